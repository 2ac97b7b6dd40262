import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SamplePlate } from '../../samples/components/sample-plate.tsx';
import { samplesQuery } from '../../samples/queries.ts';
import '../../samples/styles.css';

// With its dialog it weighs more than the page: loaded when it is asked for.
const UseSampleDialog = lazyPart(
  async () => (await import('../../samples/components/use-sample-dialog.tsx')).UseSampleDialog,
);

/** The trips of a theme, each to read and to use (PUB-3). Nothing while there are none: the theme stands by itself. */
export function ThemeTrips({ slug }: { slug: string }) {
  const { t } = useTranslation('themed-trip');
  const { data: samples = [] } = useQuery(samplesQuery(slug));
  const [used, setUsed] = useState<string | null>(null);
  if (samples.length === 0) return null;
  return (
    <section>
      <h2>{t('tripsTitle')}</h2>
      <ul className="sample-plates">
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
