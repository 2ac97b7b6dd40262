import { useSyncExternalStore } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { DragSource, Span } from './drop-target.ts';
import type { Followers, GroupSummary, PlannedMove } from './group-drag.ts';
import type { Placement } from './placement.ts';

/** What stays the same during a drag. */
export interface DragStart {
  source: DragSource;
  by: 'pointer' | 'keyboard';
  /** The other selected items, which move along. */
  followers: Followers;
  /** Ids of all dragged items. */
  ids: ReadonlySet<string>;
}

/** A drag with its current drop target. */
export interface DragState extends DragStart {
  /** Null where a drop is impossible. */
  to: Placement | null;
  /** Drop zone under the pointer; `hours` by keyboard. */
  over: 'hours' | 'day' | 'tray' | null;
  /** Items that would overlap at the drop target. */
  conflicts: readonly Span[];
  /** Moves of the followers that change place. */
  followerMoves: readonly PlannedMove[];
  /** True while a finger rests after a long press: a release then selects the item. */
  isSelecting: boolean;
  /** Summary of a group; null for a single item. */
  summary: GroupSummary | null;
}

/** Result of the last drag, announced to screen readers. */
export interface DragResult {
  item: PlannerItem;
  by: DragState['by'];
  /** Where it was dropped; null when cancelled. */
  to: Placement | null;
  /** Number of moved items, itself included. */
  count: number;
}

/**
 * Drag state in a store of its own: it lasts one gesture and changes with every step under the pointer, so only its
 * subscribers render.
 */
let state: { drag: DragState | null; ending: DragResult | null } = { drag: null, ending: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current drag; null without one. */
export const currentDrag = () => state.drag;

/** Starts or updates the drag. */
export function setDrag(drag: DragState): void {
  change({ drag, ending: null });
}

/** Ends the drag: dropped at `to`, or cancelled with null. */
export function endDrag(to: Placement | null): void {
  if (!state.drag) return;
  const { source, by, summary } = state.drag;
  change({ drag: null, ending: { item: source.item, by, to, count: summary?.count ?? 1 } });
}

/** Ends the drag without a result: it became a selection. */
export function resetDrag(): void {
  change({ drag: null, ending: null });
}

/** Sets the result of a move made without a drag. */
export function setDragResult(ending: DragResult): void {
  change({ drag: null, ending });
}

function change(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

/** True while the drag is over this day in the list. */
export const useIsDroppingOn = (day: string) =>
  useDragState((drag) => drag?.over === 'day' && drag.to?.day === day);

/** Selects from the drag state; renders when the result of `select`, compared by identity, changes. */
export function useDragState<Selected>(select: (drag: DragState | null) => Selected): Selected {
  const read = () => select(state.drag);
  return useSyncExternalStore(subscribe, read, read);
}

/** Result of the last drag; null once the next begins. */
export function useDragResult(): DragResult | null {
  return useSyncExternalStore(
    subscribe,
    () => state.ending,
    () => null,
  );
}
