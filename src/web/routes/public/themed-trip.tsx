import { useParams } from 'react-router';
import { themeTextsRead } from '#db/public-reads/themes.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { landscapePreview } from '#web/artwork/landscape-choice.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { readTheme, type ThemeData } from '#web/features/explore/themes/page-data.ts';
import { ThemedTripPage } from '#web/features/explore/themes/themed-trip-page.tsx';
import { paths } from '#web/paths.ts';
import type { PublicPage } from '../public-page.ts';

type Page = PublicPage<ThemeData>;

export const read = (request: PageRequest) => readTheme(request.params.theme ?? '', request);

export const exists: Page['exists'] = ({ theme }) => theme !== null;

export const head: Page['head'] = (_t, { theme, onlyIn }, language) =>
  theme && {
    title: inLanguage(language, { fr: theme.title_fr, en: theme.title_en }),
    description: inLanguage(language, { fr: theme.tagline_fr, en: theme.tagline_en }),
    picture: theme.image_url ?? landscapePreview(theme.slug),
    ...(onlyIn && { onlyIn }),
  };

export const entries: Page['entries'] = async (readRows) =>
  (await readRows(themeTextsRead())).map(({ slug, body_fr, body_en }) => ({
    path: paths.themedTrip(slug),
    onlyIn: onlyLanguage({ fr: body_fr, en: body_en }),
  }));

export default function ThemedTripRoute() {
  const { theme = '' } = useParams();
  return <ThemedTripPage slug={theme} />;
}
