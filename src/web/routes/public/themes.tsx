import { type ThemeCard, themeCardsRead } from '#db/public-reads/themes.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { ThemesPage } from '#web/features/explore/themes/themes-page.tsx';
import type { PublicPage } from '../public-page.ts';

export const read = (request: PageRequest) => request.read(themeCardsRead());

export const head: PublicPage<ThemeCard[]>['head'] = (t) => ({
  title: t('themed-trip:title'),
  description: t('themed-trip:themesLead'),
  picture: '/og/forest-1-day.png',
});

export default ThemesPage;
