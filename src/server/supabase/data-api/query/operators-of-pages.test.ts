import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkCondition } from './filters.ts';

/** The official client's filters, and the operator that each sends. */
const METHODS: Record<string, string> = {
  ...Object.fromEntries(
    ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in'].map((name) => [name, name]),
  ),
  contains: 'cs',
  containedBy: 'cd',
  overlaps: 'ov',
  textSearch: 'fts',
  regexMatch: 'match',
  regexIMatch: 'imatch',
  isDistinct: 'isdistinct',
};
const VALUES: Record<string, string> = { is: 'null', in: '(1)' };

it('every operator that the pages, the server and the functions use is let through', () => {
  const used = new Set<string>();
  for (const file of globSync('{src/web,src/db,src/server/pages,supabase/functions}/**/*.{ts,tsx}')) {
    const text = readFileSync(file, 'utf8');
    for (const [, method = ''] of text.matchAll(/\.(\w+)\(\s*['"`]\w+['"`],/g))
      if (Object.hasOwn(METHODS, method)) used.add(METHODS[method] ?? '');
    for (const [, operator = ''] of text.matchAll(
      /['"`.](not\.is|eq|neq|gte?|lte?|like|ilike|is|i?match|in|cs|cd|ov|fts)\.["$%a-z]/g,
    ))
      used.add(operator);
  }
  expect([...used].sort()).toEqual(expect.arrayContaining(['eq', 'gte', 'in', 'is', 'lt', 'not.is']));
  for (const operator of used) {
    const value = VALUES[operator.replace('not.', '')] ?? 'x';
    expect(() => checkCondition(`${operator}.${value}`), operator).not.toThrow();
  }
});
