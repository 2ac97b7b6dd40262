import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';

/** Journeys in a real Chromium against the built server; each worker has a server and a database of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine: each waits for a server or a line for a seventh of its time.
  workers: 3,
  // What passes the second time is named at the end of the run, to be found out and mended.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What a worker answers is out of a test's sight: only the tests of being offline have one.
    serviceWorkers: 'block',
    // What moves on its way in or out is waited for before each press: hundreds of times nothing is to be seen of it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step makes each test a third slower: asked for where a failure is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No spare process is started for a page that may never come: a tenth less to compute.
        '--renderer-process-limit=1',
        // The page stands without the world: no name but this machine’s own is known to the browser.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
        // The address bar’s pop-ups: pages of their own, loaded again for each test.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
      ],
    },
  },
});
