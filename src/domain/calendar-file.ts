import type { CalendarEvent } from './calendar.ts';
import { PRODUCT } from './product.ts';
import { utf8Length } from './text.ts';

export interface CalendarFile {
  name: string;
  events: readonly CalendarEvent[];
  /** An ISO instant, the time stamp of entries without a date of their own. */
  changed: string;
  /** Zone for readers that need one for floating times; null: their own. */
  zone: string | null;
}

/** Interval after which clients may ask again. */
const REFRESH = 'PT1H';
/** Octets of a line without its end (RFC 5545). */
const LINE_OCTETS = 75;

/** Instants in UTC, unknown zones as floating times [PLUS-4]: no zone definitions are needed. */
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
    ...(event.isCancelled ? ['STATUS:CANCELLED'] : []),
    `TRANSP:${event.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...alarmLines(event),
    'END:VEVENT',
  ];
}

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

/** `20261203T143000`, `20261203T133000Z` */
function digits(value: Temporal.PlainDate | Temporal.PlainDateTime | Temporal.Instant): string {
  const text =
    value instanceof Temporal.PlainDate ? value.toString() : value.toString({ smallestUnit: 'second' });
  return text.replaceAll(/[-:]/g, '');
}

function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** Escapes a value, and drops characters that no calendar file may hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Folds a long line, never within a character. */
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
