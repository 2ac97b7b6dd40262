import type { AccommodationItem, ItineraryItem } from '#domain/items.ts';
import { minuteAtStay } from '#domain/stay-arrival.ts';
import { parseMinutes } from '#domain/times.ts';
import type { SampleItem } from './sample-items.ts';

/** Any day serves, because the order is the same on each. */
const DAY = '2001-01-01';

/** Sorts a day; untimed items stay behind what they were written after [PLUS-20]. */
export function inDayOrder(ofDay: readonly SampleItem[]): SampleItem[] {
  const rides = ofDay.filter(({ kind }) => kind === 'itinerary').map(asRide);
  const minutes: number[] = [];
  for (const item of ofDay) {
    const minute =
      item.kind === 'accommodation' ? minuteAtStay(rides, asStay(item)) : parseMinutes(item.time);
    minutes.push(minute ?? minutes.at(-1) ?? 0);
  }
  return ofDay
    .map((item, index) => ({ item, minute: minutes[index] ?? 0 }))
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ item }) => item);
}

const asStay = ({ title, time, place }: SampleItem): AccommodationItem => ({
  kind: 'accommodation',
  id: title,
  title,
  check_in: DAY,
  check_in_time: time,
  location: place,
});

const asRide = ({ title, time, duration, subType, place, to }: SampleItem): ItineraryItem => ({
  kind: 'itinerary',
  id: title,
  title,
  date: DAY,
  time,
  duration,
  sub_type: subType,
  start_location: place,
  end_location: to,
});
