/**
 * How values of the database look on the wire, the same on both databases and as PostgREST has them.
 *
 * The library gives a `numeric` as text unless it is written without trailing zeros ("12.50", but 12.5), and
 * instants as PostgreSQL prints them; inside a nested select both come as JSON has them. Here they are the
 * same everywhere: numbers, and ISO 8601.
 */

/** Object ids of PostgreSQL's types, fixed for ever. */
export const OID = {
  int8: 20,
  json: 114,
  jsonArray: 199,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  timetz: 1266,
  numeric: 1700,
  jsonb: 3802,
  jsonbArray: 3807,
  text: 25,
  varchar: 1043,
} as const;

/** A number wherever a double can hold it; text otherwise, so that no digit is lost. */
export function parseNumeric(text: string): number | string {
  const value = Number(text);
  const digits = text.replace(/^-?0*\.?0*|[.]/g, '').length;
  return Number.isFinite(value) && digits <= 15 ? value : text;
}

export function parseInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** `2026-11-20 18:20:19.952+00` as `2026-11-20T18:20:19.952+00:00`. */
export function parseInstant(text: string): string {
  const iso = text.replace(' ', 'T');
  return /[+-]\d\d$/.test(iso) ? `${iso}:00` : iso;
}

export const asText = (text: string): string => text;

export const parseJson = (text: string): unknown => JSON.parse(text);

/** The library sends JSON as text already, for some columns; text is taken for JSON, all else is turned into it. */
export function serializeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The drivers make "[object Object]" of an object, and dates of numbers. */
export function serializeText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
