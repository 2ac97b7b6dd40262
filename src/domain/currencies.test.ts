import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, USUAL_CURRENCIES } from './currencies.ts';

describe('currencies', () => {
  it('[DASH-3] are those that the database takes, no more and no fewer', () => {
    const sql = readFileSync('supabase/migrations/20261202000100_foundation.sql', 'utf8');
    const body = sql.slice(
      sql.indexOf('app.is_currency('),
      sql.indexOf('comment on function app.is_currency'),
    );
    const codes = [...body.matchAll(/\b[A-Z]{3}\b/g)].map(([code]) => code);
    expect([...CURRENCIES].toSorted()).toEqual(codes.toSorted());
  });

  it('offer first only what they have', () => {
    expect(USUAL_CURRENCIES.filter((code) => !CURRENCIES.includes(code))).toEqual([]);
  });
});
