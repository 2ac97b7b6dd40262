import { Inbox } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingMark } from '#web/offline/waiting-mark.tsx';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Row } from '#web/ui/layout.tsx';
import { type DragState, useDragState } from '../../drag-and-drop/drag-state.ts';
import { canWait } from '../../drag-and-drop/placement.ts';
import { ItemRow } from './item-row.tsx';
import styles from './tray.module.css';

interface TrayProps {
  items: readonly PlannerItem[];
  wholeTrip: readonly PlannerItem[];
  selected: string | null;
}

const couldWait = (drag: DragState | null) =>
  drag?.by === 'pointer' &&
  drag.source.part === 'whole' &&
  drag.source.from.minute !== null &&
  canWait(drag.source.item);

export function Tray({ items, wholeTrip, selected }: TrayProps) {
  const { t } = useTranslation(['trip-items']);
  const isTarget = useDragState(couldWait);
  const isOver = useDragState((drag) => drag?.over === 'tray');
  const isEmpty = items.length + wholeTrip.length === 0;
  if (isEmpty && !isTarget && !isOver) return null;
  return (
    <Row
      as="section"
      gap={10}
      className={styles.tray}
      data-slot="tray"
      aria-label={t('unscheduled')}
      data-drop="tray"
      data-target={isTarget ? '' : undefined}
      data-over={isOver ? '' : undefined}
      data-empty={isEmpty ? '' : undefined}
    >
      {isTarget && (
        <Row as="p" gap={8} className={styles.trayDrop}>
          <Inbox size={16} /> {t('dropWithoutHour')}
        </Row>
      )}
      {items.length > 0 && <h3>{t('unscheduled')}</h3>}
      {items.map((item) => (
        <Chip key={item.id} item={item} isSelected={item.id === selected} />
      ))}
      {wholeTrip.length > 0 && <h3>{t('wholeTrip')}</h3>}
      {wholeTrip.map((item) => (
        <Chip key={item.id} item={item} isSelected={item.id === selected} />
      ))}
    </Row>
  );
}

const Chip = memo(function Chip({ item, isSelected }: { item: PlannerItem; isSelected: boolean }) {
  return (
    <ItemRow item={item} isSelected={isSelected} className={styles.chip} slot="chip">
      <WaitingMark id={item.id} />
    </ItemRow>
  );
});
