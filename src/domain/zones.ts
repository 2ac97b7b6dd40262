import { LIMITS } from './limits.ts';

/** Instant of a local time; null for no such zone. Skipped hours are taken as the later one. */
export function instantIn(clock: Temporal.PlainDateTime, zone: string): Temporal.Instant | null {
  try {
    return clock.toZonedDateTime(zone).toInstant();
  } catch {
    return null; // The zone does not exist.
  }
}

/** Local time of an instant; null for no such zone. */
export function clockIn(instant: Temporal.Instant, zone: string): Temporal.PlainDateTime | null {
  try {
    return instant.toZonedDateTimeISO(zone).toPlainDateTime();
  } catch {
    return null; // The zone does not exist.
  }
}

/** Reads `2026-12-03T09:30`; null for anything else, and outside of a trip's possible days. */
export function readMinute(text: string, zone: string): Temporal.Instant | null {
  const [day = ''] = text.split('T');
  if (day.length !== LIMITS.firstDay.length || day < LIMITS.firstDay || day > LIMITS.lastDay) return null;
  try {
    return instantIn(Temporal.PlainDateTime.from(text), zone);
  } catch {
    return null; // The day does not exist.
  }
}
