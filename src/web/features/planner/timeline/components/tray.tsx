import { Inbox } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { DragHandle } from '../../drag-and-drop/components/drag-handle.tsx';
import { useDraggable } from '../../drag-and-drop/components/drag-provider.tsx';
import movingStyles from '../../drag-and-drop/drag-and-drop.module.css';
import { type DragState, useDragState } from '../../drag-and-drop/drag-state.ts';
import { canWait } from '../../drag-and-drop/placement.ts';
import { KIND_LABELS } from '../../kind-labels.ts';
import itemCardStyles from '../item-card.module.css';
import styles from '../tray.module.css';
import { useCardMarks } from '../use-card-marks.ts';
import { ItemMenu } from './item-menu.tsx';
import { OpenButton } from './open-button.tsx';

interface TrayProps {
  /** Items of the day without an hour. */
  items: readonly PlannerItem[];
  /** Notes on the whole trip. */
  wholeTrip: readonly PlannerItem[];
  selected: string | null;
}

/** Whether the drag could be dropped in the tray. */
const couldWait = (drag: DragState | null) =>
  drag?.by === 'pointer' &&
  drag.source.part === 'whole' &&
  drag.source.from.minute !== null &&
  canWait(drag.source.item);

/** Tray of items without an hour: under the schedule, scrolled horizontally, hidden when empty. */
export function Tray({ items, wholeTrip, selected }: TrayProps) {
  const { t } = useTranslation(['trip-items']);
  const isTarget = useDragState(couldWait);
  const isOver = useDragState((drag) => drag?.over === 'tray');
  const isEmpty = items.length + wholeTrip.length === 0;
  if (isEmpty && !isTarget && !isOver) return null;
  return (
    <section
      className={styles.tray}
      data-slot="tray"
      aria-label={t('unscheduled')}
      data-drop="tray"
      data-target={isTarget ? '' : undefined}
      data-over={isOver ? '' : undefined}
      data-empty={isEmpty ? '' : undefined}
    >
      {isTarget && (
        <p className={movingStyles.trayDrop}>
          <Inbox size={16} aria-hidden="true" /> {t('dropWithoutHour')}
        </p>
      )}
      {items.length > 0 && <h3>{t('unscheduled')}</h3>}
      {items.map((item) => (
        <Chip key={item.id} item={item} isSelected={item.id === selected} />
      ))}
      {wholeTrip.length > 0 && <h3>{t('wholeTrip')}</h3>}
      {wholeTrip.map((item) => (
        <Chip key={item.id} item={item} isSelected={item.id === selected} />
      ))}
    </section>
  );
}

const Chip = memo(function Chip({ item, isSelected }: { item: PlannerItem; isSelected: boolean }) {
  const { t } = useTranslation(['trip-items']);
  const titleId = useId();
  const dragProps = useDraggable(item, false);
  const marks = useCardMarks(item.id);
  return (
    <article
      className={styles.chip}
      data-slot="chip"
      aria-labelledby={titleId}
      data-kind={item.kind}
      data-selected={isSelected ? '' : undefined}
      {...dragProps}
      {...marks}
    >
      <OpenButton item={item} isSelected={isSelected} />
      <DragHandle item={item} isTimed={false} />
      <KindIcon kind={item.kind} label={t(KIND_LABELS[item.kind])} className={itemCardStyles.itemCardIcon} />
      <h4 id={titleId}>{item.title}</h4>
      <WaitingMark id={item.id} />
      <ItemMenu item={item} />
    </article>
  );
});
