import type { Page } from '@playwright/test';
import { follow } from '#tests/support/page-parts.ts';
import { expect, interact, test } from './fixtures.ts';

/** Public pages of five layouts. */
const PAGES = ['/', '/carnets/cinq-jours-a-lisbonne', '/contact', '/blog', '/auth'] as const;

/** What has no layout of its own until it is near the screen (`content-visibility: auto`), or that a map draws. */
const DRAWN_LATER = 'noscript, svg *, .maplibregl-map *, [data-slot="landscape"] *';

/** Where each element of the page stands, in pixels. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (drawnLater) => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll(`main, main *:not(${drawnLater})`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [name] = (element.getAttribute('class') ?? '').split(' ');
      return `${element.tagName}.${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  }, DRAWN_LATER);

/** The same, once pictures and fonts have come in. */
async function stableLayoutOf(page: Page): Promise<string[]> {
  await interact(page);
  let before = await layoutOf(page);
  await expect
    .poll(async () => {
      const now = await layoutOf(page);
      const isStable = now.join() === before.join();
      before = now;
      return isStable;
    })
    .toBe(true);
  return before;
}

test('[SHELL-1] [PUB-1] a public page looks the same after every other', async ({ page }) => {
  const fresh = new Map<string, string[]>();
  for (const path of PAGES) {
    await page.goto(path);
    fresh.set(path, await stableLayoutOf(page));
  }
  // Back, and there again: each page after some, and after all.
  for (const path of [...PAGES.toReversed().slice(1), ...PAGES.slice(1)]) {
    await follow(page, path);
    await expect.poll(() => layoutOf(page), { message: path }).toEqual(fresh.get(path));
  }
});
