import type { Tables, TablesUpdate } from '#db/database.types.ts';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';

type LegalPage = Tables<'legal_pages'>;
type Texts = Required<Pick<TablesUpdate<'legal_pages'>, 'title_fr' | 'title_en' | 'body_fr' | 'body_en'>>;

const invalidate = () => queryClient.invalidateQueries({ queryKey: ['admin', 'legal'] }).catch(console.error);

/** @throws AppError `text_blank`, `text_too_long` with the field in `details` */
export async function createLegalPage(slug: LegalSlug, texts: Texts): Promise<LegalPage> {
  const made = await request((client) =>
    client
      .from('legal_pages')
      .insert({ slug, ...texts })
      .select('*')
      .single(),
  );
  await invalidate();
  return made;
}

/**
 * Locks optimistically. @param base `updated_at` as opened @returns null: changed since, nothing written
 * @throws AppError `text_blank`, `text_too_long` with the field in `details`
 */
export async function updateLegalPage(
  slug: LegalSlug,
  texts: Texts,
  base: string,
): Promise<LegalPage | null> {
  const stored = await request((client) =>
    client
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
