import type { Page } from '@playwright/test';
import { boxOf, centreOf, finger } from '#tests/support/pointing.ts';
import { expect, test } from './fixtures.ts';

const castelo = { title: 'Castelo', date: '2026-12-01', time: '10:00', end_time: '11:30' };

const articleOf = (page: Page, name: string) => page.getByRole('article', { name });
const dayLink = (page: Page, day: number) =>
  page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: new RegExp(`^Jour ${day}`) });

test.describe('moving by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PLUS-1] holds an item after a long press, while a swipe still scrolls', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const { x, y } = await centreOf(item);
    const hand = await finger(page);
    await hand.down({ x, y });
    await expect(page.getByText('mar. 1 déc., 10:00 – 11:30')).toBeVisible();
    await hand.to({ x, y: y + 152 });
    await expect(page.getByText('mar. 1 déc., 12:00 – 13:30')).toBeVisible();
    await hand.up();
    await expect(item).toContainText('12:00 – 13:30');

    const before = await boxOf(item);
    await hand.down({ x, y });
    await hand.to({ x, y: y - 200 });
    await hand.up();
    await expect.poll(async () => (await boxOf(item)).y).toBeLessThan(before.y - 100);
    await expect(item).toContainText('12:00 – 13:30');
  });

  test('[PLUS-21] a swipe over the day opens the next one, back to the one before, within the trip', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const day = (name: string) => page.getByRole('heading', { level: 2, name });
    const { x, y } = await centreOf(articleOf(page, 'Castelo'));
    const hand = await finger(page);
    const swipe = (by: number) => hand.swipe({ x, y }, { x: x + by, y: y + 6 });
    await swipe(120);
    await swipe(-120);
    await expect(day('mercredi 2 décembre')).toBeVisible();
    await expect(page).toHaveURL(/day=2026-12-02/);
    await swipe(120);
    await expect(day('mardi 1 décembre')).toBeVisible();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
  });

  test('[PLUS-1] moves an item over the strip of days to another day', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const from = await centreOf(articleOf(page, 'Castelo'));
    const to = await centreOf(dayLink(page, 2));
    const hand = await finger(page);
    await hand.down(from);
    await expect(page.getByText('mar. 1 déc., 10:00 – 11:30')).toBeVisible();
    await hand.to(to);
    // It rests there until the day opens, and is then put on an hour of it.
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await hand.to({ x: from.x, y: from.y + 44 });
    await expect(page.getByText(/mer\. 2 déc\., \d/)).toBeVisible();
    await hand.up();
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
  });

  test('[PLUS-1] the strip of days holds still under a finger that rests on it: the drop is on that day', async ({
    page,
    openTrip,
  }) => {
    await openTrip(
      '?day=2026-12-04',
      { trip_activities: [{ ...castelo, date: '2026-12-04' }] },
      { end_date: '2026-12-20' },
    );
    const from = await centreOf(articleOf(page, 'Castelo'));
    const target = dayLink(page, 6);
    await expect(target).toBeInViewport({ ratio: 1 });
    const to = await centreOf(target);
    const hand = await finger(page);
    await hand.down(from);
    await expect(page.getByText('ven. 4 déc., 10:00 – 11:30')).toBeVisible();
    await hand.to(to);
    await expect(page.getByRole('heading', { level: 2, name: 'dimanche 6 décembre' })).toBeVisible();
    // Far longer than a day takes to open.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 120; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(page.getByRole('heading', { level: 2, name: 'dimanche 6 décembre' })).toBeVisible();
    expect((await centreOf(target)).x).toBeCloseTo(to.x, 0);
    await hand.up();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await expect(page.getByRole('heading', { level: 2, name: 'dimanche 6 décembre' })).toBeVisible();
  });
});
