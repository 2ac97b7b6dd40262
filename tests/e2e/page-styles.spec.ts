import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A public page of every kind. */
const PAGES = [
  '/',
  '/carnets/cinq-jours-a-lisbonne',
  '/premium',
  '/voyages-a-theme/montagne',
  '/voyages-sur-mesure',
  '/conseils',
  '/carnets',
  '/voyages-a-theme',
  '/conseils/pt',
  '/contact',
  '/blog',
  '/blog/posts/kyoto-en-hiver',
  '/blog/destinations',
  '/auth',
] as const;

/** Follows an address within the page, as the router's links do: the styles of pages seen before stay loaded. */
const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.state.idx + 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

/** What has no layout of its own until it is near the screen (`content-visibility: auto`), or that a map draws. */
const DRAWN_LATER = 'noscript, svg *, .maplibregl-map *, [data-slot="landscape"] *';

const WIDTHS = [390, 1440] as const;

/** Where each element of the page stands at each width, in pixels. */
async function layoutsOf(page: Page): Promise<string[]> {
  const layouts: string[][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    layouts.push(await layoutOf(page));
  }
  return layouts.flat();
}

const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (drawnLater) => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // Styles for another width hold from the next frame on.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll(`main, main *:not(${drawnLater})`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [name] = (element.getAttribute('class') ?? '').split(' ');
      return `${innerWidth}: ${element.tagName}.${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  }, DRAWN_LATER);

/** The same, once pictures and fonts have come in. */
async function stableLayoutsOf(page: Page): Promise<string[]> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  let before = await layoutsOf(page);
  await expect
    .poll(async () => {
      const now = await layoutsOf(page);
      const isStable = now.join() === before.join();
      before = now;
      return isStable;
    })
    .toBe(true);
  return before;
}

test('[SHELL-1] [PUB-1] a public page looks the same after every other, on a phone and on a desk', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const fresh = new Map<string, string[]>();
  for (const path of PAGES) {
    await page.goto(path);
    fresh.set(path, await stableLayoutsOf(page));
  }
  await page.goto('/');
  await stableLayoutsOf(page);
  // There and back: each page after some, and after all.
  for (const path of [...PAGES.slice(1), ...PAGES.toReversed()]) {
    await follow(page, path);
    await expect.poll(() => layoutsOf(page), { message: path }).toEqual(fresh.get(path));
  }
});
