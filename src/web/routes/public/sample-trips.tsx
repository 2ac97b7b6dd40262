import { allSamplesRead, type SampleCard } from '#db/public-reads/samples.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { SamplesPage } from '#web/features/explore/sample-trips/components/samples-page.tsx';
import type { PublicPage } from '../public-page.ts';

export const read = (request: PageRequest) => request.read(allSamplesRead());

export const head: PublicPage<SampleCard[]>['head'] = (t) => ({
  title: t('themed-trip:samplesTitle'),
  description: t('themed-trip:samplesLead'),
  picture: '/og/city-1-day.png',
});

export default SamplesPage;
