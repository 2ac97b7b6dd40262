import type { SourceFile } from './source.ts';

const FUNCTION = /^create (?:or replace )?function ([\w.]+)\(/gm;

/** Functions that more than one statement of the migrations defines. */
export function repeatedFunctions(migrations: readonly SourceFile[]): string[] {
  const first = new Map<string, string>();
  return migrations.flatMap(({ path, text }) =>
    [...text.matchAll(FUNCTION)].flatMap(([, name = '']) => {
      const defined = first.get(name);
      if (defined === undefined) first.set(name, path);
      return defined === undefined ? [] : [`${path}: ${name} is defined in ${defined} already`];
    }),
  );
}
