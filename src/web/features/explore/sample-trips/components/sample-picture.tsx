import type { SampleCard } from '#db/public-reads/samples.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { landscapeKind, timeOfMonth } from '#web/artwork/landscape-choice.ts';
import { Picture } from '#web/ui/picture.tsx';

export function SamplePicture({
  sample,
  isFirst = false,
}: {
  sample: Pick<SampleCard, 'image_url' | 'landscape' | 'destination_fr' | 'month'>;
  /** Loads at once, because the picture is visible when the page opens. */
  isFirst?: boolean;
}) {
  const drawn = (
    <Landscape
      place={sample.destination_fr}
      kind={landscapeKind(sample.landscape)}
      month={sample.month}
      {...(timeOfMonth(sample.month) === 'evening' && { time: 'evening' })}
      {...(isFirst && { loading: 'eager' })}
    />
  );
  return <Picture url={sample.image_url} fallback={drawn} />;
}
