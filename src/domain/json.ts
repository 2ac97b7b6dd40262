/** Safe reading of values whose shape is not known: answers, stored JSON. */

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object that is no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value);

/** Returns an empty record for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

export const fieldOf = (value: unknown, name: string): unknown => recordOf(value)[name];

/** Returns an empty list for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Undefined: the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
