import { boxOf } from '#tests/support/pointing.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('[TRIP-1] what is chosen comes out from under its details, late as it is, wide, on a tablet and on a phone, where they cover the round button', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01', {
    trip_activities: [
      { title: 'Castelo', date: '2026-12-01', time: '10:00' },
      { title: 'Fado', date: '2026-12-01', time: '22:30', end_time: '23:45' },
    ],
  });
  const paper = page.getByRole('article', { name: 'Fado' });
  const sheet = page.getByRole('region', { name: 'Fado' });
  const add = page.locator('[data-slot="planner-fab"]');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ])
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      const hasRound = viewport.width < 1200;
      if (hasRound) await expect(add).toBeVisible();
      await page.getByRole('button', { name: 'Détails : Fado' }).click();
      await expect(sheet.getByRole('button', { name: 'Modifier' })).toBeVisible();
      const room = async () => {
        const { y, height } = await boxOf(paper);
        return (await boxOf(sheet)).y - y - height;
      };
      await expect.poll(room).toBeGreaterThanOrEqual(0);
      await expect(add).toBeHidden();
      if (hasRound) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(paper).toBeInViewport();
      if (hasRound) await expect(add).toBeVisible();
    });
});
