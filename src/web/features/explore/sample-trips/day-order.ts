import { distanceBetween } from '#domain/geo.ts';
import { isLocated } from '#domain/place.ts';
import { DAY_MINUTES, parseMinutes } from '#domain/times.ts';
import type { SampleItem } from './sample-items.ts';

/**
 * The items of one day in the order in which they happen [PLUS-20]. A room is free from its time on, so that one is there once the
 * day's last ride to it has arrived; what has no time stays behind what it was written after.
 */
export function inDayOrder(ofDay: readonly SampleItem[]): SampleItem[] {
  const minutes: number[] = [];
  for (const item of ofDay) minutes.push(minuteOf(item, ofDay) ?? minutes.at(-1) ?? 0);
  return ofDay
    .map((item, index) => ({ item, minute: minutes[index] ?? 0 }))
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ item }) => item);
}

function minuteOf(item: SampleItem, ofDay: readonly SampleItem[]): number | null {
  const minute = parseMinutes(item.time);
  if (item.kind !== 'accommodation') return minute;
  const arrivals = ofDay.flatMap((ride) => (leadsTo(ride, item) ? (endOf(ride) ?? []) : []));
  return Math.min(DAY_MINUTES, Math.max(minute ?? 0, ...arrivals));
}

function endOf({ time, duration }: SampleItem): number | null {
  const start = parseMinutes(time);
  return start === null ? null : start + (duration ?? 0);
}

/** Whether a ride ends nearer to a house than it begins. */
function leadsTo(ride: SampleItem, { place: house }: SampleItem): boolean {
  const { kind, place: from, to } = ride;
  if (kind !== 'itinerary' || !isLocated(from) || !isLocated(to) || !isLocated(house)) return false;
  return distanceBetween(to, house) < distanceBetween(from, house);
}
