import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOf, type PlannerItem } from '#web/trip-data/trip.ts';
import { Row } from '#web/ui/layout.tsx';
import { useFormats } from '../../use-formats.ts';
import styles from '../timeline.module.css';
import { ItemRow } from './item-row.tsx';
import trayStyles from './tray.module.css';

interface OutsideListProps {
  items: readonly PlannerItem[];
  selected: string | null;
  /** Details of the selected item. */
  detail: ReactNode;
}

/** Items on no day of the trip: shortened dates lose nothing (TRIP-2). */
export function OutsideList({ items, selected, detail }: OutsideListProps) {
  const { t } = useTranslation(['trip']);
  return (
    <>
      <Row as="header" gap={16} align="end" className={styles.dayHead}>
        <div className={styles.dayHeadText}>
          <h2>{t('outside')}</h2>
          <p className={styles.dayHeadFacts}>{t('outsideHint')}</p>
        </div>
      </Row>
      <div className={styles.scheduleBody}>
        <ul className={clsx(styles.timelineScroll, trayStyles.outsideList)} data-slot="timeline-scroll">
          {items.map((item) => (
            <li key={item.id}>
              <OutsideRow item={item} isSelected={item.id === selected} />
            </li>
          ))}
        </ul>
        {detail}
      </div>
    </>
  );
}

interface OutsideRowProps {
  item: PlannerItem;
  isSelected: boolean;
}

const OutsideRow = memo(function OutsideRow({ item, isSelected }: OutsideRowProps) {
  const { shortDay } = useFormats();
  const date = firstDayOf(item);
  return (
    <ItemRow item={item} isSelected={isSelected} className={trayStyles.outsideRow} heading="h3">
      {date && <span className="num">{shortDay(date)}</span>}
    </ItemRow>
  );
});
