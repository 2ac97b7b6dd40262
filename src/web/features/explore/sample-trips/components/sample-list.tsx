import { type ReactNode, useState } from 'react';
import type { SampleCard } from '#db/public-reads/samples.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PlateProps } from '#web/ui/plate.tsx';
import { SamplePlate } from './sample-plate.tsx';
import styles from './sample-trips.module.css';

// Heavier than the page: loaded on demand.
const UseSampleDialog = lazyPart(async () => (await import('./use-sample-dialog.tsx')).CopySampleDialog);

/** Plates in as many columns as there is room for. */
export function Plates({ children }: { children: ReactNode }) {
  return <ul className={styles.samplePlates}>{children}</ul>;
}

interface SampleListProps extends Pick<PlateProps, 'headingLevel'> {
  samples: readonly SampleCard[];
}

/** [PUB-3] */
export function SampleList({ samples, headingLevel = 3 }: SampleListProps) {
  const [used, setUsed] = useState<string | null>(null);
  return (
    <>
      <ul className={styles.samplePlates}>
        {samples.map((sample) => (
          <li key={sample.slug}>
            <SamplePlate sample={sample} headingLevel={headingLevel} onUse={() => setUsed(sample.slug)} />
          </li>
        ))}
      </ul>
      {used && <UseSampleDialog slug={used} onClose={() => setUsed(null)} />}
    </>
  );
}
