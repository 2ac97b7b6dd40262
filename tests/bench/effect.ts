import type { Locator, Page } from '@playwright/test';

/** What a press shows: an element that holds a text. */
export interface Effect {
  selector: string;
  text: string;
}

/**
 * Milliseconds from a press, as the browser stamped it, to the end of the frame in which its effect is on screen. The
 * pointer rests on the button before, as a hand does; the press itself is the browser's alone, without Playwright's checks
 * of what is hit, which run in the page.
 */
export async function effectOf(page: Page, button: Locator, effect: Effect): Promise<number> {
  await button.hover();
  await page.evaluate(({ selector, text }) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
    const { promise, resolve } = Promise.withResolvers<number>();
    Object.assign(globalThis, { effect: promise });
    const resolveWhenPainted = (pressedAt: number) => {
      // A message posted in a frame arrives when that frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressedAt);
      port2.postMessage(null);
    };
    const follow = (pressedAt: number) => {
      requestAnimationFrame(() => (isThere() ? resolveWhenPainted(pressedAt) : follow(pressedAt)));
    };
    document.addEventListener('click', (event) => follow(event.timeStamp), { once: true, capture: true });
  }, effect);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as { effect: Promise<number> }).effect);
}
