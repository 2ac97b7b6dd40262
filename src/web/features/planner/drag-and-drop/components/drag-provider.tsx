import {
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { isFocusLost } from '#web/ui/focus-return.ts';
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useSelection } from '../../selection/components/selection.tsx';
import { createDragController, type DragController, type DragScope } from '../drag-controller.ts';
import { currentDrag, useDragResult, useDragState } from '../drag-state.ts';
import type { Part } from '../drop-target.ts';
import { guardTouch } from '../follow-pointer.ts';
import { DragAnnouncer } from './drag-announcer.tsx';
import { DragChip } from './drag-chip.tsx';
import { KeyboardPanel } from './keyboard-panel.tsx';

const DragControllerContext = createContext<DragController | null>(null);

interface DragProviderProps {
  scope: Omit<DragScope, 'selected' | 'onPick'>;
  children: ReactNode;
}

export function DragProvider({ scope, children }: DragProviderProps) {
  const { readOnlyReason } = usePlannerActions();
  const { ids: selected, toggle: onPick } = useSelection();
  const [controller] = useState(() => createDragController({ ...scope, selected, onPick }));
  useLayoutEffect(() => controller.setScope({ ...scope, selected, onPick }));
  useEffect(() => controller.leave, [controller]);
  useFocusAfterDrop(scope.items);
  return (
    <DragControllerContext value={readOnlyReason === null ? controller : null}>
      {children}
      <DragChip onMount={controller.setChip} />
      <KeyboardPanel controller={controller} />
      <DragAnnouncer />
    </DragControllerContext>
  );
}

export const useDragController = () => use(DragControllerContext);

const isOf = (item: PlannerItem) => (drag: ReturnType<typeof currentDrag>) => drag?.ids.has(item.id) ?? false;

/** Returns no handlers for viewers. */
export function useDraggable(item: PlannerItem, isTimed: boolean) {
  const controller = useDragController();
  const isDragged = useDragState(isOf(item));
  if (!controller) return {};
  return {
    ref: guardTouch,
    'data-movable': '',
    'data-item': item.id,
    'data-dragged': isDragged ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isPress(event)) controller.press(event.nativeEvent, item, { isTimed });
    },
  };
}

/** Starts the drag at once, without a long press. */
export function useDragHandle(item: PlannerItem, part: Part, isTimed: boolean) {
  const controller = useDragController();
  return (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.button === 0) controller?.press(event.nativeEvent, item, { part, isTimed, isHandle: true });
  };
}

/** True for the main button on the item itself: events of its portalled menu bubble here. */
function isPress(event: PointerEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (event.button !== 0 || event.ctrlKey || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest('[data-slot="item-card-more"]') === null;
}

/** Returns the focus after a keyboard move, until the next press or Tab. */
function useFocusAfterDrop(items: readonly PlannerItem[]) {
  const moved = useRef('');
  const ending = useDragResult();
  // The handle renders after the item.
  const drawn = useDeferredValue(items);
  useEffect(() => {
    if (ending) moved.current = ending.by === 'keyboard' ? ending.item.id : '';
  }, [ending]);
  useEffect(() => {
    const forget = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') moved.current = '';
    };
    window.addEventListener('keydown', forget);
    window.addEventListener('pointerdown', forget);
    return () => {
      window.removeEventListener('keydown', forget);
      window.removeEventListener('pointerdown', forget);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item is rendered again when the items or the ending change
  useEffect(() => {
    if (moved.current === '' || currentDrag() !== null) return;
    if (isFocusLost()) document.querySelector<HTMLElement>(`[data-grip~="${moved.current}"]`)?.focus();
  }, [items, drawn, ending]);
}
