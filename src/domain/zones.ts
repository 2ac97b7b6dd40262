/** Clocks of places and moments in time, by IANA names of zones. */
import { LIMITS } from './limits.ts';

/** The moment at which a clock of this zone shows that; null for no such zone. Hours that a clock skips are taken as the later one. */
export function instantIn(clock: Temporal.PlainDateTime, zone: string): Temporal.Instant | null {
  try {
    return clock.toZonedDateTime(zone).toInstant();
  } catch {
    return null; // No such zone.
  }
}

/** What a clock of this zone shows at a moment; null for no such zone. */
export function clockIn(instant: Temporal.Instant, zone: string): Temporal.PlainDateTime | null {
  try {
    return instant.toZonedDateTimeISO(zone).toPlainDateTime();
  } catch {
    return null; // No such zone.
  }
}

/** The moment that a date field with an hour names, `2026-12-03T09:30`; null for anything else, and outside of the days of a trip. */
export function readMinute(text: string, zone: string): Temporal.Instant | null {
  const [day = ''] = text.split('T');
  if (day.length !== LIMITS.firstDay.length || day < LIMITS.firstDay || day > LIMITS.lastDay) return null;
  try {
    return instantIn(Temporal.PlainDateTime.from(text), zone);
  } catch {
    return null; // No such day.
  }
}
