import { useParams } from 'react-router';
import { withAreas } from '#i18n/i18n.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { QueryProvider } from '#web/data/query-provider.tsx';
import { SharedDocuments } from '#web/features/collaboration/documents/components/shared-documents.tsx';
import { SharedTripPage } from '#web/features/planner/share-link/components/shared-trip-page.tsx';
import { sharedTripRead } from '#web/features/planner/share-link/shared-trip.ts';
import { type LinkedPlan, readOrSeen } from '#web/features/planner/share-link/use-seen-trip.ts';
import { SharedLayout } from '#web/features/shell/components/shared-layout.tsx';
import { TripPicture } from '#web/features/trips/components/trip-picture.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PublicPage } from '../public-page.ts';

// The map's library outweighs the rest: loaded on demand.
const MapPanel = lazyPart(
  async () => (await withAreas(import('#web/features/maps/components/map-panel.tsx'), 'map')).MapPanel,
);

export function read({ params, read: readRows }: PageRequest): Promise<LinkedPlan | null> {
  const { token = '' } = params;
  return readOrSeen(token, async () => {
    const [plan] = await readRows(sharedTripRead(token));
    return plan ?? null;
  });
}

export const head: PublicPage<LinkedPlan>['head'] = (t, { trip }) => ({
  title: trip.title,
  description: t('common:appDescription'),
  picture: '/og/islands-1-day.png',
});

export default function SharedTripRoute() {
  const { token = '' } = useParams();
  return (
    <QueryProvider>
      <SharedLayout>
        <SharedTripPage
          token={token}
          parts={{
            picture: (trip) => <TripPicture trip={trip} />,
            documents: (documents) => <SharedDocuments token={token} documents={documents} />,
            map: (trip, onSelect) => (
              <MapPanel trip={trip} day={null} selected={null} onSelect={onSelect} onAdd={null} />
            ),
          }}
        />
      </SharedLayout>
    </QueryProvider>
  );
}
