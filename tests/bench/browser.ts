import type { LaunchOptions } from '@playwright/test';
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
