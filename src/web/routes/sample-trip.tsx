import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { loadAreas } from '#i18n/i18n.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SamplePage } from '#web/features/explore/samples/components/sample-page.tsx';
import { asPlan, nextStart } from '#web/features/explore/samples/model.ts';
import type { Sample } from '#web/features/explore/samples/queries.ts';
import { asTripDetails } from '#web/features/planner/share/model.ts';

// With its library it weighs more than all the rest: loaded when it is opened.
const MapPanel = lazy(async () => {
  const [{ MapPanel: Component }] = await Promise.all([
    import('#web/features/maps/components/map-panel.tsx'),
    loadAreas('map', 'trip', 'trip-items', 'trip-transport'),
  ]);
  return { default: Component };
});

/** A trip of the house, with its map. */
export default function SampleTripRoute() {
  const { slug = '' } = useParams();
  return <SamplePage key={slug} slug={slug} map={(sample) => <SampleMap sample={sample} />} />;
}

function SampleMap({ sample }: { sample: Sample }) {
  const { language } = useLanguage();
  const trip = asTripDetails(asPlan(sample, language, nextStart(sample.month, Temporal.Now.plainDateISO())));
  return (
    <Suspense fallback={null}>
      <MapPanel trip={trip} day={null} selected={null} onSelect={() => undefined} onAdd={null} />
    </Suspense>
  );
}
