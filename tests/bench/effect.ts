import type { Page } from '@playwright/test';

/** What a press shows: an element that holds a text. */
export interface Effect {
  selector: string;
  text: string;
}

/** Milliseconds from a press, as the browser stamped it, to the end of the frame in which its effect is on screen. */
export async function effectOf(page: Page, press: () => Promise<void>, effect: Effect): Promise<number> {
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
  await press();
  return page.evaluate(() => (globalThis as unknown as { effect: Promise<number> }).effect);
}
