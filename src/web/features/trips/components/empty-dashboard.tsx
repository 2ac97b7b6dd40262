import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PictureFrame } from '#web/ui/picture.tsx';
import { StopsDrawing } from '#web/ui/stops.tsx';
import styles from './first-page.module.css';

export function EmptyDashboard({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.firstPage}>
      <div>
        <StopsDrawing className={styles.firstPageLine} viewBox="0 0 240 28">
          <path d="M14 14H226" strokeDasharray="2 7" />
          <circle cx="14" cy="14" r="9" data-filled />
          {[85, 156, 226].map((cx) => (
            <circle key={cx} cx={cx} cy="14" r="8" strokeDasharray="3 4" />
          ))}
        </StopsDrawing>
        <h2>{t('emptyTitle')}</h2>
        <p className={styles.firstPageText}>{t('emptyText')}</p>
        <Button variant="go" size="big" icon={<Plus />} onClick={onCreate}>
          {t('create')}
        </Button>
        <p className={styles.firstPageExamples}>
          {t('emptyExamples')}{' '}
          {EXAMPLES.map(({ slug, name }) => (
            <Fragment key={slug}>
              <Link className="link" to={paths.sampleTrip(slug)}>
                {t(name)}
              </Link>
              {', '}
            </Fragment>
          ))}
          <Link className="link" to={paths.sampleTrips()}>
            {t('exampleAll')}
          </Link>
          .
        </p>
      </div>
      <PictureFrame className={styles.firstPagePicture}>
        <Landscape kind="sea" />
      </PictureFrame>
    </section>
  );
}

export const EXAMPLES = [
  { slug: 'cinq-jours-a-lisbonne', name: 'exampleLisbon' },
  { slug: 'les-dolomites-a-pied', name: 'exampleDolomites' },
] as const;
