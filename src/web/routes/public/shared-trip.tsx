import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { loadAreas } from '#i18n/i18n.ts';
import { SharedTripPage } from '#web/features/planner/share-link/components/shared-trip-page.tsx';
import { SharedLayout } from '#web/features/shell/components/shared-layout.tsx';
import { TripPicture } from '#web/features/trips/components/trip-picture.tsx';

// With its library it weighs more than all the rest: loaded when it is opened.
const MapPanel = lazy(async () => {
  const [{ MapPanel: Component }] = await Promise.all([
    import('#web/features/maps/components/map-panel.tsx'),
    loadAreas('map'),
  ]);
  return { default: Component };
});

/** A trip opened by its share link. */
export default function SharedTripRoute() {
  const { token = '' } = useParams();
  return (
    <SharedLayout>
      <SharedTripPage
        token={token}
        parts={{
          picture: (trip) => <TripPicture trip={trip} />,
          map: (trip, onSelect) => (
            <Suspense fallback={null}>
              <MapPanel trip={trip} day={null} selected={null} onSelect={onSelect} onAdd={null} />
            </Suspense>
          ),
        }}
      />
    </SharedLayout>
  );
}
