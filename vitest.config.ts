import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Three suites: `unit` beside the code, `db` against both databases, `api` through the official client. */
export default defineConfig({
  test: {
    // Much of it waits for servers and databases: one worker more than there are processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
