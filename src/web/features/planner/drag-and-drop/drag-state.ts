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
  /** Null where a drop is impossible. */
  to: Placement | null;
  /** `hours` by keyboard. */
  over: 'hours' | 'day' | 'tray' | null;
  conflicts: readonly Span[];
  followerMoves: readonly PlannedMove[];
  /** A finger rests after a long press: a release selects. */
  isSelecting: boolean;
  /** Null for a single item. */
  summary: GroupSummary | null;
}

export interface DragResult {
  item: PlannerItem;
  by: DragState['by'];
  /** Null when cancelled. */
  to: Placement | null;
  /** Itself included. */
  count: number;
}

/** A store of its own: it changes with every step, so only subscribers render. */
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

/** Null: cancelled. */
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

export function useDragResult(): DragResult | null {
  return useSyncExternalStore(
    subscribe,
    () => state.ending,
    () => null,
  );
}
