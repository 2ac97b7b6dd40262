import type { Browser, LaunchOptions, Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';

/** How the figures' browser is started: no GPU, no sandbox (it may run as root), no calls of its own. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** How many times slower than this machine the traveller's processor is. */
const SLOWDOWN = 4;

/** A page for the stored session, in a context of its own, so with an empty cache. */
export async function newDesktop(browser: Browser, session: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
  return page;
}

export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
