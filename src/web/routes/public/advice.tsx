import { type AdvisedCountry, advisedCountriesRead } from '#db/public-reads/countries.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { AdvicePage } from '#web/features/explore/advice/components/advice-page.tsx';
import type { PublicPage } from '../public-page.ts';

export const read = (request: PageRequest) => request.read(advisedCountriesRead());

export const head: PublicPage<AdvisedCountry[]>['head'] = (t) => ({
  title: t('localized-advice:heading'),
  description: t('localized-advice:lead'),
  picture: '/og/desert-1-day.png',
});

export default AdvicePage;
