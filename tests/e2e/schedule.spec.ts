import { articleOf, boxOf, centreOf, dayLink, drag, HOUR, openDay } from '#tests/support/pointing.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('[SCHED-1] [SCHED-2] [SCHED-3] [SCHED-4] [PLUS-1] a day shows transport, what passes midnight, stays, overlaps and counts', async ({
  page,
  openTrip,
}) => {
  await openTrip(
    '?day=2026-12-01',
    {
      trip_itineraries: [
        { title: 'Vol TP 497', date: '2026-12-01', time: '08:00', duration: 80, break_duration: 20 },
        { title: 'Vol', date: '2026-12-07' },
      ],
      trip_activities: [
        { title: 'Fado', date: '2026-12-01', time: '22:30', end_time: '01:30' },
        { title: 'Castelo', date: '2026-12-08', time: '15:30', end_time: '17:00' },
        { title: 'Atelier', date: '2026-12-08', time: '16:00', end_time: '17:00' },
        { title: 'Une idée', date: '2026-12-08' },
      ],
      trip_accommodations: [
        { title: 'Memmo Alfama', check_in: '2026-12-03', check_out: '2026-12-05' },
        { title: 'Memmo', check_in: '2026-12-07', check_out: '2026-12-08' },
      ],
      trip_meals: [
        { title: 'Midi', date: '2026-12-07' },
        { title: 'Soir', date: '2026-12-07', time: '20:00' },
      ],
    },
    { end_date: '2026-12-09' },
  );

  await test.step('[SCHED-1] transport is drawn to the hour its duration and break round to, with its exact end', async () => {
    const flight = articleOf(page, 'Vol TP 497');
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

  await test.step('[SCHED-2] what passes midnight is on both days', async () => {
    await expect(articleOf(page, 'Fado')).toContainText('finit le lendemain');
    await openDay(page, 2);
    await expect(articleOf(page, 'Fado')).toContainText('suite');
    await openDay(page, 3);
    await expect(articleOf(page, 'Fado')).toHaveCount(0);
  });

  await test.step('[SCHED-3] a stay is there from check-in, all day between, and until it has to be left', async () => {
    const stay = articleOf(page, 'Memmo Alfama');
    await expect(stay).toContainText('arrivée dès 14:00');
    await openDay(page, 4);
    await expect(stay).toContainText('nuit 2 sur 2');
    await openDay(page, 5);
    await expect(stay).toContainText('avant 11:00');
    await openDay(page, 6);
    await expect(stay).toHaveCount(0);
  });

  await test.step('[SCHED-4] transport, nights, meals and activities of each day are counted', async () => {
    await expect(dayLink(page, 7)).toHaveAccessibleName(/1 transport, 1 hébergement, 2 repas/);
    await expect(dayLink(page, 8)).toHaveAccessibleName(/3 activités/);
    await expect(dayLink(page, 8)).not.toHaveAccessibleName(/hébergement/);
  });

  await test.step('[PLUS-1] what overlaps is marked, and what has no hour waits under the day', async () => {
    await openDay(page, 8);
    await expect(page.getByText(/^Chevauchement, 1\sh$/)).toBeVisible();
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Une idée' })).toBeVisible();
  });
});

test('[PLUS-1] [PLUS-7] two hundred items in a day of sixty: what can be read is side by side, the rest in lists that can be dragged from', async ({
  page,
  openTrip,
}) => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    title: `Étape ${index + 1}`,
    date: '2027-01-31',
    time: `${String(6 + (index % 17)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    duration: 60,
  }));
  const dates = { start_date: '2027-01-01', end_date: '2027-03-01' };
  await openTrip('?day=2027-01-31', { trip_activities: items }, dates);
  const stacks = page.getByRole('button', { name: /^\d+ autres à partir de/ });
  const list = page.getByRole('dialog', { name: /autres à partir de/ });
  const articles = page.getByRole('region', { name: 'Programme du jour' }).getByRole('article');

  await test.step('[PLUS-7] all days are in the list, all items on the day or in a list of their hour', async () => {
    const days = page.getByRole('navigation', { name: 'Jours' });
    await expect(days.getByRole('link', { name: /^Jour \d/ })).toHaveCount(60);
    await expect(dayLink(page, 31)).toBeInViewport();
    await expect(articles.first()).toBeVisible();
    for (const itemCard of await articles.all()) expect((await boxOf(itemCard)).width).toBeGreaterThan(150);
    const gathered = (await stacks.allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
    expect((await articles.count()) + gathered).toBe(200);
  });

  await test.step('[PLUS-7] what is in such a list is opened from it', async () => {
    await stacks.last().click();
    const row = list.getByRole('article').last();
    const title = (await row.getByRole('heading').textContent()) ?? '';
    await expectAccessible(page);
    await row.getByRole('button', { name: `Détails : ${title}` }).click();
    await expect(page.getByRole('region', { name: title, exact: true })).toContainText('dimanche 31 janvier');
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/item=/);
  });

  await test.step('[PLUS-1] and dragged from it to another day', async () => {
    await stacks.nth(2).click();
    const row = list.getByRole('article').first();
    const title = await row.getByRole('heading').innerText();
    await drag(page, row, await centreOf(dayLink(page, 32)));
    await expect(list).toBeHidden();
    await expect(dayLink(page, 32)).toHaveAccessibleName(new RegExp(title));
  });
});
