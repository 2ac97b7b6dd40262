import { type Destination, destinationsRead } from '#db/public-reads/blog.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { DestinationsPage } from '#web/features/blog/components/destinations-page.tsx';
import type { PublicPage } from '../public-page.ts';

export const read = (request: PageRequest) => request.read(destinationsRead());

export const head: PublicPage<Destination[]>['head'] = (t) => ({
  title: t('blog:destinations'),
  description: t('blog:destinationsLead'),
  picture: '/og/mountains-1-day.png',
});

export default DestinationsPage;
