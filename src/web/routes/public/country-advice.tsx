import { useParams } from 'react-router';
import { adviceTextsRead } from '#db/public-reads/countries.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { landscapePreview } from '#web/artwork/landscape-choice.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { CountryPage } from '#web/features/explore/advice/components/country-page.tsx';
import { type CountryData, readCountry } from '#web/features/explore/advice/page-data.ts';
import { paths } from '#web/paths.ts';
import type { PublicPage } from '../public-page.ts';

type Page = PublicPage<CountryData>;

export async function read(request: PageRequest): Promise<CountryData | null> {
  const { country = '' } = request.params;
  return /^[a-z]{2}$/.test(country) ? readCountry(country.toUpperCase(), request) : null;
}

export const head: Page['head'] = (t, { country, advice, onlyIn }, language) => ({
  title: t('localized-advice:title', {
    country: inLanguage(language, { fr: country.name_fr, en: country.name_en }),
  }),
  description: t('localized-advice:description', {
    country: inLanguage(language, { fr: country.name_fr, en: country.name_en }),
  }),
  picture: landscapePreview(country.name_fr),
  ...(onlyIn && { onlyIn }),
  // Search engines get no page of facts alone, which are the same everywhere.
  isUnlisted: advice.length === 0,
});

export const entries: Page['entries'] = async (readRows) =>
  (await readRows(adviceTextsRead())).map(({ iso_a2, advice_fr, advice_en }) => ({
    path: paths.countryAdvice(iso_a2),
    onlyIn: onlyLanguage({ fr: advice_fr, en: advice_en }),
  }));

export default function CountryAdviceRoute() {
  const { country = '' } = useParams();
  return <CountryPage key={country} />;
}
