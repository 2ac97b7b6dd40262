/** Values of both databases as PostgREST has them: numbers and ISO 8601. The library gives `numeric` and instants as PostgreSQL prints them. */

export const OID = {
  bytea: 17,
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

/** Returns text where a double would lose digits. */
export function parseNumeric(text: string): number | string {
  const value = Number(text);
  const digits = text.replace(/^-?0*\.?0*|[.]/g, '').length;
  return Number.isFinite(value) && digits <= 15 ? value : text;
}

export function parseInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** Reads `2026-11-20 18:20:19.952+00` as `2026-11-20T18:20:19.952+00:00`. */
export function parseInstant(text: string): string {
  const iso = text.replace(' ', 'T');
  return /[+-]\d\d$/.test(iso) ? `${iso}:00` : iso;
}

export const asText = (text: string): string => text;

export const parseJson = (text: string): unknown => JSON.parse(text);

/** Leaves texts as they are: the library sends some columns as JSON already. Drivers make "[object Object]" of objects, and dates of numbers. */
export const asJsonText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
