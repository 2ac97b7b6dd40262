import { useSyncExternalStore } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
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

/** Is a store of its own: it changes with every step, so only subscribers render. */
let state: { drag: DragState | null; ending: DragResult | null } = { drag: null, ending: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentDrag = () => state.drag;

export function setDrag(drag: DragState): void {
  change({ drag, ending: null });
}

/** Null cancels the drag. */
export function endDrag(to: Placement | null): void {
  if (!state.drag) return;
  const { source, by, summary } = state.drag;
  change({ drag: null, ending: { item: source.item, by, to, count: summary?.count ?? 1 } });
}

export function resetDrag(): void {
  change({ drag: null, ending: null });
}

export function setDragResult(ending: DragResult): void {
  change({ drag: null, ending });
}

function change(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

export const useIsDroppingOn = (day: string) =>
  useDragState((drag) => drag?.over === 'day' && drag.to?.day === day);

/** Renders when the result, by identity, changes. */
export function useDragState<Selected>(select: (drag: DragState | null) => Selected): Selected {
  const read = () => select(state.drag);
  return useSyncExternalStore(subscribe, read, read);
}

export const useKeyboardDrag = () => useDragState((drag) => (drag?.by === 'keyboard' ? drag : null));

export function useDragResult(): DragResult | null {
  return useSyncExternalStore(
    subscribe,
    () => state.ending,
    () => null,
  );
}
