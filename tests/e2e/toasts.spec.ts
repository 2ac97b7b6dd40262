import type { Page } from '@playwright/test';
import { expect, test, toastOf } from './fixtures.ts';

/** The blog's search answers with a toast (BLOG-2), and nothing else happens. */
async function askForToast(page: Page): Promise<void> {
  await page.getByRole('searchbox').press('Enter');
  await expect(toastOf(page)).toBeVisible();
}

/** Drags the toast to the right by so many pixels and lets go. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('There is no toast.');
  const from = { x: box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distance / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + distance, from.y, { steps: 4 });
  await page.mouse.up();
}

test.describe('a toast', () => {
  test('[TOAST-1] is alone, and leaves by itself after five seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('Lisbonne');
    await askForToast(page);
    await askForToast(page);
    await expect(toastOf(page)).toHaveCount(1);
    await page.clock.fastForward(3000);
    await expect(toastOf(page)).toHaveCount(1);
    await page.clock.fastForward(2500);
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('[TOAST-1] leaves when it is swiped 50 px, not before', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('Lisbonne');
    await askForToast(page);
    await swipe(page, 30);
    await expect(toastOf(page)).toHaveCount(1);
    await swipe(page, 80);
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('[TOAST-1] is reached with F8', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('Lisbonne');
    await askForToast(page);
    await page.keyboard.press('F8');
    const holdsFocus = page
      .getByRole('region', { name: /^Notifications/ })
      .evaluate((region) => region.contains(document.activeElement));
    expect(await holdsFocus).toBe(true);
  });
});
