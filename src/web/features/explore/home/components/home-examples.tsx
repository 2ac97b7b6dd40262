import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Landscape } from '#web/artwork/landscape.tsx';
import { paths } from '#web/paths.ts';
import { PageWidth } from '#web/ui/layout.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { EXAMPLE_TRIPS, type ExampleTrip, nextDatesOf } from '../home-plans.ts';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

interface HomeExamplesProps {
  today: Temporal.PlainDate;
  /** Slugs of examples that are not there. */
  hidden: readonly string[];
}

export function HomeExamples({ today, hidden }: HomeExamplesProps) {
  const { t } = useTranslation('example-trips');
  const examples = EXAMPLE_TRIPS.filter(({ slug }) => !hidden.includes(slug));
  if (examples.length === 0) return null;
  return (
    <HomeSection aria-labelledby="examples-title">
      <PageWidth>
        <h2 id="examples-title">{t('title')}</h2>
        <p className={styles.homeLead}>{t('text')}</p>
        <ul className={styles.homePlates}>
          {examples.map((example) => (
            <li key={example.name}>
              <Example example={example} today={today} />
            </li>
          ))}
        </ul>
        <p className={styles.homeMore}>
          <Link to={paths.sampleTrips()}>{t('all')}</Link>
        </p>
      </PageWidth>
    </HomeSection>
  );
}

function Example({ example, today }: { example: ExampleTrip; today: Temporal.PlainDate }) {
  const { t } = useTranslation('example-trips');
  const { language } = useLanguage();
  const { start, end } = nextDatesOf(example, today);
  return (
    <Plate
      picture={<Landscape place={example.place} kind={example.landscape} />}
      title={<Link to={paths.sampleTrip(example.slug)}>{t(`${example.name}Title`)}</Link>}
      meta={
        <span>
          {formatDateRange(start, end, language)} · {t('days', { count: example.days })}
          <br />
          {t(`${example.name}Text`)}
        </span>
      }
    />
  );
}
