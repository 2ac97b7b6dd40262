import { CustomTripPage } from '#web/features/explore/custom-trip/components/custom-trip-page.tsx';
import { useSession } from '#web/session/session.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PublicPage } from '../public-page.ts';

const MyRequests = lazyPart(
  async () => (await import('#web/features/explore/custom-trip/components/my-requests.tsx')).MyRequests,
);

export const head: PublicPage['head'] = (t) => ({
  title: t('custom-trip:title'),
  description: t('custom-trip:lead'),
  picture: '/og/forest-1-day.png',
});

export default function CustomTripRoute() {
  const { user } = useSession();
  return <CustomTripPage requests={user && <MyRequests />} />;
}
