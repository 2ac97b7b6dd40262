import { unwrap } from '#db/unwrap.ts';
import type { Language } from '#i18n/languages.ts';
import { loadClient } from '#web/data/supabase-client.ts';

interface SampleUse {
  /** Of the dialog: idempotent. */
  id: string;
  slug: string;
  startDate: string;
  language: Language;
}

/** With all items, at once [PUB-3]. @returns the new trip's id @throws AppError */
export async function createFromSample({ id, slug, startDate, language }: SampleUse): Promise<string> {
  const client = await loadClient();
  return unwrap(await client.rpc('use_sample_trip', { id, slug, start_date: startDate, language }));
}
