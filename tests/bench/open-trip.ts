import { chromium, type Page } from '@playwright/test';
import { signInWithPassword } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { launchOptions } from './browser.ts';
import type { Figure } from './report.ts';
import type { BenchTrip } from './trip-fixture.ts';

/**
 * Counts every request that a browser makes, of any kind, from the click on a trip in the dashboard until its 140
 * items are on screen. It never showed a trip before. The note tells the same for the trip's own address and an empty cache.
 */
export async function measureOpeningOfTrip(server: RunningServer, { id, owner }: BenchTrip): Promise<Figure> {
  const session = await signInWithPassword(server, owner);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(
      (stored) => localStorage.setItem('escale-auth', stored),
      JSON.stringify(session),
    );
    const whole = await requestsOf(page, () => page.goto(`${server.url}/trip/${id}`));
    const fresh = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await fresh.addInitScript(
      (stored) => localStorage.setItem('escale-auth', stored),
      JSON.stringify(session),
    );
    await fresh.goto(`${server.url}/dashboard`);
    const link = fresh.getByRole('link', { name: 'Vingt jours' }).first();
    await link.waitFor();
    await fresh.waitForLoadState('networkidle');
    const paths = await requestsOf(fresh, () => link.click());
    const calls = paths.filter((path) => path.startsWith('/rest/')).length;
    return {
      what: 'Requests to open a trip of 140 items from the dashboard',
      measured: paths.length,
      unit: '',
      limit: { atMost: 12 },
      note: `${calls} of them to the data API; ${whole.length} by the trip's own address with an empty cache, application and fonts included`,
    };
  } finally {
    await browser.close();
  }
}

/** The paths of all requests from an action until the trip's items are there and the network is still. */
async function requestsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) paths.push(new URL(request.url()).pathname);
  });
  await act();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  return paths;
}
