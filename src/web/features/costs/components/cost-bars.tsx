import clsx from 'clsx';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBriefMoney, formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from '../cost-bars.module.css';
import { type Bar, type BarPart, costChart } from '../cost-chart.ts';
import type { DayCost } from '../model.ts';

/** Up to so many days fit the narrowest screen; more go on beside it. */
const MOST_IN_SIGHT = 31;
/** From so many on a day has no room for an amount; on a phone, from so many on, for a date. */
const MANY = 8;
const CROWDED = 18;
const DAYS_A_WEEK = 7;

interface CostBarsProps {
  days: readonly DayCost[];
  currency: string;
  /** ISO day shown in the schedule. */
  current: string | null;
}

/** Bars for all days in the width there is, stacked by kind on the line of days. The table beside it says the same in words. */
export function CostBars({ days, currency, current }: CostBarsProps) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const { top, depth, bars } = useMemo(() => costChart(days), [days]);
  const money = (minor: number) => formatBriefMoney(minor, currency, language);
  const goesOn = days.length > MOST_IN_SIGHT;
  return (
    <div className={styles.costBars}>
      <section
        className={styles.chart}
        aria-label={t('costPerDayAndKind')}
        data-goes-on={goesOn ? '' : undefined}
        // A scroll area has to be reachable by keyboard.
        {...(goesOn && { tabIndex: 0 })}
      >
        <div className={styles.plot} style={{ '--depth': depth }} aria-hidden="true">
          <span className={clsx(styles.scale, 'num')}>
            <span>{money(top)}</span>
            <span>{money(0)}</span>
          </span>
          <div
            className={styles.days}
            data-count={days.length < MANY ? undefined : 'many'}
            data-crowded={!goesOn && days.length >= CROWDED ? '' : undefined}
          >
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
      {goesOn && <p>{t('costBarsGoOn', { count: days.length })}</p>}
      {bars.some(({ isCut }) => isCut) && <p>{t('costBarsCut')}</p>}
    </div>
  );
}

interface DayBarProps {
  bar: Bar;
  currency: string;
  isCurrent: boolean;
  /** Whether its day is named where there is room for one in seven. */
  beginsWeek: boolean;
}

const isSamePart = (one: BarPart, other: BarPart | undefined) =>
  one.kind === other?.kind && one.height === other.height && one.isCut === other.isCut;

/** Whether two bars look the same: most changes of a trip leave what its days cost as it was. */
const isSameBar = ({ bar: one, ...rest }: DayBarProps, { bar: other, ...others }: DayBarProps) =>
  one.day.key === other.day.key &&
  one.day.total.convertedMinor === other.day.total.convertedMinor &&
  one.above.length === other.above.length &&
  one.below.length === other.below.length &&
  one.above.every((part, at) => isSamePart(part, other.above[at])) &&
  one.below.every((part, at) => isSamePart(part, other.below[at])) &&
  rest.currency === others.currency &&
  rest.isCurrent === others.isCurrent &&
  rest.beginsWeek === others.beginsWeek;

/** One of up to sixty: rendered again only where it looks different. */
const DayBar = memo(function DayBar({ bar, currency, isCurrent, beginsWeek }: DayBarProps) {
  const { language } = useLanguage();
  const { day, above, below, isCut } = bar;
  const { convertedMinor: cost } = day.total;
  return (
    <div className={styles.day} data-slot="cost-bar" data-cut={isCut ? '' : undefined}>
      <div className={styles.above}>
        <span className={clsx(styles.value, 'num')}>
          {cost !== 0 && formatBriefMoney(cost, currency, language)}
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
}, isSameBar);

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
