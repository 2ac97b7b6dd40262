import { formatMinutes, parseMinutes } from '#domain/times.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import { placementOf, placementWrite } from './drag-and-drop/placement.ts';

/** Destination of a move: a day, and a time for timed items (empty: the tray). */
export interface Destination {
  date: string;
  time: string;
}

/** Name of the draft of an item's move (SHELL-5). */
export const moveDraftName = ({ trip_id, id }: Pick<PlannerItem, 'trip_id' | 'id'>) =>
  `move-${trip_id}-${id}`;

/** Present placement of an item. */
export function destinationOf(item: PlannerItem): Destination {
  const { day, minute } = placementOf(item);
  return { date: day, time: hasTime(item) && minute !== null ? formatMinutes(minute) : '' };
}

/** Whether the item can have a time. */
export const hasTime = (item: PlannerItem) => item.kind !== 'accommodation' && item.kind !== 'note';

/**
 * The write that moves an item; length and nights stay.
 *
 * @returns null for an invalid day
 */
export function moveWrite(item: PlannerItem, to: Destination): ItemWrite | null {
  const from = placementOf(item);
  const minute = hasTime(item) ? parseMinutes(to.time) : from.minute;
  return placementWrite(item, { ...from, day: to.date, minute });
}
