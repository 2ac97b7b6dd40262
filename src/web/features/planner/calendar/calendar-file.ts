import { type CalendarWords, calendarEvents, usualZone } from '#domain/calendar.ts';
import { writeCalendar } from '#domain/calendar-file.ts';
import { fileName } from '#domain/file-name.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

/** A file to download. */
export interface MadeFile {
  name: string;
  type: string;
  text: string;
}

/**
 * The trip as an iCalendar file, made from the data on screen, so that it works offline.
 *
 * @param fallback file name for a trip whose title has no letter
 * @param now ISO instant; a calendar that has both versions of an event takes the later
 */
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

/** Address of a trip's calendar feed; `service` is the address of the functions' service. */
export function feedAddress(service: string, token: string, language: string): string {
  return `${service}/functions/v1/calendar/${token}.ics?lang=${language}`;
}

/** The same address with the `webcal:` scheme, which calendar programs open as a subscription. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
