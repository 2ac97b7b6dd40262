/** Clocks of places and moments in time, by IANA names of zones. */

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
