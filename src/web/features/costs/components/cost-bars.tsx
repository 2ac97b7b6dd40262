import clsx from 'clsx';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBriefMoney, formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Note, Stack } from '#web/ui/layout.tsx';
import { type Bar, type BarPart, costChart } from '../cost-chart.ts';
import type { DayCost } from '../model.ts';
import styles from './cost-bars.module.css';

/** Number of days from which bars are narrower. */
const MANY = 8;
const CROWDED = 18;
const DAYS_A_WEEK = 7;

interface CostBarsProps {
  days: readonly DayCost[];
  currency: string;
  current: string | null;
}

/** Bars are stacked by kind; the table has the same values in words. */
export function CostBars({ days, currency, current }: CostBarsProps) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const { top, depth, bars } = useMemo(() => costChart(days), [days]);
  const money = (minor: number) => formatBriefMoney(minor, currency, language);
  const count = days.length < MANY ? undefined : days.length < CROWDED ? 'many' : 'crowded';
  return (
    <Stack gap={8} className={styles.costBars}>
      <section aria-label={t('costPerDayAndKind')}>
        <div className={styles.plot} style={{ '--depth': depth }} aria-hidden="true">
          <span className={clsx(styles.scale, 'num')}>
            <span>{money(top)}</span>
            <span>{money(0)}</span>
          </span>
          <div className={styles.days} data-count={count}>
            {bars.map((bar, index) => (
              <DayBar
                key={bar.day.key}
                bar={bar}
                currency={currency}
                isCurrent={bar.day.key === current}
                beginsWeek={index % DAYS_A_WEEK === 0}
              />
            ))}
          </div>
        </div>
      </section>
      {bars.some(({ isCut }) => isCut) && <Note>{t('costBarsCut')}</Note>}
    </Stack>
  );
}

interface DayBarProps {
  bar: Bar;
  currency: string;
  isCurrent: boolean;
  /** Its name is shown where one day in seven has room for it. */
  beginsWeek: boolean;
}

/** Memoised: when another day is chosen, two of sixty bars change. */
const DayBar = memo(function DayBar({ bar, currency, isCurrent, beginsWeek }: DayBarProps) {
  const { language } = useLanguage();
  const { day, above, below, isCut, isNamed } = bar;
  const { convertedMinor: cost } = day.total;
  return (
    <div className={styles.day} data-slot="cost-bar" data-cut={isCut ? '' : undefined}>
      <div className={styles.above}>
        <span className={clsx(styles.value, 'num')}>
          {isNamed && cost !== 0 && formatBriefMoney(cost, currency, language)}
        </span>
        <Parts parts={above.toReversed()} />
      </div>
      <div className={styles.below}>
        <Parts parts={below} />
      </div>
      <span className={styles.stop} data-current={isCurrent ? '' : undefined} />
      <span className={clsx(styles.name, 'num')} data-week={beginsWeek ? '' : undefined}>
        {day.date ? (
          <>
            <span>{formatDate(day.date, language, 'weekdayDay')}</span>
            <span>{day.date.day}</span>
          </>
        ) : (
          '…'
        )}
      </span>
    </div>
  );
});

function Parts({ parts }: { parts: readonly BarPart[] }) {
  return parts.map(({ kind, height, isCut }) => (
    <span
      key={kind}
      className={styles.part}
      data-kind={kind}
      data-cut={isCut ? '' : undefined}
      style={{ '--part': height }}
    />
  ));
}
