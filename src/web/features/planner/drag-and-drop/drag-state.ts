import type { PlannerItem } from '#web/trip-data/trip.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import type { DragSource, Span } from './drop-target.ts';
import type { Followers, GroupSummary, PlannedMove } from './group-drag.ts';
import type { Placement } from './placement.ts';

export interface DragStart {
  source: DragSource;
  by: 'pointer' | 'keyboard';
  followers: Followers;
  ids: ReadonlySet<string>;
}

export interface DragState extends DragStart {
  /** Null: a drop is impossible here. */
  to: Placement | null;
  /** Is `hours` during a keyboard drag. */
  over: 'hours' | 'day' | 'tray' | null;
  conflicts: readonly Span[];
  followerMoves: readonly PlannedMove[];
  /** A finger rests after a long press: a release selects. */
  isSelecting: boolean;
  summary: GroupSummary | null;
}

export interface DragResult {
  item: PlannerItem;
  by: DragState['by'];
  to: Placement | null;
  /** Number of moved items, the dragged one included. */
  count: number;
}

interface Dragging {
  drag: DragState | null;
  ending: DragResult | null;
}

const NONE: Dragging = { drag: null, ending: null };

/** Is a store of its own: it changes with every step, so only subscribers render. */
const dragging = createStore(NONE);

export const currentDrag = () => dragging.get().drag;

export const setDrag = (drag: DragState): void => dragging.set({ drag, ending: null });

/** Null cancels the drag. */
export function endDrag(to: Placement | null): void {
  const drag = currentDrag();
  if (!drag) return;
  const { source, by, summary } = drag;
  setDragResult({ item: source.item, by, to, count: summary?.count ?? 1 });
}

export const resetDrag = (): void => dragging.set(NONE);

export const setDragResult = (ending: DragResult): void => dragging.set({ drag: null, ending });

export const useIsDroppingOn = (day: string) =>
  useDragState((drag) => drag?.over === 'day' && drag.to?.day === day);

/** Renders when the result, by identity, changes. */
export const useDragState = <Selected>(select: (drag: DragState | null) => Selected): Selected =>
  useStore(dragging, ({ drag }) => select(drag));

export const useKeyboardDrag = () => useDragState((drag) => (drag?.by === 'keyboard' ? drag : null));

export const useDragResult = (): DragResult | null => useStore(dragging, ({ ending }) => ending);
