import { boxOf, HOUR } from '#tests/support/pointing.ts';
import { expect, test } from './fixtures.ts';

test.describe('the schedule of a day', () => {
  test('[SCHED-1] draws transport to the hour its duration and break round to, and names its exact end', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_itineraries: [
        { title: 'Vol TP 497', date: '2026-12-01', time: '08:00', duration: 80, break_duration: 20 },
      ],
    });
    const flight = page.getByRole('article', { name: 'Vol TP 497' });
    expect((await boxOf(flight)).height).toBeGreaterThan(1.75 * HOUR);
    await expect(flight).toContainText('08:00 – 09:40');
    await expect(flight).toContainText(/1\sh\s40/);
    // The wheel may still turn when it is pressed, shortly or until long after: what is under the pointer opens all the same.
    const details = page.getByRole('button', { name: 'Détails : Vol TP 497' });
    for (const heldMs of [0, 250]) {
      await flight.hover({ position: { x: 120, y: 20 } });
      await page.mouse.wheel(0, 1);
      await page.mouse.down();
      const pressedAt = await page.evaluate(() => performance.now());
      await page.waitForFunction((until) => performance.now() >= until, pressedAt + heldMs);
      await page.mouse.up();
      await expect(details).toHaveAttribute('aria-expanded', 'true');
      await page.locator('[data-slot="item-detail"]').getByRole('button', { name: 'Fermer' }).click();
      await expect(details).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('[SCHED-2] shows what passes midnight on both days', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [{ title: 'Fado', date: '2026-12-01', time: '22:30', end_time: '01:30' }],
    });
    await expect(page.getByRole('article', { name: 'Fado' })).toContainText('finit le lendemain');
    await page
      .getByRole('navigation', { name: 'Jours' })
      .getByRole('link', { name: /^Jour 2/ })
      .click();
    await expect(page.getByRole('article', { name: 'Fado' })).toContainText('suite');
    await page
      .getByRole('navigation', { name: 'Jours' })
      .getByRole('link', { name: /^Jour 3/ })
      .click();
    await expect(page.getByRole('article', { name: 'Fado' })).toHaveCount(0);
  });

  test('[SCHED-3] shows a stay from check-in, all day between, and the room to leave at its end', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_accommodations: [{ title: 'Memmo Alfama', check_in: '2026-12-01', check_out: '2026-12-03' }],
    });
    const stay = page.getByRole('article', { name: 'Memmo Alfama' });
    const days = page.getByRole('navigation', { name: 'Jours' });
    await expect(stay).toContainText('arrivée dès 14:00');
    await days.getByRole('link', { name: /^Jour 2/ }).click();
    await expect(stay).toContainText('nuit 2 sur 2');
    await days.getByRole('link', { name: /^Jour 3/ }).click();
    await expect(stay).toContainText('avant 11:00');
    await days.getByRole('link', { name: /^Jour 4/ }).click();
    await expect(stay).toHaveCount(0);
  });

  test('[SCHED-4] counts transport, nights, meals and activities of each day', async ({ page, openTrip }) => {
    await openTrip('', {
      trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-02' }],
      trip_itineraries: [{ title: 'Vol', date: '2026-12-01' }],
      trip_meals: [
        { title: 'Midi', date: '2026-12-01' },
        { title: 'Soir', date: '2026-12-01', time: '20:00' },
      ],
      trip_activities: [{ title: 'Castelo', date: '2026-12-02' }],
    });
    const days = page.getByRole('navigation', { name: 'Jours' });
    await expect(
      days.getByRole('link', { name: /^Jour 1.*1 transport, 1 hébergement, 2 repas/ }),
    ).toBeVisible();
    const second = days.getByRole('link', { name: /^Jour 2.*1 activité/ });
    await expect(second).toBeVisible();
    await expect(second).not.toHaveAccessibleName(/hébergement/);
  });

  test('[PLUS-1] marks what overlaps, and keeps what has no hour under the day', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [
        { title: 'Castelo', date: '2026-12-01', time: '15:30', end_time: '17:00' },
        { title: 'Atelier', date: '2026-12-01', time: '16:00', end_time: '17:00' },
        { title: 'Une idée', date: '2026-12-01' },
      ],
    });
    await expect(page.getByText(/^Chevauchement, 1\sh$/)).toBeVisible();
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Une idée' })).toBeVisible();
  });

  test('[PLUS-7] stays usable with two hundred items in a day and sixty days', async ({ page, openTrip }) => {
    await openTrip(
      '?day=2027-01-31',
      {
        trip_activities: Array.from({ length: 200 }, (_, index) => ({
          title: `Étape ${index + 1}`,
          date: '2027-01-31',
          time: `${String(6 + (index % 17)).padStart(2, '0')}:00`,
          duration: 60,
        })),
      },
      { start_date: '2027-01-01', end_date: '2027-03-01' },
    );
    const days = page.getByRole('navigation', { name: 'Jours' });
    await expect(days.getByRole('link', { name: /^Jour \d/ })).toHaveCount(60);
    await expect(days.getByRole('link', { name: /^Jour 31/ })).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeVisible();
    // As many as can be read side by side; the others of an hour are gathered, and none is lost.
    const stacks = page.getByRole('button', { name: /^\d+ autres à partir de/ });
    const shown = await page.getByRole('article').count();
    const gathered = (await stacks.allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
    expect(shown + gathered).toBe(200);
    await stacks.last().click();
    const list = page.getByRole('dialog', { name: /autres à partir de/ });
    const row = list.getByRole('article').last();
    const title = (await row.getByRole('heading').textContent()) ?? '';
    await row.getByRole('button', { name: `Détails : ${title}` }).click();
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText('dimanche 31 janvier');
  });
});
