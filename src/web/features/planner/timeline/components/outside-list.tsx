import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOf, type PlannerItem } from '#web/trip-data/trip.ts';
import { useFormats } from '../../use-formats.ts';
import { ItemRow } from './item-row.tsx';
import { ScheduleBody, ScheduleFacts, ScheduleHead, ScheduleScroll } from './schedule-parts.tsx';
import styles from './tray.module.css';

interface OutsideListProps {
  items: readonly PlannerItem[];
  selected: string | null;
  detail: ReactNode;
}

/** Lists items outside the dates: shortening a trip deletes nothing [TRIP-2]. */
export function OutsideList({ items, selected, detail }: OutsideListProps) {
  const { t } = useTranslation(['trip']);
  return (
    <>
      <ScheduleHead title={t('outside')} facts={<ScheduleFacts>{t('outsideHint')}</ScheduleFacts>} />
      <ScheduleBody>
        <ScheduleScroll as="ul" className={styles.outsideList}>
          {items.map((item) => (
            <li key={item.id}>
              <OutsideRow item={item} isSelected={item.id === selected} />
            </li>
          ))}
        </ScheduleScroll>
        {detail}
      </ScheduleBody>
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
    <ItemRow item={item} isSelected={isSelected} className={styles.outsideRow} heading="h3">
      {date && <span className="num">{shortDay(date)}</span>}
    </ItemRow>
  );
});
