import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { brokenImports } from './boundaries.ts';

const importsOf = (path: string, ...specifiers: string[]) =>
  brokenImports(
    [{ path, text: specifiers.map((specifier) => `import '${specifier}';`).join('\n') }],
    packageJson.imports,
  ).map((problem) => problem.split(': ')[1]);

const card = 'src/web/features/trips/components/trip-card.tsx';

it.each([
  ['src/domain/days.ts', ['./times.ts']],
  ['src/domain/days.test.ts', ['vitest', 'fast-check', './days.ts', '#tests/support/pglite.ts']],
  ['src/db/app-error.ts', ['@supabase/supabase-js', '#domain/ids.ts']],
  ['src/i18n/format.ts', ['i18next', '#domain/money.ts']],
  ['src/web/ui/button.tsx', ['react', './icon-button.tsx']],
  ['src/web/artwork/landscape.tsx', ['clsx', './landscape-choice.ts']],
  [
    'src/web/session/session.tsx',
    ['#db/app-error.ts', '#web/ui/spinner.tsx', '../data/config.ts', '../paths.ts'],
  ],
  ['src/web/trip-data/queries.ts', ['#web/offline/persisted-queries.ts', './trip.ts']],
  [card, ['../model.ts', '#web/features/costs/queries.ts', '#web/places/place-field.tsx', '#web/paths.ts']],
  [card, ['#web/trip-data/queries.ts', '#web/features/explore/weather/weather.ts', '#web/artwork/logo.tsx']],
  ['src/web/routes/trip.tsx', ['#web/features/planner/components/planner.tsx', '#i18n/i18n.ts']],
  [
    'src/server/main.ts',
    ['node:http', 'hono', '#functions/calendar/handler.ts', '#domain/product.ts', '#web/paths.ts'],
  ],
  ['src/server/site/pictures.ts', ['#web/artwork/landscape-choice.ts', '../operations/metrics.ts']],
  ['tests/e2e/trip.spec.ts', ['#web/paths.ts', '#server/main.ts']],
])('%s may import %j', (path, specifiers) => {
  expect(importsOf(path, ...specifiers)).toEqual([]);
});

it.each([
  ['src/domain/days.ts', ['#db/app-error.ts', '#i18n/format.ts', 'react', 'node:fs', '../web/paths.ts']],
  ['src/domain/days.test.ts', ['react', '#web/paths.ts']],
  ['src/db/app-error.ts', ['#web/paths.ts', '#server/main.ts', '#i18n/i18n.ts', 'react']],
  ['src/i18n/i18n.ts', ['#db/app-error.ts', '#web/session/session.tsx', 'node:fs']],
  [
    'src/web/ui/button.tsx',
    ['#i18n/i18n.ts', '#domain/items.ts', '../data/config.ts', '../paths.ts', '../artwork/logo.tsx'],
  ],
  ['src/web/artwork/landscape.tsx', ['#i18n/i18n.ts', '../ui/button.tsx']],
  [
    'src/web/session/session.tsx',
    ['#web/features/auth/model.ts', '#web/trip-data/queries.ts', '#server/main.ts'],
  ],
  [
    card,
    [
      '../../costs/mutations.ts',
      '#web/features/costs/components/total.tsx',
      '#web/routes/home.tsx',
      'node:fs',
    ],
  ],
  ['src/web/trip-data/queries.ts', ['#web/features/planner/queries.ts', '#web/routes/home.tsx', 'node:fs']],
  ['src/web/paths.ts', ['react-router', './routes.tsx']],
  ['src/web/app/main.tsx', ['#server/main.ts', '#functions/calendar/handler.ts']],
  ['src/server/main.ts', ['#web/app/routes.tsx', '#web/artwork/landscape-choice.ts']],
  ['src/server/site/pictures.ts', ['#web/ui/button.tsx']],
  ['supabase/functions/calendar/handler.ts', ['#server/config.ts', 'node:fs']],
])('%s may not import %j', (path, specifiers) => {
  expect(importsOf(path, ...specifiers)).toEqual(
    specifiers.map((specifier) => `may not import ${specifier}`),
  );
});

it('holds for types, for what is imported later, and for what is handed on', () => {
  const text = [
    "import type { Trip } from '#web/features/trips/model.ts';",
    "const later = () => import('#web/session/session.tsx');",
    "export type { Button } from '#web/ui/button.tsx';",
    "type Main = typeof import('#server/main.ts');",
  ].join('\n');
  const problems = brokenImports([{ path: 'src/domain/days.ts', text }], packageJson.imports);
  expect(problems.map((problem) => problem.slice(0, 20))).toEqual(
    [1, 2, 3, 4].map((line) => `src/domain/days.ts:${line}`),
  );
});
