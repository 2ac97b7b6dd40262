import { noneIfStored } from '#db/app-error.ts';
import type { Tables, TablesUpdate } from '#db/database.types.ts';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { changedFields } from '#web/forms/use-draft.ts';
import { fetchLegalPage } from './queries.ts';

type LegalPage = Tables<'legal_pages'>;
type Texts = Required<Pick<TablesUpdate<'legal_pages'>, 'title_fr' | 'title_en' | 'body_fr' | 'body_en'>>;

const invalidate = () => queryClient.invalidateQueries({ queryKey: ['admin', 'legal'] }).catch(console.error);

/** A try whose answer was lost may have stored it. @returns null: somebody else has written the page @throws AppError `text_blank`, `text_too_long` with the field in `details` */
export async function createLegalPage(slug: LegalSlug, texts: Texts): Promise<LegalPage | null> {
  const [made] = await request((client) =>
    client
      .from('legal_pages')
      .insert({ slug, ...texts })
      .select('*'),
  ).catch(noneIfStored);
  const stored = made ?? (await fetchLegalPage(slug));
  await invalidate();
  const isOurs = made ?? (stored && Object.keys(changedFields<Texts>(texts, stored)).length === 0);
  return isOurs ? stored : null;
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
