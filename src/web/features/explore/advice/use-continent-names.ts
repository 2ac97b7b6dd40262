import { useTranslation } from 'react-i18next';
import type { Continent } from './country-advice.ts';

/** The continents' names, in the language shown. */
export function useContinentNames(): Record<Continent, string> {
  const { t } = useTranslation('localized-advice');
  return {
    EU: t('europe'),
    AF: t('africa'),
    AS: t('asia'),
    NA: t('northAmerica'),
    SA: t('southAmerica'),
    OC: t('oceania'),
    AN: t('antarctica'),
  };
}
