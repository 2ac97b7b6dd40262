import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { signInWithPassword } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { launchOptions, newDesktop, slowProcessor } from './browser.ts';
import { effectOf } from './effect.ts';
import { framesOf } from './frames.ts';
import { dayAt } from './long-trip.ts';
import { type Figure, quantile } from './report.ts';
import type { BenchTrip } from './trip-fixture.ts';

const OPENINGS = 9;
const HEIGHT_OF_HOUR = 64;

/** What the page's own observers have seen; see {@link watch}. */
interface Seen {
  /** When the trip's data had come, and when its first item was painted; milliseconds from navigation. */
  dataAt: number;
  paintedAt: number;
  /** The longest event of each interaction: from the press to the next paint, milliseconds. */
  interactions: Record<number, number>;
}

/** Runs in the page before any script of it: notes when items are painted, and what each interaction took. */
function watch(): void {
  const seen: Seen = { dataAt: 0, paintedAt: 0, interactions: {} };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.name.includes('/rest/v1/rpc/whole_trip?'))
        seen.dataAt ||= entry.responseEnd;
  }).observe({ type: 'resource', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const id = entry.interactionId;
      seen.interactions[id] = Math.max(seen.interactions[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const frame = () => {
    if (seen.paintedAt === 0 && document.querySelector('[data-slot="planner-schedule"] article')) {
      // The frame that shows it is the one that now ends; urgently: before what React still has to do.
      const painted = () => {
        seen.paintedAt = performance.now();
      };
      scheduler.postTask(painted, { priority: 'user-blocking' }).catch(console.error);
    } else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/**
 * Measures the planner with sixty days and a thousand items on a processor four times slower: how soon a day is there,
 * what each press takes until it is painted, and how even the frames are while one scrolls and drags.
 */
export async function measurePlanner(server: RunningServer, trip: BenchTrip): Promise<Figure[]> {
  const session = JSON.stringify(await signInWithPassword(server, trip.owner));
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      await weightOfRoute(browser, server, trip, session),
      await timeToOpen(browser, server, trip, session),
      ...(await workInIt(browser, server, trip, session)),
    ];
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, session: string): Promise<Page> {
  const page = await newDesktop(browser, session);
  await page.addInitScript(watch);
  return page;
}

/** Everything but the trip's own data that comes over the wire for the trip's address with an empty cache. */
async function weightOfRoute(browser: Browser, server: RunningServer, trip: BenchTrip, session: string) {
  const page = await openPage(browser, session);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const data = new Set<string>();
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (/\/(rest|auth|functions)\/v1\//.test(request.url)) data.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (data.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(`${server.url}/trip/${trip.id}`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const [first, files] = [bytes, requests];
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await page.waitForLoadState('networkidle');
  // What a sign of life fetches: requests begin a moment after it.
  await page.waitForTimeout(1500);
  await page.context().close();
  return {
    what: 'The route of a trip before its map, empty cache: over the wire',
    measured: Math.round(first / 1000),
    unit: 'kB',
    // 300 kB until the build had no more lists of what each route needs first (ADR 0018).
    limit: { atMost: 320 },
    note: `${files} files: page, scripts, styles, fonts, texts, pictures; without the answers of the data API. ${Math.round((bytes - first) / 1000)} kB more with the first movement of the pointer: menus, dialogs, forms, details, toasts`,
  };
}

/** From the dashboard, whose idle time loads the code: by its address, the data of a trip is there before the code that shows it. */
async function timeToOpen(browser: Browser, server: RunningServer, trip: BenchTrip, session: string) {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const page = await openPage(browser, session);
    await page.goto(`${server.url}/dashboard`);
    const link = page.locator(`a[href^="/trip/${trip.id}"]`).first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    await slowProcessor(page);
    await link.click();
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.paintedAt > 0);
    const { dataAt, paintedAt } = await seenBy(page);
    times.push(paintedAt - dataAt);
    await page.context().close();
  }
  return {
    what: '60 days, 1 000 items: from the data’s arrival to the day’s items painted',
    measured: Math.round(quantile(times, 0.5)),
    unit: 'ms',
    limit: { atMost: 300 },
    note: `median of ${OPENINGS}, processor four times slower; all: ${times.map(Math.round).join(', ')}`,
  };
}

/** Days, details, menus, dialogs, typing, panels, moves: what people do, and what each press takes. */
async function workInIt(browser: Browser, server: RunningServer, trip: BenchTrip, session: string) {
  const page = await openPage(browser, session);
  await page.goto(`${server.url}/trip/${trip.id}?day=${dayAt(2)}`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page);
  const effects: number[] = [];
  for (const round of [1, 2, 3, 4]) effects.push(...(await pressAround(page, round)));
  const { interactions } = await seenBy(page);
  // The details stand over the foot of the hours that are scrolled and dragged.
  await page.locator('[data-slot="item-detail"]').getByRole('button', { name: 'Fermer' }).click();
  await page.locator('[data-slot="item-detail"]').waitFor({ state: 'hidden' });
  const times = Object.values(interactions);
  // What is scrolled and dragged is found before: Playwright looks for it in the page, whose frames it would hold up.
  await page.getByRole('region', { name: 'Programme du jour' }).hover();
  const scrolled = await framesOf(page, () => scrollDay(page));
  const middle = await takeHold(page, page.getByRole('article', { name: 'Visite de 14:30' }));
  const dragged = await framesOf(page, () => dragAbout(page, middle));
  await letGo(page);
  await page.context().close();
  const note = `${times.length} presses, processor four times slower; median ${Math.round(quantile(times, 0.5))} ms, worst ${Math.round(Math.max(...times))} ms`;
  return [
    {
      what: '60 days, 1 000 items: interaction to next paint, 95th percentile',
      measured: Math.round(quantile(times, 0.95)),
      unit: 'ms',
      limit: { atMost: 200 },
      note,
    },
    {
      what: '60 days, 1 000 items: from a press to its effect on screen, 95th percentile',
      measured: Math.round(quantile(effects, 0.95)),
      unit: 'ms',
      limit: { atMost: 100 },
      note: `${effects.length} presses that open a day, show details, add an item or open a panel; median ${Math.round(quantile(effects, 0.5))} ms, worst ${Math.round(Math.max(...effects))} ms`,
    },
    {
      what: '60 days, 1 000 items: frames a second while a day scrolls',
      measured: scrolled.perSecond,
      unit: '/s',
      limit: { atLeast: 58 },
      note: `${scrolled.note}; processor four times slower`,
    },
    {
      what: '60 days, 1 000 items: frames a second while an item is dragged',
      measured: dragged.perSecond,
      unit: '/s',
      limit: { atLeast: 58 },
      note: `${dragged.note}; processor four times slower`,
    },
  ];
}

/**
 * One round of what people do. Answers what each press took until its effect was on screen, in milliseconds.
 *
 * What is pressed is found by selectors: to find it by its role, Playwright names all that is in the page, in there, and the
 * page would clear that away while the press is measured.
 */
async function pressAround(page: Page, round: number): Promise<number[]> {
  const effects: number[] = [];
  const press = async (button: Locator, selector: string, text: string) =>
    effects.push(await effectOf(page, button, { selector, text }));
  const visit = 'Visite de 14:30';
  for (const day of [10 * round, 10 * round + 1, 10 * round + 5]) {
    const iso = dayAt(day - 1);
    const heading = Temporal.PlainDate.from(iso).toLocaleString('fr', { day: 'numeric', month: 'long' });
    await press(
      page.locator(`[data-slot="day-entry"][href*="day=${iso}"]`),
      '[data-slot="planner-schedule"] h2',
      heading,
    );
    // What is pressed next is on that day: its hours come a moment after its name.
    await page.locator('[data-slot="planner-schedule"][aria-busy="false"]').waitFor();
    await press(
      page.locator(`[data-slot="item-card-open"][aria-label$="${visit}"]`),
      '[data-slot="item-detail"]',
      visit,
    );
    await page.locator(`[data-slot="item-card-more"][aria-label$="${visit}"]`).click();
    await page.keyboard.press('Escape');
    await page.locator('[role="menu"]').waitFor({ state: 'hidden' });
  }
  const title = `Rendez-vous ${round}`;
  await page.locator('[data-slot="day-head-add"]').click();
  await page.locator('[role="menuitem"]', { hasText: 'Note' }).click();
  const dialog = page.locator('[role="dialog"]');
  await dialog.getByLabel('Titre').pressSequentially(title);
  await press(dialog.locator('[type="submit"]'), '[data-slot="planner-schedule"] article', title);
  await dialog.waitFor({ state: 'hidden' });
  for (const panel of ['Participants', 'Coûts']) {
    const tab = page.locator('[data-slot="tabs-tab"]', { hasText: panel });
    await press(tab, '[role="tab"][aria-selected="true"]', panel);
  }
  return effects;
}

/** Most of the day down, all of it up, and back to where it was: it moves all the while. */
async function scrollDay(page: Page): Promise<void> {
  for (const [step, turns] of [
    [30, 15],
    [-30, 30],
    [30, 15],
  ] as const) {
    for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, step);
  }
}

/** Begins to drag an item by its middle. Answers where that is. */
async function takeHold(page: Page, item: Locator): Promise<readonly [number, number]> {
  const box = await item.boundingBox();
  if (!box) throw new Error('The item to drag is not on screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y, { steps: 2 });
  await page.locator('[data-slot="drop-preview"]').waitFor();
  return [x + 8, y];
}

async function dragAbout(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  for (const hours of [-1.5, -4, 0]) await page.mouse.move(x, y + hours * HEIGHT_OF_HOUR, { steps: 60 });
}

async function letGo(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
