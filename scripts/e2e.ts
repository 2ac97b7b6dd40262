import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

/** Runs the journeys in a real browser; further arguments go to Playwright (`npm run e2e -- planner`). */
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser() } },
);
process.exit(status ?? 1);
