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
  await page.evaluate(({ selector, text }) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    Object.assign(globalThis, { effect: promise });
    const resolveWhenPainted = (pressedAt: number) => {
      // What is posted in a frame runs when that frame has been painted; urgently: before what React still has to do.
      scheduler
        .postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' })
        .catch(reject);
    };
    const follow = (pressedAt: number) => {
      requestAnimationFrame(() => (isThere() ? resolveWhenPainted(pressedAt) : follow(pressedAt)));
    };
    document.addEventListener('click', (event) => follow(event.timeStamp), { once: true, capture: true });
  }, effect);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as { effect: Promise<number> }).effect);
}
