export type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object; an empty one for anything else. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/** A list; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text or a number; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Also of a text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = textOf(value) === '' ? Number.NaN : Number(textOf(value));
  return Number.isFinite(number) ? number : null;
}
