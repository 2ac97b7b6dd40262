import { describe, expect, it } from 'vitest';
import { asvsCounts, asvsProblems, missingTests } from './documented-tests.ts';

describe('tests that documents name', () => {
  const there = new Set([
    'tests/api/a.test.ts',
    'tests/e2e/b.spec.ts',
    'src/c.test.tsx',
    'tests/support/d.ts',
  ]);
  const missing = (text: string) => missingTests({ path: 'docs/x.md', text }, (file) => there.has(file));

  it('are found without their endings, several in braces', () => {
    expect(missing('`tests/api/a`, `tests/{api/a,e2e/b}`, `src/c.test`, `tests/support/d.ts`')).toEqual([]);
  });

  it('are missed', () => {
    expect(missing('`tests/api/{a,gone}` and `src/gone.test`')).toEqual([
      'docs/x.md names tests/api/gone, which is not there',
      'docs/x.md names src/gone.test, which is not there',
    ]);
  });

  it('are not taken for other code', () => {
    expect(missing('`auth/gone.ts`, `tests` and `npm test`, tests/api/gone')).toEqual([]);
  });
});

describe('the table of ASVS', () => {
  const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
  const row = (id: string, state = 'holds', how = 'so', test = '`tests/api/a`') =>
    `| ${id} | asks | ${state} | ${how} | ${test} |`;
  const whole = REQUIREMENTS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, index) => row(`${chapter + 1}.1.${index + 1}`)),
  );
  const problems = (...changed: string[]) =>
    asvsProblems([...whole.slice(changed.length), ...changed].join('\n'));

  it('has each requirement once', () => {
    expect(problems()).toEqual([]);
    expect(asvsProblems([...whole, row('1.1.1')].join('\n'))).toEqual(['1.1.1 stands there twice']);
    expect(asvsProblems(whole.slice(1).join('\n'))).toEqual(['chapter V1 has 26 requirements of 27']);
  });

  it('says in one of the agreed words how each stands, and why it does not hold', () => {
    expect(problems(row('1.1.1', 'fine'))).toEqual(['1.1.1: "fine" is no state']);
    expect(problems(row('1.1.1', 'holds', '', ''))).toEqual(['1.1.1 holds without a test']);
    expect(problems(row('1.1.1', 'open', '', ''))).toEqual(['1.1.1 is open without a reason']);
    expect(problems(row('1.1.1', 'n/a', 'none here', ''))).toEqual([]);
  });

  it('is counted by how they stand', () => {
    expect(asvsCounts([row('1.1.1'), row('1.1.2', 'open'), row('1.1.3')].join('\n'))).toBe('holds 2, open 1');
  });
});
