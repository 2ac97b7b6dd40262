import { useParams } from 'react-router';
import { SamplePage } from '#web/features/explore/sample-trips/components/sample-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

// With its library it weighs more than all the rest: loaded when it is opened.
const SampleMap = lazyPart(async () => (await import('../sample-map.tsx')).default);

/** A trip of the house, with its map. */
export default function SampleTripRoute() {
  const { slug = '' } = useParams();
  return <SamplePage key={slug} slug={slug} map={(sample) => <SampleMap sample={sample} />} />;
}
