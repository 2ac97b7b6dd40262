import clsx from 'clsx';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayOf, type PlannerItem } from '#web/trip-data/trip.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { DragHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { useDraggable } from '../../drag-and-drop/components/drag-provider.tsx';
import { KIND_LABELS } from '../../kind-labels.ts';
import { useFormats } from '../../use-formats.ts';
import itemCardStyles from '../item-card.module.css';
import styles from '../timeline.module.css';
import trayStyles from '../tray.module.css';
import { useCardMarks } from '../use-card-marks.ts';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';

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
      <header className={styles.dayHead}>
        <div className={styles.dayHeadText}>
          <h2>{t('outside')}</h2>
          <p className={styles.dayHeadFacts}>{t('outsideHint')}</p>
        </div>
      </header>
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

const OutsideRow = memo(function OutsideRow({
  item,
  isSelected,
}: {
  item: PlannerItem;
  isSelected: boolean;
}) {
  const { t } = useTranslation(['trip-items']);
  const { shortDay } = useFormats();
  const titleId = useId();
  const dragProps = useDraggable(item, false);
  const marks = useCardMarks(item.id);
  const date = firstDayOf(item);
  return (
    <article
      className={trayStyles.outsideRow}
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-selected={isSelected ? '' : undefined}
      {...dragProps}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed={false} />
      <KindIcon kind={item.kind} label={t(KIND_LABELS[item.kind])} className={itemCardStyles.itemCardIcon} />
      <h3 id={titleId}>{item.title}</h3>
      {date && <span className="num">{shortDay(date)}</span>}
      <ItemMenu item={item} />
    </article>
  );
});
