import { describe, expect, it } from 'vitest';
import { PreparedStatements } from './postgres-session.ts';

describe('which statements are prepared', () => {
  it('those that come again', () => {
    const statements = new PreparedStatements();
    expect(statements.isWorthIt('select 1')).toBe(false);
    expect(statements.isWorthIt('select 1')).toBe(true);
    expect(statements.isWorthIt('select 1')).toBe(true);
  });

  it('never more than a connection can hold, for any statements of clients', () => {
    const statements = new PreparedStatements();
    const texts = Array.from({ length: 5000 }, (_, index) => `select ${index}`);
    const prepared = texts.filter((text) => [1, 2, 3].map(() => statements.isWorthIt(text)).at(-1));
    expect(prepared.length).toBeLessThanOrEqual(200);
  });
});
