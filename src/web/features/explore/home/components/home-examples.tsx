import { useTranslation } from 'react-i18next';
import { formatDateRange } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Landscape } from '#web/ui/landscape.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { EXAMPLE_TRIPS, type ExampleTrip, nextDatesOf } from '../model.ts';
import { useStartPlan } from './use-start-plan.ts';

/** Trips to begin from: each becomes the draft of one's own. */
export function HomeExamples() {
  const { t } = useTranslation('example-trips');
  return (
    <section className="home-section" aria-labelledby="examples-title">
      <div className="wrap">
        <h2 id="examples-title">{t('title')}</h2>
        <p className="home-lead">{t('text')}</p>
        <ul className="home-plates">
          {EXAMPLE_TRIPS.map((example) => (
            <li key={example.name}>
              <Example example={example} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Example({ example }: { example: ExampleTrip }) {
  const { t } = useTranslation('example-trips');
  const { language } = useLanguage();
  const startPlan = useStartPlan();
  const { start, end } = nextDatesOf(example, Temporal.Now.plainDateISO());

  const begin = () =>
    startPlan({
      destination: t(`${example.name}Destination`),
      startDate: start.toString(),
      endDate: end.toString(),
      travellers: 2,
    });

  return (
    <Plate
      picture={<Landscape kind={example.landscape} />}
      title={
        <button type="button" className="plate-button" onClick={begin}>
          {t(`${example.name}Title`)}
        </button>
      }
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
