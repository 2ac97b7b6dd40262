import { parseDay } from './days.ts';
import { clockIn, instantIn } from './zones.ts';

export interface TicketTime {
  day: string;
  /** Hour by `offset`, else by the place's clock; null: the day alone is known. */
  time: string | null;
  offset: number | null;
}

const WRITTEN =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?(?:\[.*\])?$/i;

/** Reads `2026-12-03T10:35:00+01:00`, or a part of it. @returns null for anything else */
export function readTicketTime(text: string): TicketTime | null {
  const [, year, month, date, hour, minute, offset] = WRITTEN.exec(text.trim()) ?? [];
  if (year === undefined || !isTime(hour, minute)) return null;
  const day = `${year}-${month}-${date}`;
  if (!parseDay(day)) return null;
  const time = hour === undefined ? null : `${hour}:${minute}`;
  return { day, time, offset: offset === undefined ? null : offsetMinutes(offset) };
}

/** Gives the hour by the place's clock, where zone and offset are known; else as written. */
export function atPlace(written: TicketTime, zone: string | undefined): { day: string; time: string | null } {
  const { day, time } = zone === undefined || written.offset === null ? written : onClockOf(zone, written);
  return { day, time };
}

/** Gives the moment by a zone's clock, which an hour without an offset is of, and its offset; as written where one is unknown. */
export function onClockOf(zone: string, written: TicketTime): TicketTime {
  const instant = instantOf(written, zone);
  const clock = instant && clockIn(instant, zone);
  if (!clock) return written;
  return {
    day: clock.toPlainDate().toString(),
    time: clock.toPlainTime().toString({ smallestUnit: 'minute' }),
    offset: Math.round(instant.until(clock.toZonedDateTime('UTC').toInstant()).total('minutes')),
  };
}

/** Uses offsets, else zones. @returns null for an unknown clock, unless neither is known and `isSameClock` */
export function minutesBetweenTimes(
  start: TicketTime,
  end: TicketTime,
  zones: { from?: string | undefined; to?: string | undefined; isSameClock: boolean },
): number | null {
  if (start.time === null || end.time === null) return null;
  const from = instantOf(start, zones.from) ?? (zones.isSameClock ? instantOf(start, 'UTC') : null);
  const to = instantOf(end, zones.to) ?? (zones.isSameClock ? instantOf(end, 'UTC') : null);
  return from && to && isKnown(start, zones.from) === isKnown(end, zones.to)
    ? Math.round(from.until(to).total('minutes'))
    : null;
}

const isKnown = ({ offset }: TicketTime, zone: string | undefined): boolean =>
  offset !== null || zone !== undefined;

function instantOf({ day, time, offset }: TicketTime, zone: string | undefined): Temporal.Instant | null {
  if (time === null) return null;
  const clock = Temporal.PlainDateTime.from(`${day}T${time}`);
  if (offset !== null) return clock.toZonedDateTime('UTC').toInstant().subtract({ minutes: offset });
  return zone === undefined ? null : instantIn(clock, zone);
}

function offsetMinutes(text: string): number {
  if (/^z$/i.test(text)) return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(3).replace(':', '') || 0)];
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

const isTime = (hour: string | undefined, minute: string | undefined): boolean =>
  Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60;
