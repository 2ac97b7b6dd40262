import { useLanguage } from '#i18n/i18n.ts';
import { QueryProvider } from '#web/data/query-provider.tsx';
import type { SampleTrip } from '#web/features/explore/sample-trips/page-data.ts';
import { asPlan, nextStart } from '#web/features/explore/sample-trips/sample-items.ts';
import { MapPanel } from '#web/features/maps/components/map-panel.tsx';
import { asTripDetails } from '#web/features/planner/share-link/shared-trip.ts';

export default function SampleMap({ sample }: { sample: SampleTrip }) {
  const { language } = useLanguage();
  const trip = asTripDetails(asPlan(sample, language, nextStart(sample, Temporal.Now.plainDateISO())));
  return (
    <QueryProvider>
      <MapPanel trip={trip} day={null} selected={null} onSelect={() => undefined} onAdd={null} />
    </QueryProvider>
  );
}
