/** The first of these fields that a value of unknown shape has. */
export const fieldOf = (value: unknown, ...names: string[]): unknown =>
  typeof value === 'object' && value !== null
    ? names
        .map((name): unknown => Reflect.get(value, name))
        .find((found) => found !== undefined && found !== null)
    : undefined;

/** {@link fieldOf}, as text; empty when it is none. */
export const textOf = (value: unknown, ...names: string[]): string => {
  const text = fieldOf(value, ...names);
  return typeof text === 'string' ? text.trim() : '';
};
