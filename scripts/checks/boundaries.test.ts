import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { barrels, brokenImports } from './boundaries.ts';

const importsOf = (path: string, ...specifiers: string[]) =>
  brokenImports(
    [{ path, text: specifiers.map((specifier) => `import '${specifier}';`).join('\n') }],
    packageJson.imports,
  ).map((problem) => problem.split(': ')[1]);

describe('import rules', () => {
  it.each([
    ['src/domain/days.ts', ['./times.ts']],
    ['src/domain/days.test.ts', ['vitest', 'fast-check', './days.ts']],
    ['src/db/app-error.ts', ['@supabase/supabase-js', '#domain/ids.ts']],
    ['src/i18n/format.ts', ['i18next', '#domain/money.ts']],
    ['src/web/ui/button.tsx', ['react', './icon-button.tsx']],
    [
      'src/web/session/session.tsx',
      ['#db/unwrap.ts', '#web/ui/spinner.tsx', '#web/data/config.ts', '../paths.ts'],
    ],
    ['src/web/trip-data/queries.ts', ['#web/offline/persisted-queries.ts', './trip.ts']],
    [
      'src/web/features/trips/components/trip-card.tsx',
      ['../model.ts', '#web/features/costs/queries.ts', '#web/forms/place-field.tsx', '#web/paths.ts'],
    ],
    [
      'src/web/features/planner/timeline/day-view.ts',
      ['#web/trip-data/queries.ts', '#web/features/explore/weather/weather.ts'],
    ],
    ['src/web/routes/trip.tsx', ['#web/features/planner/components/planner.tsx', '#i18n/i18n.ts']],
    [
      'src/server/main.ts',
      ['node:http', 'hono', '#functions/get-google-maps-key/handler.ts', '#domain/product.ts'],
    ],
    ['src/server/site/pictures.ts', ['#web/ui/landscape-choice.ts', '../operations/metrics.ts']],
    ['tests/e2e/trip.spec.ts', ['#web/paths.ts', '#server/main.ts']],
  ])('%s may import %j', (path, specifiers) => {
    expect(importsOf(path, ...specifiers)).toEqual([]);
  });

  it.each([
    ['src/domain/days.ts', ['#db/unwrap.ts', '#i18n/format.ts', 'react', 'node:fs', '../web/paths.ts']],
    ['src/domain/days.test.ts', ['react', '#web/paths.ts']],
    ['src/db/unwrap.ts', ['#web/paths.ts', '#server/main.ts', '#i18n/i18n.ts', 'react']],
    ['src/i18n/i18n.ts', ['#db/app-error.ts', '#web/session/session.tsx', 'node:fs']],
    [
      'src/web/ui/button.tsx',
      ['#i18n/i18n.ts', '#domain/kinds.ts', '../data/toasts.ts', '../paths.ts', '#db/unwrap.ts'],
    ],
    [
      'src/web/session/session.tsx',
      ['#web/features/auth/model.ts', '#web/trip-data/queries.ts', '#web/routes/home.tsx', '#server/main.ts'],
    ],
    [
      'src/web/features/trips/queries.ts',
      [
        '../costs/mutations.ts',
        '#web/features/costs/components/total.tsx',
        '#web/routes/home.tsx',
        'node:fs',
      ],
    ],
    ['src/web/trip-data/queries.ts', ['#web/features/planner/queries.ts', '#web/routes/home.tsx', 'node:fs']],
    ['src/web/paths.ts', ['react-router', './routes.tsx']],
    ['src/web/app/main.tsx', ['#server/main.ts', '#functions/get-google-maps-key/handler.ts']],
    ['src/server/main.ts', ['#web/paths.ts', '#web/ui/landscape-choice.ts']],
    ['src/server/site/pictures.ts', ['#web/ui/button.tsx']],
    ['supabase/functions/get-google-maps-key/handler.ts', ['#server/config.ts', 'node:fs']],
  ])('%s may not import %j', (path, specifiers) => {
    expect(importsOf(path, ...specifiers)).toEqual(
      specifiers.map((specifier) => `may not import ${specifier}`),
    );
  });

  it('hold for types, for what is imported later, and for what is handed on', () => {
    const text = [
      "import type { Trip } from '#web/features/trips/model.ts';",
      "const later = () => import('#web/session/session.tsx');",
      "export type { Button } from '#web/ui/button.tsx';",
      "type Main = typeof import('#server/main.ts');",
    ].join('\n');
    expect(brokenImports([{ path: 'src/domain/days.ts', text }], packageJson.imports)).toHaveLength(4);
  });

  it('say where, what and why', () => {
    const [problem] = brokenImports(
      [{ path: 'src/domain/days.ts', text: "\nimport 'react';" }],
      packageJson.imports,
    );
    expect(problem).toBe(
      'src/domain/days.ts:2: may not import react: the domain is pure: it knows neither data, screens, the clock nor any library',
    );
  });
});

describe('barrels', () => {
  it('are reported, own exports are not', () => {
    const text =
      "export * from './a.ts';\nexport { b } from './b.ts';\nexport const c = 1;\nconst d = 2;\nexport { d };";
    expect(barrels([{ path: 'src/domain/all.ts', text }]).map((problem) => problem.split(': ')[0])).toEqual([
      'src/domain/all.ts:1',
      'src/domain/all.ts:2',
    ]);
  });
});
