import { legalPageRead } from '#db/public-reads/legal-pages.ts';
import type { LegalSlug } from '#domain/legal-pages.ts';
import { isIncomplete, type LegalData, readLegalPage } from '#web/features/legal/page-data.ts';
import type { PublicPage } from './public-page.ts';

/** Makes a page, without an address in the sitemap before its text is complete. */
export function legalPage(
  slug: LegalSlug,
  path: string,
): Required<Pick<PublicPage<LegalData>, 'read' | 'head' | 'entries'>> {
  return {
    read: (request) => readLegalPage(slug, request),
    head: (t, { title, onlyIn, isIncomplete }) => ({
      title,
      description: t(`legal:${slug}Description`),
      picture: '/og/forest-1-day.png',
      ...(onlyIn && { onlyIn }),
      isUnlisted: isIncomplete,
    }),
    entries: async (read) =>
      (await read(legalPageRead(slug)))
        .filter((page) => !isIncomplete(page))
        .map(({ updated_at }) => ({ path, changed: updated_at })),
  };
}
