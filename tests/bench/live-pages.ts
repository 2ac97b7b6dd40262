import { type Browser, chromium, type Page } from '@playwright/test';
import { createPerson, type Person, signInWithPassword } from '#tests/support/accounts.ts';
import { share } from '#tests/support/live.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { launchOptions } from './browser.ts';
import type { Figure } from './report.ts';

const CHANGES = 120;
const TASK = 'Faire les valises';

/**
 * Two people with the same trip open: what it takes from the one's click on a task to the end of the frame that shows it
 * on the other's screen, everything in between included.
 */
export async function measureLivePages(server: RunningServer): Promise<Figure[]> {
  const camille = await createPerson(server, { premium: true });
  const thomas = await createPerson(server, { name: 'Thomas' });
  const trip = await createTrip(camille);
  await share(camille, trip, thomas, 'editor');
  const made = await camille.client.from('trip_tasks').insert({ trip_id: trip, title: TASK });
  if (made.error) throw new Error(made.error.message);
  const browser = await chromium.launch(launchOptions());
  try {
    const hers = await openTasks(browser, server, camille, trip);
    const his = await openTasks(browser, server, thomas, trip);
    await hers.getByRole('button', { name: /^Voyageurs, ici : Camille, Thomas/ }).waitFor();
    await his.getByRole('button', { name: /^Voyageurs, ici : Camille, Thomas/ }).waitFor();
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) times.push(await timeOf(hers, his, change % 2 === 0));
    return figures(times.sort((a, b) => a - b));
  } finally {
    await browser.close();
  }
}

async function openTasks(browser: Browser, server: RunningServer, person: Person, trip: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = JSON.stringify(await signInWithPassword(server, person));
  await page.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
  await page.goto(`${server.url}/trip/${trip}?panel=tasks`);
  await page.getByRole('checkbox', { name: TASK }).waitFor();
  return page;
}

/** Milliseconds from a click on one page to the paint of its effect on the other; both tell the time of one machine. */
async function timeOf(hers: Page, his: Page, isDone: boolean): Promise<number> {
  await his.evaluate((wanted) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    Object.assign(globalThis, { painted: promise });
    const isThere = () =>
      document.querySelector<HTMLInputElement>('[data-slot="task"] input')?.checked === wanted;
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message posted in a frame arrives when that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, attributes: true, childList: true });
  }, isDone);
  await hers.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    Object.assign(globalThis, { clicked: promise });
    const note = (event: Event) => resolve(performance.timeOrigin + event.timeStamp);
    document.addEventListener('click', note, { once: true, capture: true });
  });
  await hers.getByRole('checkbox', { name: TASK }).click();
  const clicked = await hers.evaluate(() => (globalThis as unknown as { clicked: Promise<number> }).clicked);
  const painted = await his.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
  // The write is answered and read again before the next one: a person does not click faster.
  await hers.getByText('Enregistré').waitFor();
  return painted - clicked;
}

function figures(times: readonly number[]): Figure[] {
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return [
    {
      what: 'From one person’s click to painted on the other’s screen: median',
      measured: at(0.5),
      unit: 'ms',
      limit: { atMost: 40 },
      note: `${times.length} changes of a task between two pages, PostgreSQL`,
    },
    {
      what: 'The same, 95th percentile',
      measured: at(0.95),
      unit: 'ms',
      limit: { atMost: 100 },
      note: `worst ${Math.round(times.at(-1) ?? 0)} ms`,
    },
  ];
}
