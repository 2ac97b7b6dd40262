import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { AfterPaint } from '#web/ui/timing.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import styles from './drag-and-drop.module.css';
import { DRAG_INSTRUCTIONS_ID } from './drag-announcer.tsx';
import { useDragController, useDragHandle } from './drag-provider.tsx';

interface HandleProps {
  item: PlannerItem;
  isTimed: boolean;
}

/** A click starts a keyboard drag; a tap, without keys, opens the move dialog. */
export const DragHandle = memo(function DragHandle(props: HandleProps) {
  return (
    <AfterPaint>
      <Handle {...props} />
    </AfterPaint>
  );
});

function Handle({ item, isTimed }: HandleProps) {
  const { t } = useTranslation('trip-items');
  const controller = useDragController();
  const onPointerDown = useDragHandle(item, 'whole', isTimed);
  const { move } = usePlannerActions();
  if (!controller) return null;
  const handleClick = ({ nativeEvent }: MouseEvent) => {
    const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    if (isTap) move(item);
    else controller.startByKeyboard(item);
  };
  return (
    <button
      type="button"
      className={styles.dragHandle}
      data-slot="drag-handle"
      data-grip={item.id}
      data-no-swipe=""
      aria-label={t('moveGrip', { title: item.title })}
      aria-describedby={DRAG_INSTRUCTIONS_ID}
      onPointerDown={onPointerDown}
      onClick={handleClick}
    />
  );
}

interface EdgeProps {
  item: PlannerItem;
  part: 'start' | 'end';
}

/** Changes the length by pointer; by keyboard the drag handle does. */
export const ResizeHandle = memo(function ResizeHandle(props: EdgeProps) {
  return (
    <AfterPaint>
      <Edge {...props} />
    </AfterPaint>
  );
});

function Edge({ item, part }: EdgeProps) {
  const controller = useDragController();
  const onPointerDown = useDragHandle(item, part, true);
  if (!controller) return null;
  return (
    <span
      className={styles.itemCardEdge}
      data-edge={part}
      data-no-swipe=""
      aria-hidden="true"
      onPointerDown={onPointerDown}
    />
  );
}
