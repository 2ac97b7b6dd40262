import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { signInWithPassword } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { launchOptions } from './browser.ts';
import type { Figure } from './report.ts';
import { countTraffic, medianOf, observePaints, PHONE, slowDown, type Traffic } from './slow-phone.ts';
import type { BenchTrip } from './trip-fixture.ts';
import type { DrawWaterfall, RequestTiming } from './waterfall.ts';

/** Each figure is of the visit in the middle of so many. */
const VISITS = 5;

/** A signed-in page by its address, and what is on screen once it is ready. */
interface SignedInPage {
  url: string;
  session: string;
  content: (page: Page) => Locator;
}

interface Visit {
  readyMs: number;
  largestPaintMs: number;
  shift: number;
  untilReady: Traffic;
  /** Until nothing comes any more. */
  total: Traffic;
  timings: readonly RequestTiming[];
}

/** A trip of 140 items and the dashboard by their addresses: with an empty cache, and again. */
export async function measureSignedInPages(
  server: RunningServer,
  { id, owner }: BenchTrip,
  draw: DrawWaterfall,
): Promise<Figure[]> {
  const session = JSON.stringify(await signInWithPassword(server, owner));
  const trip: SignedInPage = {
    url: `${server.url}/trip/${id}`,
    session,
    content: (page) => page.getByRole('article').first(),
  };
  const dashboard: SignedInPage = {
    url: `${server.url}/dashboard`,
    session,
    content: (page) => page.getByRole('link', { name: 'Vingt jours' }).first(),
  };
  const slowTrip = await firstVisits(trip, true);
  draw('trip', { requests: slowTrip.timings, marks: { ready: slowTrip.readyMs } });
  return [
    ...figuresOf('A trip of 140 items by its address', slowTrip, {
      readyMs: 2500,
      requests: 12,
      bytes: 260_000,
    }),
    readyFigure(
      'The same on a fast line',
      await firstVisits(trip, false),
      500,
      'no limit of line or processor',
    ),
    ...figuresOf('The dashboard by its address', await firstVisits(dashboard, true), {
      readyMs: 2000,
      requests: 10,
      bytes: 240_000,
    }),
    readyFigure(
      'The same trip again',
      await secondVisits(trip),
      800,
      'service worker and device warm, slow line',
    ),
  ];
}

const firstVisits = (page: SignedInPage, isSlow: boolean): Promise<Visit> =>
  medianOf(
    VISITS,
    () =>
      inBrowser(async (context) => {
        await signIn(context, page);
        return visit(context, page, isSlow);
      }),
    byReady,
  );

const secondVisits = (page: SignedInPage): Promise<Visit> =>
  medianOf(
    VISITS,
    () =>
      inBrowser(async (context) => {
        await signIn(context, page);
        await visit(context, page, false);
        return visit(context, page, true);
      }),
    byReady,
  );

const byReady = ({ readyMs }: Visit): number => readyMs;

async function inBrowser<Answer>(work: (context: BrowserContext) => Promise<Answer>): Promise<Answer> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(await browser.newContext(PHONE));
  } finally {
    await browser.close();
  }
}

/** Leaves on the device what a sign-in does, session and profile, and an empty cache: they follow a link some weeks later. */
async function signIn(context: BrowserContext, { url, session }: SignedInPage): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
  await page.goto(new URL('/profile', url).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await page.close();
}

async function visit(
  context: BrowserContext,
  { url, content }: SignedInPage,
  isSlow: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  const { traffic, requests, quiet } = await countTraffic(page, isSlow ? await slowDown(page) : undefined);
  const paints = await observePaints(page);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await content(page).waitFor({ timeout: 60_000 });
  const readyMs = await page.evaluate(() => performance.now());
  const untilReady = { ...traffic };
  // The service worker is there for the next visit.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await quiet();
  const { shift, largest } = await paints();
  await page.close();
  return { readyMs, largestPaintMs: largest, shift, untilReady, total: traffic, timings: requests() };
}

const SLOW = 'empty cache; 1.6 Mbit/s, 150 ms, processor four times slower';

function readyFigure(what: string, { readyMs }: Visit, atMost: number, note: string): Figure {
  return { what: `${what}: ready`, measured: Math.round(readyMs), unit: 'ms', limit: { atMost }, note };
}

interface Limits {
  readyMs: number;
  requests: number;
  bytes: number;
}

function figuresOf(what: string, visited: Visit, limits: Limits): Figure[] {
  const { largestPaintMs, shift, untilReady, total } = visited;
  return [
    readyFigure(what, visited, limits.readyMs, SLOW),
    {
      what: `${what}: largest paint`,
      measured: Math.round(largestPaintMs),
      unit: 'ms',
      limit: { atMost: limits.readyMs },
      note: SLOW,
    },
    {
      what: `${what}: layout shift`,
      measured: Math.round(shift * 1000) / 1000,
      unit: '',
      limit: { atMost: 0.01 },
      note: SLOW,
    },
    {
      what: `${what}: requests`,
      measured: total.requests,
      unit: '',
      limit: { atMost: limits.requests },
      note: `of any kind, until nothing comes any more; ${untilReady.requests} until it is ready`,
    },
    {
      what: `${what}: over the wire`,
      measured: Math.round(total.bytes / 1000),
      unit: 'kB',
      limit: { atMost: limits.bytes / 1000 },
      note: `until nothing comes any more; ${Math.round(untilReady.bytes / 1000)} kB until it is ready`,
    },
  ];
}
