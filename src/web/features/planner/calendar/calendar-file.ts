import { type CalendarWords, calendarEvents, calendarFileName } from '#domain/calendar.ts';
import { writeCalendar } from '#domain/calendar-file.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

/** A file to be handed to the traveller. */
export interface MadeFile {
  name: string;
  type: string;
  text: string;
}

/**
 * The trip as a calendar's file. Made from what is on screen, so that it works without a network.
 *
 * @param fallback name of the file of a trip whose title has no letter
 * @param now ISO instant: later files win over earlier ones where a calendar has both
 */
export function calendarFile(
  trip: TripDetails,
  words: CalendarWords,
  fallback: string,
  now: string,
): MadeFile {
  return {
    name: calendarFileName(trip.title, fallback),
    type: 'text/calendar',
    text: writeCalendar({ name: trip.title, events: calendarEvents(trip, trip.items, words), changed: now }),
  };
}

/** Where a calendar finds a trip; `service` is the address of the functions' service. */
export function feedAddress(service: string, token: string, language: string): string {
  return `${service}/functions/v1/calendar/${token}.ics?lang=${language}`;
}

/** The same for programs that subscribe when such an address is opened. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
