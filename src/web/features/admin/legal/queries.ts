import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { loadClient } from '#web/data/supabase-client.ts';

export async function fetchLegalPage(slug: LegalSlug, signal?: AbortSignal) {
  const client = await loadClient();
  const query = client.from('legal_pages').select('*').eq('slug', slug);
  return unwrap(await (signal ? query.abortSignal(signal) : query).maybeSingle());
}

/** Is fetched at each opening, but never while the author types. */
export const legalPageQuery = (slug: LegalSlug) =>
  queryOptions({
    queryKey: ['admin', 'legal-page', slug],
    queryFn: ({ signal }) => fetchLegalPage(slug, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
