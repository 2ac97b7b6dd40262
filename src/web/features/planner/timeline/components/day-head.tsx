import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountSum } from '#web/trip-data/amount-sum.tsx';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AddMenu } from '../../components/add-menu.tsx';
import { meansOf } from '../../components/item-icon.tsx';
import { DAY_COUNTS, type DayEntry } from '../../days/day-entries.ts';
import { WalkFact } from '../../transfers/components/day-facts.tsx';
import { useFormats } from '../../use-formats.ts';
import styles from '../timeline.module.css';

/** Head of a day: name, facts, cost, add button and menu. */
export function DayHead({
  entry,
  weather,
  menu,
}: {
  entry: DayEntry;
  weather: ReactNode;
  /** Menu of the day. */
  menu: ReactNode;
}) {
  const { t } = useTranslation(['trip']);
  const { day } = useFormats();
  return (
    <Row as="header" gap={16} align="end" className={styles.dayHead}>
      <div className={styles.dayHeadText}>
        <h2>{day(entry.date)}</h2>
        <ul className={styles.dayHeadFacts}>
          <WalkFact />
          {entry.costs.length > 0 && (
            <li className={clsx(styles.dayHeadCost, 'num')}>
              <AmountSum amounts={entry.costs} />
            </li>
          )}
          {DAY_COUNTS.map(
            ({ kind, text }) =>
              entry.counts[kind] > 0 && (
                <li key={kind} className="num">
                  <KindIcon kind={kind} {...meansOf(entry.items)} size={16} />
                  <span aria-hidden="true">{entry.counts[kind]}</span>
                  <VisuallyHidden>{t(text, { count: entry.counts[kind] })}</VisuallyHidden>
                </li>
              ),
          )}
          {weather}
        </ul>
      </div>
      {menu}
      <AddMenu shape="button" date={entry.date.toString()} />
    </Row>
  );
}
