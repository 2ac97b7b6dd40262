import type { Locator, Page } from '@playwright/test';

/** What a press shows: an element that holds a text. */
export interface Effect {
  selector: string;
  text: string;
}

/** How long a hand holds a button down: what the page does at the touch is over when it lets go. */
const HELD_MS = 80;

/**
 * Milliseconds from a press, as the browser stamped its click, to the end of the frame in which its effect is on screen.
 * The pointer rests on the button before, and holds it down, as a hand does; the press itself is the browser's alone,
 * without Playwright's checks of what is hit, which run in the page.
 */
export async function effectOf(page: Page, button: Locator, effect: Effect): Promise<number> {
  await button.hover();
  const [time = Number.NaN] = await effectsAfter(page, 'click', [effect], async () => {
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
  });
  return time;
}

/** Milliseconds from the next event of that type, as the browser stamped it, to the end of the frame in which each effect is on screen. */
export async function effectsAfter(
  page: Page,
  type: 'click' | 'change',
  effects: readonly Effect[],
  act: () => Promise<void>,
): Promise<number[]> {
  await page.evaluate(
    ([event, watched]) => {
      const isThere = ({ selector, text }: Effect) =>
        [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
      const waiting = watched.map((effect) => ({ effect, ...Promise.withResolvers<number>() }));
      Object.assign(globalThis, { effects: Promise.all(waiting.map(({ promise }) => promise)) });
      const follow = (from: number, one: (typeof waiting)[number]) => {
        requestAnimationFrame(() => {
          if (!isThere(one.effect)) return follow(from, one);
          // What is posted in a frame runs when that frame has been painted; urgently: before what React still has to do.
          scheduler
            .postTask(() => one.resolve(performance.now() - from), { priority: 'user-blocking' })
            .catch(one.reject);
        });
      };
      document.addEventListener(
        event,
        ({ timeStamp }) => {
          for (const one of waiting) follow(timeStamp, one);
        },
        { once: true, capture: true },
      );
    },
    [type, effects] as const,
  );
  await act();
  return page.evaluate(() => (globalThis as unknown as { effects: Promise<number[]> }).effects);
}
