import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { AfterPaint } from '../../components/after-paint.tsx';
import styles from '../drag-and-drop.module.css';
import { DRAG_INSTRUCTIONS_ID } from './drag-announcer.tsx';
import { useDragController, useDragHandle } from './drag-provider.tsx';

interface GripProps {
  item: PlannerItem;
  isTimed: boolean;
}

/** The edge of the paper by which an item is held: pulled by pointer, or taken up by keyboard. */
export const DragHandle = memo(function DragHandle(props: GripProps) {
  return (
    <AfterPaint>
      <Grip {...props} />
    </AfterPaint>
  );
});

function Grip({ item, isTimed }: GripProps) {
  const { t } = useTranslation('trip-items');
  const mover = useDragController();
  const onPointerDown = useDragHandle(item, 'whole', isTimed);
  if (!mover) return null;
  return (
    <button
      type="button"
      className={styles.moveGrip}
      data-slot="move-grip"
      data-grip={item.id}
      aria-label={t('moveGrip', { title: item.title })}
      aria-describedby={DRAG_INSTRUCTIONS_ID}
      onPointerDown={onPointerDown}
      onClick={() => mover.pickUp(item)}
    />
  );
}

interface EdgeProps {
  item: PlannerItem;
  part: 'start' | 'end';
}

/** The upper and the lower edge of an item on the hours, to make it longer or shorter; by keyboard its grip does that. */
export const ResizeHandle = memo(function ResizeHandle(props: EdgeProps) {
  return (
    <AfterPaint>
      <Edge {...props} />
    </AfterPaint>
  );
});

function Edge({ item, part }: EdgeProps) {
  const mover = useDragController();
  const onPointerDown = useDragHandle(item, part, true);
  if (!mover) return null;
  return (
    <span className={styles.itemCardEdge} data-edge={part} aria-hidden="true" onPointerDown={onPointerDown} />
  );
}
