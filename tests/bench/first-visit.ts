import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { countTraffic, medianOf, newPhone, observePaints, slowDown } from './slow-phone.ts';

export interface FirstVisit {
  /** Everything that came over the wire, headers included. */
  bytes: number;
  /** What had come when the page could be used. */
  bytesUntilInteractive: number;
  firstPaintMs: number;
  largestPaintMs: number;
  requests: number;
}

/**
 * Visits an address for the first time, as a phone on a slow line does: an empty cache, a slow network, a slow
 * processor. The browser is this machine's; the server has to be running.
 *
 * @param visits how often; the figures are those of the visit in the middle by its largest paint
 */
export function measureFirstVisit(url: string, visits = 3): Promise<FirstVisit> {
  return medianOf(
    visits,
    () => visitOnce(url),
    ({ largestPaintMs }) => largestPaintMs,
  );
}

async function visitOnce(url: string): Promise<FirstVisit> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await newPhone(browser);
    const { traffic, quiet } = await countTraffic(page, await slowDown(page));
    const paints = await observePaints(page);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 });
    const bytesUntilInteractive = traffic.bytes;
    await page.waitForLoadState('load');
    await quiet();
    const { first, largest } = await paints();
    return { ...traffic, bytesUntilInteractive, firstPaintMs: first, largestPaintMs: largest };
  } finally {
    await browser.close();
  }
}
