/** `2026-11-20 18:04:56.247+00`: the date and time of PostgreSQL's own format, and its offset. */
const POSTGRES = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/;

/**
 * Reads a `timestamptz` in the two forms it arrives in: ISO (`2026-11-20T18:04:56.247+00:00`, the hosted
 * service) and PostgreSQL's own (`2026-11-20 18:04:56.247+00`, the embedded library). Without an offset it
 * is UTC, the zone of every session of ours.
 *
 * @returns null for an empty or unreadable value
 */
export function parseInstant(value: string | null | undefined): Temporal.Instant | null {
  const match = POSTGRES.exec(value?.trim() ?? '');
  if (!match) return null;
  const [, date, time, hours = '+00', minutes = '00'] = match;
  try {
    return Temporal.Instant.from(`${date}T${time}${hours}:${minutes}`);
  } catch {
    return null;
  }
}
