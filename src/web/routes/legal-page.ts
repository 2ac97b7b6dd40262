import { legalPageRead } from '#db/public-reads/legal-pages.ts';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { type LegalData, readLegalPage } from '#web/features/legal/page-data.ts';
import type { PublicPage } from './public-page.ts';

/** What a legal page reads, its head and its address in the sitemap, which has none before a text is written. */
export function legalPage(
  slug: LegalSlug,
  path: string,
): Required<Pick<PublicPage<LegalData>, 'read' | 'head' | 'entries'>> {
  return {
    read: (request) => readLegalPage(slug, request),
    head: (t, { title, onlyIn }) => ({
      title,
      description: t(`legal:${slug}Description`),
      picture: '/og/forest-1-day.png',
      ...(onlyIn && { onlyIn }),
    }),
    entries: async (read) =>
      (await read(legalPageRead(slug))).map(({ updated_at }) => ({ path, changed: updated_at })),
  };
}
