import { DestinationsPage } from '#web/features/blog/components/destinations-page.tsx';

export default function BlogDestinationsRoute() {
  return <DestinationsPage />;
}
