/** A day in Lisbon, to plan in tests: Friday 12 March 2027. */
import type { AccommodationItem, ActivityItem, ItineraryItem, MealItem } from '#domain/items.ts';

export const DAY = Temporal.PlainDate.from('2027-03-12');
export const TODAY = '2027-03-12';

export const at = (lat: number, lng: number) => ({ name: 'Ici', formatted_address: 'Ici', lat, lng });
export const SQUARE = at(38.7084, -9.1366);
export const CASTLE = at(38.7139, -9.1335);
export const HOTEL = at(38.7113, -9.1306);
export const BELEM = at(38.6969, -9.2026);
export const PORTO = at(41.1496, -8.611);
export const AIRPORT = at(38.7742, -9.1342);

export const visit = (
  id: string,
  time: string | null,
  end_time: string | null,
  location: unknown = null,
): ActivityItem => ({
  kind: 'activity',
  id,
  title: id,
  date: TODAY,
  time,
  end_time,
  location,
});
export const meal = (id: string, time: string, end_time: string, location: unknown = null): MealItem => ({
  kind: 'meal',
  id,
  title: id,
  date: TODAY,
  time,
  end_time,
  location,
});
export const ride = (
  id: string,
  time: string,
  duration: number | null,
  [start_location, end_location]: [unknown, unknown] = [null, null],
  sub_type = 'train',
): ItineraryItem => ({
  kind: 'itinerary',
  id,
  title: id,
  date: TODAY,
  time,
  duration,
  sub_type,
  start_location,
  end_location,
});
export const stay = (
  check_in: string,
  check_out: string,
  location: unknown = HOTEL,
  id = 'hotel',
): AccommodationItem => ({
  kind: 'accommodation',
  id,
  title: id,
  check_in,
  check_out,
  check_in_time: '15:00',
  check_out_time: '11:00',
  location,
});
