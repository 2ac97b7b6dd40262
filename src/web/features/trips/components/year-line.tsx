import { useTranslation } from 'react-i18next';
import { formatDate, formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { shortPlace, startOf, yearLine } from '../model.ts';
import type { TripSummary } from '../queries.ts';
import styles from './dashboard.module.css';

const WIDTH = 1200;
const MARGIN = 8;
const LINE_Y = 46;

const x = (at: number) => MARGIN + at * (WIDTH - 2 * MARGIN);

/** Decorative: the page has the trips as links below. */
export function YearLine({ trips, today }: { trips: readonly TripSummary[]; today: Temporal.PlainDate }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { months, stops, today: now } = yearLine(trips, today);
  const named = stops.flatMap(({ id }) => trips.filter((trip) => trip.id === id));
  const summary =
    named.length === 0
      ? t('yearEmpty')
      : t('yearStops', {
          trips: formatList(
            named.map((trip) =>
              t('yearStop', {
                place: shortPlace(trip),
                month: formatDate(startOf(trip), language, 'month'),
              }),
            ),
            language,
          ),
        });
  const last = stops.at(-1)?.at ?? now;
  return (
    // Scrolls sideways, by keyboard too.
    <section
      className={styles.year}
      aria-label={t('year')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- as above
    >
      <svg viewBox={`0 0 ${WIDTH} 84`} role="img" aria-label={summary}>
        {months.map(({ month, at }, index) => (
          <g key={month.toString()}>
            <path className={styles.yearTick} d={`M${x(at)} ${LINE_Y}v8`} />
            <text x={x(at) + 4} y={LINE_Y + 28}>
              {formatDate(month, language, 'monthShort')}
              {(index === 0 || month.month === 1) && ` ${month.year}`}
            </text>
          </g>
        ))}
        <path className={styles.yearPast} d={`M${x(0)} ${LINE_Y}H${x(now)}`} />
        <path d={`M${x(now)} ${LINE_Y}H${x(last)}`} />
        <path className={styles.yearBeyond} d={`M${x(last)} ${LINE_Y}H${x(1)}`} />
        {stops.map(({ id, label, at, isNext }) => (
          <g key={id}>
            <circle
              className={styles.yearStop}
              data-next={isNext || undefined}
              cx={x(at)}
              cy={LINE_Y}
              r={isNext ? 10 : 8}
            />
            <text className={styles.yearName} x={x(at)} y={24} textAnchor={at > 0.95 ? 'end' : 'middle'}>
              {label}
            </text>
          </g>
        ))}
        <circle className={styles.yearToday} cx={x(now)} cy={LINE_Y} r={5} />
        <text className={styles.yearName} x={Math.max(x(now) - 5, 0)} y={24}>
          {t('today')}
        </text>
      </svg>
    </section>
  );
}
