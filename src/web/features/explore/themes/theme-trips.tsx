import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampleCard } from '#db/public-reads/samples.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SamplePlate } from '../sample-trips/components/sample-plate.tsx';
import styles from '../sample-trips/sample-trips.module.css';

// With its dialog it weighs more than the page: loaded when it is asked for.
const UseSampleDialog = lazyPart(
  async () => (await import('../sample-trips/components/use-sample-dialog.tsx')).CopySampleDialog,
);

/** The trips of a theme, each to read and to use (PUB-3). Nothing while there are none: the theme stands by itself. */
export function ThemeTrips({ samples }: { samples: readonly SampleCard[] }) {
  const { t } = useTranslation('themed-trip');
  const [used, setUsed] = useState<string | null>(null);
  if (samples.length === 0) return null;
  return (
    <section>
      <h2>{t('tripsTitle')}</h2>
      <ul className={styles.samplePlates}>
        {samples.map((sample) => (
          <li key={sample.slug}>
            <SamplePlate sample={sample} onUse={() => setUsed(sample.slug)} />
          </li>
        ))}
      </ul>
      {used && <UseSampleDialog slug={used} onClose={() => setUsed(null)} />}
    </section>
  );
}
