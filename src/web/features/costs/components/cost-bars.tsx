import { useTranslation } from 'react-i18next';
import { formatBriefMoney, formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from '../costs.module.css';
import { COST_KINDS, type DayCost } from '../model.ts';

/** The drawing, in pixels: the line of days, the highest bar above it, a bar's width and the room for one. */
const LINE_Y = 196;
const HIGHEST = 156;
const BAR = 40;
const ROOM = 64;
const DAYS_AT_A_TIME = 7;
/** Air between two kinds. */
const AIR = 2;

interface CostBarsProps {
  days: readonly DayCost[];
  currency: string;
  /** ISO day shown in the schedule. */
  current: string | null;
}

/** Bars by day, stacked by kind, on the line of days. The table beside it says the same in words. */
export function CostBars({ days, currency, current }: CostBarsProps) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const highest = Math.max(1, ...days.map((day) => day.total.convertedMinor));
  return (
    <section
      className={styles.costBars}
      aria-label={t('costPerDayAndKind')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reachable by keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- the same
    >
      <div className={styles.costBarsWeeks}>
        {weeksOf(days).map((week, index, weeks) => (
          <div key={week[0]?.key} style={{ flex: week.length, minWidth: week.length * ROOM }}>
            <svg aria-hidden="true">
              <line
                className={styles.costBarsLine}
                x1={index === 0 ? centreOf(0, week) : '0'}
                x2={index === weeks.length - 1 ? centreOf(week.length - 1, week) : '100%'}
                y1={LINE_Y + 10}
                y2={LINE_Y + 10}
              />
              {week.map((day, place) => (
                <svg key={day.key} x={centreOf(place, week)} overflow="visible" aria-hidden="true">
                  <Bar day={day} scale={HIGHEST / highest} />
                  {day.total.convertedMinor > 0 && (
                    <text
                      className={styles.costBarsValue}
                      y={LINE_Y - (day.total.convertedMinor * HIGHEST) / highest - 8}
                    >
                      {formatBriefMoney(day.total.convertedMinor, currency, language)}
                    </text>
                  )}
                  <circle cy={LINE_Y + 10} r="6" data-current={day.key === current ? '' : undefined} />
                  <text y={LINE_Y + 36}>
                    {day.date ? formatDate(day.date, language, 'weekdayDay') : t('outside')}
                  </text>
                </svg>
              ))}
            </svg>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Seven days at a time: those out of sight are not laid out. */
function weeksOf(days: readonly DayCost[]): DayCost[][] {
  const count = Math.ceil(days.length / DAYS_AT_A_TIME);
  return Array.from({ length: count }, (_, week) =>
    days.slice(week * DAYS_AT_A_TIME, (week + 1) * DAYS_AT_A_TIME),
  );
}

const centreOf = (place: number, week: readonly DayCost[]) => `${((place + 0.5) / week.length) * 100}%`;

/** @param scale pixels per minor unit */
function Bar({ day, scale }: { day: DayCost; scale: number }) {
  const costs = COST_KINDS.map((kind) => ({ kind, height: day.byKind[kind].convertedMinor * scale }));
  return costs.map(({ kind, height }, index) => {
    const below = costs.slice(0, index).reduce((sum, cost) => sum + cost.height, 0);
    if (height <= 0) return null;
    return (
      <rect
        key={kind}
        data-kind={kind}
        x={-BAR / 2}
        y={LINE_Y - below - height}
        width={BAR}
        height={Math.max(1, height - AIR)}
      />
    );
  });
}
