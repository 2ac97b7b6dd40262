import type { Tables, TablesUpdate } from '#db/database.types.ts';
import { unwrap } from '#db/unwrap.ts';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';

type LegalPage = Tables<'legal_pages'>;
type Texts = Required<Pick<TablesUpdate<'legal_pages'>, 'title_fr' | 'title_en' | 'body_fr' | 'body_en'>>;

const invalidate = () => queryClient.invalidateQueries({ queryKey: ['admin', 'legal'] }).catch(console.error);

/** Stores a legal page that was not written yet. @throws AppError `text_blank`, `text_too_long` with the field in `details` */
export async function createLegalPage(slug: LegalSlug, texts: Texts): Promise<LegalPage> {
  const client = await loadClient();
  const made = unwrap(
    await client
      .from('legal_pages')
      .insert({ slug, ...texts })
      .select('*')
      .single(),
  );
  await invalidate();
  return made;
}

/**
 * Stores a legal page, if it still is what was opened.
 *
 * @param base `updated_at` of what was opened
 * @returns null when somebody else has stored another version since: nothing is written then
 * @throws AppError `text_blank`, `text_too_long` with the field in `details`
 */
export async function updateLegalPage(
  slug: LegalSlug,
  texts: Texts,
  base: string,
): Promise<LegalPage | null> {
  const client = await loadClient();
  const stored = unwrap(
    await client
      .from('legal_pages')
      .update(texts)
      .eq('slug', slug)
      .eq('updated_at', base)
      .select('*')
      .maybeSingle(),
  );
  if (stored) await invalidate();
  return stored;
}
