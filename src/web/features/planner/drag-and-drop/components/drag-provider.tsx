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
import { usePlannerActions } from '../../components/planner-actions.tsx';
import { useSelection } from '../../selection/components/selection.tsx';
import { createDragController, type DragController, type DragScope } from '../drag-controller.ts';
import { currentDrag, useDragResult, useDragState } from '../drag-state.ts';
import type { Part } from '../drop-target.ts';
import { guardTouch } from '../follow-pointer.ts';
import { DragAnnouncer } from './drag-announcer.tsx';
import { DragChip } from './drag-chip.tsx';
import { KeyboardPanel } from './keyboard-panel.tsx';

const MoverContext = createContext<DragController | null>(null);

interface MoverProviderProps {
  scope: Omit<DragScope, 'selected' | 'onPick'>;
  children: ReactNode;
}

/** Lets what is in the planner be moved; what is shown of a move stands here, once. */
export function DragProvider({ scope, children }: MoverProviderProps) {
  const { readOnlyReason } = usePlannerActions();
  const { ids: selected, toggle: onPick } = useSelection();
  const [mover] = useState(() => createDragController({ ...scope, selected, onPick }));
  useLayoutEffect(() => mover.setScope({ ...scope, selected, onPick }));
  useFocusAfterLanding(scope.items);
  return (
    <MoverContext value={readOnlyReason === null ? mover : null}>
      {children}
      <DragChip onMount={mover.setChip} />
      <KeyboardPanel mover={mover} />
      <DragAnnouncer />
    </MoverContext>
  );
}

/** Moves items; null for those who only read. */
export const useDragController = () => use(MoverContext);

const isOf = (item: PlannerItem) => (held: ReturnType<typeof currentDrag>) => held?.ids.has(item.id) ?? false;

/** What to put on the element that stands for an item, so that it can be dragged. */
export function useDraggable(item: PlannerItem, isTimed: boolean) {
  const mover = useDragController();
  const isHeld = useDragState(isOf(item));
  if (!mover) return {};
  return {
    ref: guardTouch,
    'data-movable': '',
    'data-item': item.id,
    'data-held': isHeld ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isPress(event)) mover.press(event.nativeEvent, item, { isTimed });
    },
  };
}

/** What to put on a handle: pulled at once, by finger too. */
export function useDragHandle(item: PlannerItem, part: Part, isTimed: boolean) {
  const mover = useDragController();
  return (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.button === 0) mover?.press(event.nativeEvent, item, { part, isTimed, isHandle: true });
  };
}

/** Not on the menu, which is drawn elsewhere and speaks through the item, nor on its button. */
function isPress(event: PointerEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (event.button !== 0 || event.ctrlKey || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest('[data-slot="item-card-more"]') === null;
}

/** The item that was moved by keyboard has the focus again, wherever it now stands; until someone does something else. */
function useFocusAfterLanding(items: readonly PlannerItem[]) {
  const moved = useRef('');
  const ending = useDragResult();
  // Its handle comes a moment after the item itself.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item is drawn anew when the items or the ending change
  useEffect(() => {
    if (moved.current === '' || currentDrag() !== null) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>(`[data-grip~="${moved.current}"]`)?.focus();
  }, [items, drawn, ending]);
}
