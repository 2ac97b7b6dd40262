import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SampleCard } from '#db/public-reads/samples.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Plate, type PlateProps } from '#web/ui/plate.tsx';
import { SamplePicture } from './sample-picture.tsx';
import styles from './sample-trips.module.css';

// The dialog outweighs the page, so it loads on demand.
const UseSampleDialog = lazyPart(async () => (await import('./use-sample-dialog.tsx')).CopySampleDialog);

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

interface SamplePlateProps extends Pick<PlateProps, 'headingLevel'> {
  sample: SampleCard;
  onUse: () => void;
}

/** [PUB-3] */
function SamplePlate({ sample, onUse, headingLevel = 3 }: SamplePlateProps) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const title = inLanguage(language, { fr: sample.title_fr, en: sample.title_en });
  const summaries = { fr: sample.summary_fr, en: sample.summary_en };
  return (
    <div className={styles.samplePlate}>
      <Plate
        headingLevel={headingLevel}
        picture={<SamplePicture sample={sample} />}
        title={<Link to={paths.sampleTrip(sample.slug)}>{title}</Link>}
        meta={
          <span>
            {inLanguage(language, { fr: sample.destination_fr, en: sample.destination_en })}
            {' · '}
            {t('days', { count: sample.days })}
          </span>
        }
      />
      <p lang={onlyLanguage(summaries)}>{inLanguage(language, summaries)}</p>
      <Button variant="go" onClick={onUse}>
        {t('useTrip')}
      </Button>
    </div>
  );
}
