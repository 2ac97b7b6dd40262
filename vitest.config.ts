import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Three suites: `unit` beside the code, `db` against both databases, `api` through the official client. */
export default defineConfig({
  test: {
    // Tests of the API wait for time limits and servers for a fifth of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          // A process for each of 244 files would take as long as their tests.
          isolate: false,
          setupFiles: ['tests/support/fresh-modules.ts'],
          // Properties run a hundred times; a machine that does much else needs longer for it.
          testTimeout: 30_000,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          globalSetup: ['tests/support/global-database.ts'],
          // Each opens databases of its own, and shares the compiled engine: a third less to compute.
          isolate: false,
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/global-servers.ts'],
          setupFiles: ['tests/support/use-installed-postgres.ts'],
          // The client and the helpers are loaded once a worker: a fifth less to compute.
          isolate: false,
          retry: 1,
          // A backup of all tables between processes takes a minute where the machine does much else.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
