import { unwrap } from '#db/unwrap.ts';
import type { Language } from '#i18n/languages.ts';
import { loadClient } from '#web/data/supabase-client.ts';

interface SampleUse {
  /** Made when the dialog opened: sending it twice makes one trip. */
  id: string;
  slug: string;
  /** ISO day on which it begins. */
  startDate: string;
  language: Language;
}

/**
 * Makes a trip of the house one's own, with all its items, in one piece (PUB-3).
 *
 * @returns the new trip's id
 * @throws AppError when the database refuses or can't be reached
 */
export async function createFromSample({ id, slug, startDate, language }: SampleUse): Promise<string> {
  const client = await loadClient();
  return unwrap(await client.rpc('use_sample_trip', { id, slug, start_date: startDate, language }));
}
