import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** The line of a slow 4G phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const LINE = {
  offline: false,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
  latency: 150,
};
/** How many times slower than this machine the visitor's processor is. */
const SLOWDOWN = 4;
/** The page counts as loaded when nothing has come over the line for so long. */
const QUIET_MS = 1500;

export interface FirstVisit {
  /** Everything that came over the wire, headers included. */
  bytes: number;
  /** What had come when the page could be used. */
  bytesUntilInteractive: number;
  firstPaintMs: number;
  largestPaintMs: number;
  requests: number;
}

/** The moments of painting, as the page's own observer sees them. */
interface Paints {
  first: number;
  largest: number;
}

/**
 * Visits an address for the first time, as a phone on a slow line does: an empty cache, a slow network, a slow
 * processor. The browser is this machine's; the server has to be running.
 *
 * @param visits how often; the figures are those of the visit in the middle by its largest paint
 */
export async function measureFirstVisit(url: string, visits = 3): Promise<FirstVisit> {
  const measured: FirstVisit[] = [];
  for (let visit = 0; visit < visits; visit += 1) measured.push(await visitOnce(url));
  measured.sort((a, b) => a.largestPaintMs - b.largestPaintMs);
  const middle = measured[Math.floor(measured.length / 2)];
  if (!middle) throw new Error('At least one visit is needed.');
  return middle;
}

async function visitOnce(url: string): Promise<FirstVisit> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

    let bytes = 0;
    let requests = 0;
    let lastSeen = performance.now();
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1;
      lastSeen = performance.now();
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      lastSeen = performance.now();
    });

    await page.addInitScript(() => {
      const paints = { first: 0, largest: 0 };
      Object.assign(globalThis, { paints });
      const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
      observe('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') paints.first = entry.startTime;
      });
      observe('largest-contentful-paint', (entry) => {
        paints.largest = entry.startTime;
      });
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 });
    const bytesUntilInteractive = bytes;
    await page.waitForLoadState('load');
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (performance.now() - lastSeen < QUIET_MS) return;
        clearInterval(timer);
        resolve();
      }, 100);
    });
    const { first, largest } = await page.evaluate(
      () => (globalThis as unknown as { paints: Paints }).paints,
    );
    return { bytes, bytesUntilInteractive, firstPaintMs: first, largestPaintMs: largest, requests };
  } finally {
    await browser.close();
  }
}
