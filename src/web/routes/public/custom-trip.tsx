import { CustomTripPage } from '#web/features/explore/custom-trip/components/custom-trip-page.tsx';
import { useSession } from '#web/session/session.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Requests = lazyPart(async () => (await import('../my-requests.tsx')).default);

export default function CustomTripRoute() {
  const { user } = useSession();
  return <CustomTripPage requests={user && <Requests />} />;
}
