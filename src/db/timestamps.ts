/** `2026-11-20 18:04:56.247+00` */
const POSTGRES = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/;

/** Reads ISO, as the hosted service answers, and PostgreSQL's own form, as the embedded library does; UTC without an offset, as our sessions. */
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
