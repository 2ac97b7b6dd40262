import type { Page } from '@playwright/test';

export interface Frames {
  perSecond: number;
  note: string;
}

/** Counts the page's frames while something is done, and tells how far apart they were. */
export async function framesOf(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    // What was pressed before is over: one does not begin to scroll in the same moment.
    const { promise, resolve } = Promise.withResolvers<void>();
    requestIdleCallback(() => resolve(), { timeout: 2000 });
    return promise;
  });
  await page.evaluate(() => {
    const frames: number[] = [];
    let asked = 0;
    const next = (at: number) => {
      frames.push(at);
      asked = requestAnimationFrame(next);
    };
    // The next count must not run beside this one.
    const stopCounting = () => {
      cancelAnimationFrame(asked);
      return frames;
    };
    Object.assign(globalThis, { stopCounting });
    asked = requestAnimationFrame(next);
  });
  await act();
  const at = await page.evaluate(() =>
    (globalThis as unknown as { stopCounting: () => number[] }).stopCounting(),
  );
  const gaps = at.slice(1).map((time, index) => time - (at[index] ?? time));
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  const late = gaps.filter((gap) => gap > 25).length;
  return {
    perSecond: Math.round((gaps.length / all) * 1000),
    note: `${gaps.length} frames; ${late} came a frame late or more, the longest after ${Math.round(Math.max(...gaps))} ms`,
  };
}
