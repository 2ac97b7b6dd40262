import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordRequests } from './waterfall.ts';

/** The line of a slow 4G phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const LINE = {
  offline: false,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
  latency: 150,
};
/** How many times slower than this machine the visitor's processor is. */
const SLOWDOWN = 4;
/** A page counts as loaded when nothing has come over the line for so long. */
const QUIET_MS = 1500;

/** The viewport of a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** What came over the line of a page so far. */
export interface Traffic {
  /** Headers included. */
  bytes: number;
  requests: number;
}

/** Gives a page the line and the processor of a phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Counts and lists what comes over the line; `quiet` resolves once nothing has for a while. */
export async function countTraffic(page: Page, session?: CDPSession) {
  const traffic: Traffic = { bytes: 0, requests: 0 };
  let lastSeen = performance.now();
  const client = session ?? (await page.context().newCDPSession(page));
  await client.send('Network.enable');
  const requests = recordRequests(client);
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests += 1;
    lastSeen = performance.now();
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    lastSeen = performance.now();
  });
  const quiet = () =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (performance.now() - lastSeen < QUIET_MS) return;
        clearInterval(timer);
        resolve();
      }, 100);
    });
  return { traffic, requests, quiet };
}

/** What a page's own observers see of its painting. */
export interface Paints {
  /** Milliseconds. */
  first: number;
  largest: number;
  /** Cumulative layout shift: a share of the viewport. */
  shift: number;
}

/** Observes the painting of the pages that a page will show. */
export async function observePaints(page: Page): Promise<() => Promise<Paints>> {
  await page.addInitScript(() => {
    const paints = { first: 0, largest: 0, shift: 0 };
    Object.assign(globalThis, { paints });
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') paints.first = entry.startTime;
    });
    observe('largest-contentful-paint', (entry) => {
      paints.largest = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) paints.shift += value;
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
}

/** The median visit by a figure. */
export async function medianOf<Visit>(
  times: number,
  visit: () => Promise<Visit>,
  by: (one: Visit) => number,
): Promise<Visit> {
  const visits: Visit[] = [];
  for (let time = 0; time < times; time += 1) visits.push(await visit());
  const middle = visits.toSorted((a, b) => by(a) - by(b))[Math.floor(times / 2)];
  if (middle === undefined) throw new Error('At least one visit is needed.');
  return middle;
}

/** A phone's page in a context of its own, so with an empty cache. */
export const newPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext(PHONE)).newPage();
