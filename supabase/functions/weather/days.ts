/** Days without a zone, as whole numbers, for a runtime that may lack Temporal. */

const DAY_MS = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1 January 1970 of `2026-12-03`; null for anything else, and for days that no calendar has. */
export function dayOf(value: unknown): number | null {
  const match = typeof value === 'string' ? ISO_DAY.exec(value) : null;
  if (!match) return null;
  const day = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / DAY_MS;
  return isoOf(day) === value ? day : null;
}

/** `2026-12-03` of a day's number. */
export function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The same day some years before; 29 February falls back to the 28th. */
export function yearsBefore(day: number, years: number): number {
  const [year = 0, month = 1, date = 1] = isoOf(day).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return Date.UTC(year - years, month - 1, Math.min(date, lastOfMonth)) / DAY_MS;
}
