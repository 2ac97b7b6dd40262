import { LIMITS } from './limits.ts';

/** Null for no such zone. Skipped hours are taken as the later one. */
export function instantIn(clock: Temporal.PlainDateTime, zone: string): Temporal.Instant | null {
  try {
    return clock.toZonedDateTime(zone).toInstant();
  } catch {
    return null; // No such zone.
  }
}

/** Null for no such zone. */
export function clockIn(instant: Temporal.Instant, zone: string): Temporal.PlainDateTime | null {
  try {
    return instant.toZonedDateTimeISO(zone).toPlainDateTime();
  } catch {
    return null; // No such zone.
  }
}

/** `2026-12-03T09:30`; null for anything else, and outside of a trip's possible days. */
export function readMinute(text: string, zone: string): Temporal.Instant | null {
  const [day = ''] = text.split('T');
  if (day.length !== LIMITS.firstDay.length || day < LIMITS.firstDay || day > LIMITS.lastDay) return null;
  try {
    return instantIn(Temporal.PlainDateTime.from(text), zone);
  } catch {
    return null; // No such day.
  }
}
