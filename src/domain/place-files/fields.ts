export const fieldOf = (value: unknown, ...names: string[]): unknown =>
  typeof value === 'object' && value !== null
    ? names
        .map((name): unknown => Reflect.get(value, name))
        .find((found) => found !== undefined && found !== null)
    : undefined;

export const textOf = (value: unknown, ...names: string[]): string => {
  const text = fieldOf(value, ...names);
  return typeof text === 'string' ? text.trim() : '';
};
