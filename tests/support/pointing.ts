import { expect, type Locator, type Page } from '@playwright/test';

/** Height of an hour of the timeline on screen, for fine pointers. */
export const HOUR = 64;

/** An item on the open day. */
export const articleOf = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

/** A day in the list of days, by its number. */
export const dayLink = (page: Page, day: number) =>
  page
    .getByRole('navigation', { name: /^(Jours|Days)$/ })
    .getByRole('link', { name: new RegExp(`^(Jour|Day) ${day} `) });

/** Opens a day by its link; the address follows a frame after the page (ADR 0016), and is what a reload opens. */
export async function openDay(page: Page, day: number) {
  const link = dayLink(page, day);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'date');
  const linked = new URL((await link.getAttribute('href')) ?? '', page.url());
  await page.waitForURL(({ searchParams }) => searchParams.get('day') === linked.searchParams.get('day'));
}

/** Where something is on screen. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return box;
}

/** Waits until something has been in its place for five frames: a page that still scrolls takes a finger for what stops it. */
export function atRest(target: Locator): Promise<void> {
  return target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let last = '';
        let frames = 0;
        const look = () => {
          const { x, y } = element.getBoundingClientRect();
          frames = last === `${x} ${y}` ? frames + 1 : 0;
          last = `${x} ${y}`;
          if (frames === 5) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

export async function centreOf(target: Locator) {
  await atRest(target);
  const box = await boxOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes something in hand at a point; the pointer then stands beside it. */
export async function take(page: Page, at: { x: number; y: number }) {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 8, at.y, { steps: 2 });
}

/** Drags something by its middle to another point, and lets go there. */
export async function drag(page: Page, item: Locator, to: { x: number; y: number }) {
  await take(page, await centreOf(item));
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** A finger on the page: the browser decides what scrolls. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { x: number; y: number },
    time?: { timestamp: number },
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [], ...time });
  let last = { x: 0, y: 0 };
  const pathTo = (from: typeof last, at: typeof last) =>
    Array.from({ length: 8 }, (_, step) => ({
      x: from.x + ((at.x - from.x) * (step + 1)) / 8,
      y: from.y + ((at.y - from.y) * (step + 1)) / 8,
    }));
  return {
    down: async (at: { x: number; y: number }) => {
      last = at;
      await send('touchStart', at);
    },
    to: async (at: { x: number; y: number }) => {
      const from = last;
      last = at;
      for (const point of pathTo(from, at)) await send('touchMove', point);
    },
    /** All at once, a hundredth of a second apart by their own clock: no page that is busy can slow a finger. */
    swipe: async (from: typeof last, at: typeof last) => {
      const begin = Date.now() / 1000;
      const start = send('touchStart', from, { timestamp: begin });
      const moves = pathTo(from, at).map((point, step) =>
        send('touchMove', point, { timestamp: begin + (step + 1) / 100 }),
      );
      await Promise.all([start, ...moves, send('touchEnd', undefined, { timestamp: begin + 0.1 })]);
    },
    up: () => send('touchEnd'),
  };
}
