import clsx from 'clsx';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBriefMoney, formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from '../cost-bars.module.css';
import { type Bar, type BarPart, costChart } from '../cost-chart.ts';
import type { DayCost } from '../model.ts';

/** From so many on a day has no room for an amount; from so many on, for a date. */
const MANY = 8;
const CROWDED = 18;
/** So many amounts have room side by side on a phone. */
const AMOUNTS_IN_A_ROW = 6;
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
  const named = useMemo(() => namedBars(bars), [bars]);
  return (
    <div className={styles.costBars}>
      <section className={styles.chart} aria-label={t('costPerDayAndKind')}>
        <div className={styles.plot} style={{ '--depth': depth }} aria-hidden="true">
          <span className={clsx(styles.scale, 'num')}>
            <span>{money(top)}</span>
            <span>{money(0)}</span>
          </span>
          <div
            className={styles.days}
            data-count={days.length < MANY ? undefined : 'many'}
            data-crowded={days.length < CROWDED ? undefined : ''}
          >
            {bars.map((bar, index) => (
              <DayBar
                key={bar.day.key}
                bar={bar}
                currency={currency}
                isNamed={named.has(index)}
                isCurrent={bar.day.key === current}
                beginsWeek={index % DAYS_A_WEEK === 0}
              />
            ))}
          </div>
        </div>
      </section>
      {bars.some(({ isCut }) => isCut) && <p>{t('costBarsCut')}</p>}
    </div>
  );
}

interface DayBarProps {
  bar: Bar;
  currency: string;
  /** Whether there is room for its amount. */
  isNamed: boolean;
  isCurrent: boolean;
  /** Whether its day is named where there is room for one in seven. */
  beginsWeek: boolean;
}

/** Places of the bars with their amount: each while there are few; else those that are cut, as far as there is room between two. */
function namedBars(bars: readonly Bar[]): ReadonlySet<number> {
  if (bars.length < MANY) return new Set(bars.keys());
  const apart = Math.ceil(bars.length / AMOUNTS_IN_A_ROW);
  const named: number[] = [];
  for (const [index, { isCut }] of bars.entries())
    if (isCut && index - (named.at(-1) ?? -apart) >= apart) named.push(index);
  return new Set(named);
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
  rest.isNamed === others.isNamed &&
  rest.isCurrent === others.isCurrent &&
  rest.beginsWeek === others.beginsWeek;

/** One of up to sixty: rendered again only where it looks different. */
const DayBar = memo(function DayBar({ bar, currency, isNamed, isCurrent, beginsWeek }: DayBarProps) {
  const { language } = useLanguage();
  const { day, above, below, isCut } = bar;
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
