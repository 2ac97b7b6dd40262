import type { CalendarEvent } from './calendar.ts';
import { PRODUCT } from './product.ts';
import { utf8Length } from './utf8.ts';

/** A calendar as a file (RFC 5545). */
export interface CalendarFile {
  name: string;
  events: readonly CalendarEvent[];
  /** When what has no date of its own last changed: an ISO instant. */
  changed: string;
  /** What readers take hours without a zone for, where they don't leave them as they are; null: their own. */
  zone: string | null;
}

/** How often a calendar that subscribed asks again, at most. */
const REFRESH = 'PT1H';
/** Octets of a line, its end not counted. */
const LINE_OCTETS = 75;

/**
 * Writes an iCalendar file [PLUS-4]: moments in UTC, hours whose zone is not known as floating times, whole days as dates. So every
 * machine writes the same, and no definition of a zone has to travel along.
 */
export function writeCalendar({ name, events, changed, zone }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT.name}//${PRODUCT.name}//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${escaped(zone)}`]),
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event, changed)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, changed: string): string[] {
  const { when, point } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}@${PRODUCT.key}`,
    `DTSTAMP:${digits(Temporal.Instant.from(event.changed ?? changed))}`,
    ...whenLines(when),
    `SUMMARY:${escaped(event.summary)}`,
    `CATEGORIES:${escaped(event.category)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    ...(point ? [`GEO:${degrees(point.lat)};${degrees(point.lng)}`] : []),
    `TRANSP:${event.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...alarmLines(event),
    'END:VEVENT',
  ];
}

/** The reminder of an event [RFC 5545, 3.6.6]. */
function alarmLines({ remindBefore, summary }: CalendarEvent): string[] {
  if (remindBefore === null) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-PT${remindBefore}M`,
    'END:VALARM',
  ];
}

function whenLines(when: CalendarEvent['when']): string[] {
  if (when.isAllDay) {
    return [`DTSTART;VALUE=DATE:${digits(when.start)}`, `DTEND;VALUE=DATE:${digits(when.end)}`];
  }
  const start = `DTSTART:${digits(when.start)}`;
  return when.end ? [start, `DTEND:${digits(when.end)}`] : [start];
}

/** `2026-12-03T14:30:00` as `20261203T143000`, a moment as `20261203T133000Z`. */
function digits(value: Temporal.PlainDate | Temporal.PlainDateTime | Temporal.Instant): string {
  const text =
    value instanceof Temporal.PlainDate ? value.toString() : value.toString({ smallestUnit: 'second' });
  return text.replaceAll(/[-:]/g, '');
}

function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** A text as a value: on one line, without what would end it, or what no file may hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Breaks a line so that none is longer than the format allows, never within a character. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(' ');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n');
}
