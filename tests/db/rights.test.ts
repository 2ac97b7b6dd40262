import { expect, it } from 'vitest';
import { describeEverywhere } from '#tests/support/hosted-database.ts';
import { FUNCTIONS, TABLES } from '#tests/support/rights.ts';

describeEverywhere('[GATE-5] [API-2] who may do what is written down', (database) => {
  it.each([
    [
      'table and view',
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`,
      TABLES,
    ],
    [
      'function that anybody may call',
      `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
      FUNCTIONS,
    ],
  ])('for every %s: who adds one lists it in tests/support/rights.ts', async (_, sql, listed) => {
    const found = await database().query<{ name: string }>(sql);
    expect(found.map(({ name }) => name).filter((name) => !Object.hasOwn(listed, name))).toEqual([]);
  });
});
