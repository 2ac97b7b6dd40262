import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { countTraffic, medianOf, newPhone, observePaints, slowDown } from './slow-phone.ts';
import type { RequestTiming } from './waterfall.ts';

export interface FirstVisit {
  /** Everything that came over the wire, headers included, until the first interaction. */
  bytes: number;
  /** From there until its application answers presses by itself. */
  interactionToApplicationMs: number;
  /** Everything, with the application. */
  bytesWithApplication: number;
  firstPaintMs: number;
  largestPaintMs: number;
  requests: number;
  /** Until the first interaction. */
  timings: readonly RequestTiming[];
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
    const { traffic, requests, quiet } = await countTraffic(page, await slowDown(page));
    const paints = await observePaints(page);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForLoadState('load');
    await quiet();
    const still = { ...traffic, timings: requests() };
    const { first, largest } = await paints();
    const interactionToApplicationMs = await page.evaluate(async () => {
      const from = performance.now();
      const html = document.documentElement;
      const isReady = Promise.withResolvers<void>();
      const observer = new MutationObserver(() => 'hydrated' in html.dataset && isReady.resolve());
      observer.observe(html, { attributes: true });
      document.dispatchEvent(new Event('pointerdown'));
      if (!('hydrated' in html.dataset)) await isReady.promise;
      return performance.now() - from;
    });
    await quiet();
    return {
      ...still,
      interactionToApplicationMs,
      bytesWithApplication: traffic.bytes,
      firstPaintMs: first,
      largestPaintMs: largest,
    };
  } finally {
    await browser.close();
  }
}
