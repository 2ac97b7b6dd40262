import { boxOf } from '#tests/support/pointing.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test.describe('the details of an item', () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`brings what is chosen out from under its details, late as it is, ${viewport.width} px wide`, async ({
      page,
      openTrip,
    }) => {
      await page.setViewportSize(viewport);
      await openTrip('?day=2026-12-01', {
        trip_activities: [
          { title: 'Castelo', date: '2026-12-01', time: '10:00' },
          {
            title: 'Fado',
            date: '2026-12-01',
            time: '22:30',
            end_time: '23:45',
          },
        ],
      });
      const paper = page.getByRole('article', { name: 'Fado' });
      const sheet = page.getByRole('region', { name: 'Fado' });
      await page.getByRole('button', { name: 'Détails : Fado' }).click();
      await expect(sheet.getByRole('button', { name: 'Modifier' })).toBeVisible();
      const room = async () => {
        const { y, height } = await boxOf(paper);
        return (await boxOf(sheet)).y - y - height;
      };
      await expect.poll(room).toBeGreaterThanOrEqual(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(paper).toBeInViewport();
    });
});
