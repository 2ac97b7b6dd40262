import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Height of an hour on screen, for fine pointers. */
const HOUR = 64;

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes an item in hand by its middle; the pointer then stands where it was pressed. */
async function take(page: Page, item: Locator) {
  await item.scrollIntoViewIfNeeded();
  const from = await centre(item);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y, { steps: 2 });
  return from;
}

const castelo = { title: 'Castelo', date: '2026-12-01', time: '10:00', end_time: '11:30' };

test.describe('moving things on the timeline', () => {
  test('[PLUS-1] drags an item to another hour, which shows while it is dragged', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = page.getByRole('article', { name: 'Castelo' });
    await expect(item).toContainText('10:00 – 11:30');
    const from = await take(page, item);
    await page.mouse.move(from.x, from.y + 2.5 * HOUR, { steps: 6 });
    await expect(page.getByText('12:30 – 14:00').first()).toBeVisible();
    await page.mouse.up();
    await expect(item).toContainText('12:30 – 14:00');
    await page.reload();
    await expect(item).toContainText('12:30 – 14:00');
  });
});
