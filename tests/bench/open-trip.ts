import { chromium } from '@playwright/test';
import { signInWithPassword } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { launchOptions } from './browser.ts';
import type { Figure } from './report.ts';
import type { BenchTrip } from './trip-fixture.ts';

/** Counts every request that a signed-in browser with an empty cache makes until a trip of 140 items is on screen. */
export async function measureOpeningOfTrip(server: RunningServer, { id, owner }: BenchTrip): Promise<Figure> {
  const session = await signInWithPassword(server, owner);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(
      (stored) => localStorage.setItem('escale-auth', stored),
      JSON.stringify(session),
    );
    const urls: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) urls.push(new URL(request.url()).pathname);
    });
    await page.goto(`${server.url}/trip/${id}`);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const calls = urls.filter((path) => /^\/(rest|auth|functions)\//.test(path)).length;
    const note = `${calls} of them to the data API; empty cache, page, scripts, styles and fonts included`;
    return {
      what: 'Requests to open a trip of 140 items',
      measured: urls.length,
      unit: '',
      limit: { atMost: 12 },
      note,
    };
  } finally {
    await browser.close();
  }
}
