import { useSyncExternalStore } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { DragSource, Span } from './drop-target.ts';
import type { Followers, GroupSummary, PlannedMove } from './group-drag.ts';
import type { Placement } from './placement.ts';

/** What was taken in hand, for as long as it is held. */
export interface DragStart {
  source: DragSource;
  by: 'pointer' | 'keyboard';
  /** What is selected beside it, and goes along. */
  followers: Followers;
  /** Ids of all that is lifted, its own included. */
  ids: ReadonlySet<string>;
}

/** What is in hand, and where it would land now. */
export interface DragState extends DragStart {
  /** Null where it can't land. */
  to: Placement | null;
  /** What the pointer is over; `hours` by keyboard. */
  over: 'hours' | 'day' | 'tray' | null;
  /** What it would overlap there. */
  conflicts: readonly Span[];
  /** Where its companions would land: those that move. */
  followerMoves: readonly PlannedMove[];
  /** Whether it is selected if it is let go now: a finger holds it and has not moved. */
  isPick: boolean;
  /** What there is to say of several at once; null of one. */
  summary: GroupSummary | null;
}

/** How the last move ended; told to those who can't see it. */
export interface DragResult {
  item: PlannerItem;
  by: DragState['by'];
  /** Where it landed; null when it stayed. */
  to: Placement | null;
  /** How many moved with it, itself included. */
  count: number;
}

/**
 * What is in hand lasts as long as a gesture and changes with every quarter of an hour under the pointer, so it is
 * neither the server's nor the address's, and only what shows it renders.
 */
let state: { drag: DragState | null; ending: DragResult | null } = { drag: null, ending: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is in hand now. */
export const currentDrag = () => state.drag;

/** Takes something in hand, or says where it would land now. */
export function setDrag(drag: DragState): void {
  change({ drag, ending: null });
}

/** Lets go of what is in hand: it landed, or stays with `to` null. */
export function endDrag(to: Placement | null): void {
  if (!state.drag) return;
  const { source, by, summary } = state.drag;
  change({ drag: null, ending: { item: source.item, by, to, count: summary?.count ?? 1 } });
}

/** Lets go without a word: it was no move. */
export function resetDrag(): void {
  change({ drag: null, ending: null });
}

/** Says that something landed that was not taken in hand before. */
export function setDragResult(ending: DragResult): void {
  change({ drag: null, ending });
}

function change(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether what is in hand would land on this day. */
export const useIsDroppingOn = (day: string) =>
  useDragState((drag) => drag?.over === 'day' && drag.to?.day === day);

/** Part of what is in hand: the component renders when that part changes. `select` answers a value that compares. */
export function useDragState<Selected>(select: (drag: DragState | null) => Selected): Selected {
  const read = () => select(state.drag);
  return useSyncExternalStore(subscribe, read, read);
}

/** How the last move ended, until the next begins. */
export function useDragResult(): DragResult | null {
  return useSyncExternalStore(
    subscribe,
    () => state.ending,
    () => null,
  );
}
