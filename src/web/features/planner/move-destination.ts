import { formatMinutes, parseMinutes } from '#domain/times.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import { placementOf, placementWrite } from './drag-and-drop/placement.ts';

/** Where an item goes: a day, and a time for those that have one (empty: it waits in the tray). */
export interface Destination {
  date: string;
  time: string;
}

/** Name under which the form of the move dialog is kept: one in a trip. */
export const moveDraftName = (tripId: string) => `move-${tripId}`;

/** Where an item is now. */
export function destinationOf(item: PlannerItem): Destination {
  const { day, minute } = placementOf(item);
  return { date: day, time: hasTime(item) && minute !== null ? formatMinutes(minute) : '' };
}

/** Whether the item stands at an hour, so that a time can be chosen for it. */
export const hasTime = (item: PlannerItem) => item.kind !== 'accommodation' && item.kind !== 'note';

/**
 * What is written to move an item: it keeps how long it takes, and a stay its number of nights.
 *
 * @returns null for a day that is none
 */
export function moveWrite(item: PlannerItem, to: Destination): ItemWrite | null {
  const from = placementOf(item);
  const minute = hasTime(item) ? parseMinutes(to.time) : from.minute;
  return placementWrite(item, { ...from, day: to.date, minute });
}
