import { type CalendarWords, calendarEvents, usualZone } from '#domain/calendar.ts';
import { writeCalendar } from '#domain/calendar-file.ts';
import { fileName } from '#domain/text.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

export interface MadeFile {
  name: string;
  type: string;
  text: string;
}

/** @param fallback name for a title without letters @param now ISO: calendars take the later version */
export function calendarFile(
  trip: TripDetails,
  words: CalendarWords,
  fallback: string,
  now: string,
): MadeFile {
  return {
    name: fileName(trip.title, fallback, 'ics'),
    type: 'text/calendar',
    text: writeCalendar({
      name: trip.title,
      events: calendarEvents(trip, trip.items, words),
      changed: now,
      zone: usualZone(trip.items),
    }),
  };
}

/** `service` is the address of the functions. */
export function feedAddress(service: string, token: string, language: string): string {
  return `${service}/functions/v1/calendar/${token}.ics?lang=${language}`;
}

/** Calendar programs subscribe to `webcal:` addresses. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
