import { expect, it } from 'vitest';
import {
  asvsProblems,
  goneNames,
  malformedDecisions,
  missingPaths,
  unlistedMigrations,
} from './documents.ts';

const decision = (number: string, status = 'accepted') => ({
  path: `docs/adr/${number}-title.md`,
  text: `# ${number}. Title\n\nStatus: ${status}\nDate: 2026-11-23\n\n## Context\n\nWhy.\n\n## Decision\n\nWhat.\n\n## Consequences\n\nSo.\n`,
});

it('decisions are numbered without holes, and have one form', () => {
  expect(malformedDecisions([decision('0001'), decision('0002', 'superseded by 0001')])).toEqual([]);
  expect(malformedDecisions([decision('0001'), decision('0003')])).toHaveLength(1);
  expect(malformedDecisions([decision('0001'), decision('0001')])).toHaveLength(1);
  expect(malformedDecisions([decision('0001', 'superseded by 0009')])).toHaveLength(1);
  const { path, text } = decision('0001');
  for (const other of [
    text.replace('0001. ', '0001 — '),
    text.replace('0001. ', '0002. '),
    text.replace('Date: ', 'On '),
    text.replace('## Decision', '**Decision.**'),
    `${text}\n## Since then\n`,
  ])
    expect(malformedDecisions([{ path, text: other }])).toHaveLength(1);
});

it('decisions name functions, components and files that there are', () => {
  const { path, text } = decision('0001');
  const sources = [
    { path: 'src/web/ui/tabs.tsx', text: 'export function useTrip() {}\nfunction AfterPaint() {}' },
  ];
  const gone = (decided: string, status = 'accepted') =>
    goneNames(
      [
        {
          path,
          text: text.replace('accepted', status).replace('What.', decided).replace('Why.', '`useOld`'),
        },
      ],
      sources,
    );
  expect(
    gone('`useTrip`, `useTrip(id)`, `AfterPaint`, `ui/tabs.tsx`, `opacity`, `reusePort`, `npm test`'),
  ).toEqual([]);
  expect(gone('`useGone(…)`, `Afterwards`, `ui/gone.ts`, `ui/{tabs,gone}.tsx`')).toEqual(
    ['useGone(…)', 'Afterwards', 'ui/gone.ts', 'ui/gone.tsx'].map(
      (name) => `${path}: ${name} is not in the sources`,
    ),
  );
  expect(gone('`useGone`', 'superseded by 0001')).toEqual([]);
});

it('the table of contents lists every migration once', () => {
  const migrations = ['1_trips', '2_trip_commands'].map((name) => ({
    path: `supabase/migrations/${name}.sql`,
    text: '',
  }));
  const all = '| `trips`, `trip_commands` | `trips` |';
  expect(unlistedMigrations(all, migrations)).toEqual([]);
  expect(unlistedMigrations('| `trip_commands` | trips |', migrations)).toEqual([
    'supabase/migrations/1_trips.sql: supabase/README.md lists it 0 times',
  ]);
  expect(unlistedMigrations(`${all}\n| \`trips\` | trips |`, migrations)).toEqual([
    'supabase/migrations/1_trips.sql: supabase/README.md lists it 2 times',
  ]);
});

it('links, paths and tests lead somewhere', () => {
  const there = ['docs/errors.md', 'src/domain/days.ts', 'tests/api/a.{ts,tsx,test.ts,test.tsx,spec.ts}'];
  const missing = (path: string, text: string) =>
    missingPaths({ path, text }, (file) => there.includes(file));
  const guide =
    '[a](docs/errors.md#top) [b](gone.md) [c](https://example.org) `src/domain/{days,gone}.ts` `src/**`';
  expect(missing('README.md', guide)).toEqual([
    'README.md: gone.md is not there',
    'README.md: src/domain/gone.ts is not there',
  ]);
  expect(missing('docs/x.md', '`tests/api/{a,gone}`, `src/gone.test`, `src/gone.ts`, `npm test`')).toEqual([
    'docs/x.md: tests/api/gone is not there',
    'docs/x.md: src/gone.test is not there',
  ]);
});

const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const row = (id: string, state = 'holds', how = 'so', test = '`tests/api/a`') =>
  `| ${id} | asks | ${state} | ${how} | ${test} |`;
const whole = REQUIREMENTS.flatMap((count, chapter) =>
  Array.from({ length: count }, (_, index) => row(`${chapter + 1}.1.${index + 1}`)),
);

it.each([
  [row('1.1.1'), []],
  [row('1.1.1', 'n/a', 'none here', ''), []],
  [row('1.1.2'), ['chapter V1 has 27 requirements of 27, or one twice']],
  ['', ['chapter V1 has 26 requirements of 27, or one twice']],
  [row('1.1.1', 'fine'), ['1.1.1: "fine" is no state']],
  [row('1.1.1', 'holds', '', ''), ['1.1.1 is "holds" without a test or a reason']],
  [row('1.1.1', 'open', '', ''), ['1.1.1 is "open" without a test or a reason']],
])('the table of ASVS is whole, in agreed words and founded: %s', (first, problems) => {
  expect(asvsProblems([first, ...whole.slice(1)].join('\n'))).toEqual(problems);
});
