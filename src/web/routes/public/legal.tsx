import { useLocation } from 'react-router';
import { LEGAL_SLUGS } from '#domain/legal-pages.ts';
import { onlyLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { LegalPage } from '#web/features/legal/components/legal-page.tsx';
import { isIncomplete, type LegalData, legalPageRead, readLegalPage } from '#web/features/legal/page-data.ts';
import type { PublicPage } from '../public-page.ts';

type Page = PublicPage<LegalData>;

const slugIn = ({ slug }: PageRequest['params']) => LEGAL_SLUGS.find((known) => known === slug);

export async function read(request: PageRequest): Promise<LegalData | null> {
  const slug = slugIn(request.params);
  return slug ? readLegalPage(slug, request) : null;
}

export const head: Page['head'] = (t, { slug, title, onlyIn, isIncomplete }) => ({
  title,
  description: t(`legal:${slug}Description`),
  picture: '/og/forest-1-day.png',
  ...(onlyIn && { onlyIn }),
  isUnlisted: isIncomplete,
});

/** None before the text is complete. */
export const entries: Page['entries'] = async (readRows, { path, params = {} }) => {
  const slug = slugIn(params);
  const pages = slug ? await readRows(legalPageRead(slug)) : [];
  return pages
    .filter((page) => !isIncomplete(page))
    .map(({ updated_at, body_fr, body_en }) => ({
      path: `/${path}`,
      changed: updated_at,
      onlyIn: onlyLanguage({ fr: body_fr, en: body_en }),
    }));
};

export default function LegalRoute() {
  const { pathname } = useLocation();
  return <LegalPage key={pathname} />;
}
