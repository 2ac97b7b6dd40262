import { formatMinutes, parseMinutes } from '#domain/times.ts';
import type { ItemWrite, PlannerItem } from '#web/trip-data/trip.ts';
import { placementOf, placementWrite } from '../drag-and-drop/placement.ts';

/** An empty time means the tray. */
export interface Destination {
  date: string;
  time: string;
}

/** [SHELL-5] */
export const moveDraftName = ({ trip_id, id }: Pick<PlannerItem, 'trip_id' | 'id'>) =>
  `move-${trip_id}-${id}`;

export function destinationOf(item: PlannerItem): Destination {
  const { day, minute } = placementOf(item);
  return { date: day, time: hasTime(item) && minute !== null ? formatMinutes(minute) : '' };
}

export const hasTime = (item: PlannerItem) => item.kind !== 'accommodation' && item.kind !== 'note';

/** Length and nights do not change. @returns null for an invalid day */
export function moveWrite(item: PlannerItem, to: Destination): ItemWrite | null {
  const from = placementOf(item);
  const minute = hasTime(item) ? parseMinutes(to.time) : from.minute;
  return placementWrite(item, { ...from, day: to.date, minute });
}
