import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The one without a window comes first: it draws the same pages with a sixth less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const INSTALLATIONS = [
  'npx playwright install chromium',
  'apt-get update -qq',
  'apt-get install -y -qq chromium-headless-shell',
  'apt-get install -y -qq chromium',
];

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, Playwright's own, the system's; else installs one.
 *
 * @returns the path of an executable browser
 * @throws when there is none and none can be installed, with what was tried
 */
export function findBrowser(): string {
  for (const installation of ['', ...INSTALLATIONS]) {
    if (installation) spawnSync(installation, { shell: true, stdio: 'inherit' });
    const found = existingBrowser();
    if (found) return found;
  }
  throw new Error(`No Chromium: set CHROMIUM_PATH, or install one. Tried: ${INSTALLATIONS.join(', ')}.`);
}

function existingBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.env.CHROMIUM_PATH || [chromium.executablePath(), ...paths].find((path) => existsSync(path));
}
