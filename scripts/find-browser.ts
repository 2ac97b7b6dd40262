import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The one without a window comes first: it draws the same pages with a sixth less work. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, Playwright's own, the system's; else installs one.
 *
 * @returns the path of an executable browser
 * @throws when there is none and none can be installed, saying what was tried
 */
export function findBrowser(): string {
  const found = existingBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one (Playwright, else the system package manager).');
  run('npx', ['playwright', 'install', 'chromium']);
  if (!existsSync(chromium.executablePath())) {
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!existingBrowser()) run('apt-get', ['install', '-y', '-qq', name]);
  }
  const installed = existingBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium: set CHROMIUM_PATH, or install one with "npx playwright install chromium" or "apt-get install chromium".',
  );
}

function existingBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return SYSTEM_NAMES.map(onPath).find((path) => path !== undefined);
}

function onPath(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
