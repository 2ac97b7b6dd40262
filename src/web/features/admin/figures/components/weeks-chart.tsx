import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#db/admin.types.ts';
import { parseDay } from '#domain/days.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { chartTop } from '../charts.ts';
import styles from './figures.module.css';

type Week = Figures['weeks'][number];

const WIDTH = 320;
const HEIGHT = 96;

/** Renders the figures as a table for screen readers, too. */
export function WeeksChart({
  title,
  weeks,
  countOf,
}: {
  title: string;
  weeks: readonly Week[];
  countOf: (week: Week) => number;
}) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const id = useId();
  const values = weeks.map(countOf);
  const top = chartTop(values);
  const step = WIDTH / Math.max(1, weeks.length);
  const dayOf = ({ week }: Week) => {
    const day = parseDay(week);
    return day ? formatDate(day, language, 'short') : week;
  };
  const [first, last] = [weeks[0], weeks.at(-1)];
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <figure className={styles.admChart} aria-labelledby={id}>
      <Row as="figcaption" gap={14} rowGap={2} align="baseline" justify="between" wrap id={id}>
        <b>{title}</b>
        <span className="num">{t('inHalfYear', { total: formatNumber(total, language) })}</span>
      </Row>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={styles.admChartLine} d={`M0 .5H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        {weeks.map((week, index) => {
          const height = (values[index] ?? 0) === 0 ? 1 : Math.max(3, ((values[index] ?? 0) / top) * HEIGHT);
          return (
            <rect
              key={week.week}
              x={index * step + 1.5}
              y={HEIGHT - height}
              width={step - 3}
              height={height}
              rx="1.5"
              data-current={index === weeks.length - 1 || undefined}
            />
          );
        })}
      </svg>
      <Row align="stretch" justify="between" className={clsx(styles.admChartEnds, 'num')} aria-hidden="true">
        <span>{first && dayOf(first)}</span>
        <span>{t('atMost', { top: formatNumber(top, language) })}</span>
        <span>{last && dayOf(last)}</span>
      </Row>
      <details className={styles.admChartTable}>
        <summary>{t('asTable')}</summary>
        <table>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('weekOf')}</th>
              <th scope="col">{t('howMany')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week}>
                <th scope="row">{dayOf(week)}</th>
                <td className="num">{formatNumber(countOf(week), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
