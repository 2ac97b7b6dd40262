import { articleOf, boxOf, centreOf, dayLink, drag, HOUR, openDay, take } from '#tests/support/pointing.ts';
import { choose, expect, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

const visit = (title: string, day: number, time = '10:00', end_time = '11:30') => ({
  title,
  date: `2026-12-0${day}`,
  time,
  end_time,
});

test('[PLUS-1] [ITEM-2] an item is dragged over the hours of its day, by its edges, into the tray and out of it', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01', {
    trip_activities: [
      visit('Castelo', 1),
      visit('Musée', 2),
      visit('Atelier', 2, '13:00', '14:00'),
      visit('Tour', 3),
      visit('Belém', 4),
      visit('Oceanário', 5),
    ],
    trip_itineraries: [{ title: 'Bus', date: '2026-12-03', time: '14:00', duration: 60, break_duration: 15 }],
  });
  const castelo = articleOf(page, 'Castelo');

  await test.step('[PLUS-1] moves to another hour, and shows which meanwhile', async () => {
    const from = await centreOf(castelo);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2.5 * HOUR, { steps: 6 });
    await expect(page.getByText('12:30 – 14:00').first()).toBeVisible();
    await page.mouse.up();
    await expect(castelo).toContainText('12:30 – 14:00');
    await expect(toastOf(page)).toContainText('Castelo');
  });

  await openDay(page, 2);
  const [item, other] = [articleOf(page, 'Musée'), articleOf(page, 'Atelier')];

  await test.step('[PLUS-1] shows what it would overlap, and goes back with Escape', async () => {
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2.5 * HOUR, { steps: 6 });
    await expect(page.getByText(/Chevauche «\sAtelier\s»/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/Chevauche «/)).toHaveCount(0);
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 11:30');
    await expect(page).not.toHaveURL(/item=/);
  });

  await test.step('[PLUS-1] has the pointer to itself: nothing lights up under it, and it looks like a hand that holds', async () => {
    const isLit = () => other.evaluate((element) => element.matches(':hover'));
    const cursor = () => page.evaluate(() => getComputedStyle(document.documentElement).cursor);
    const from = await centreOf(item);
    const to = await centreOf(other);
    await take(page, from);
    await page.mouse.move(to.x, to.y, { steps: 6 });
    // Where it lands stands over the other, a little above: it was held by its middle.
    const slot = page.locator('[data-slot="drop-preview"]');
    await expect(slot).toContainText('12:45 – 14:15');
    expect((await boxOf(slot)).y).toBeCloseTo((await boxOf(other)).y - HOUR / 4, 0);
    expect(await isLit()).toBe(false);
    expect(await cursor()).toBe('grabbing');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.mouse.move(to.x, to.y - 2);
    expect(await isLit()).toBe(true);
    expect(await cursor()).toBe('auto');
  });

  await test.step('[PLUS-1] [ITEM-2] is longer by its lower edge and shorter by its upper one', async () => {
    await openDay(page, 3);
    const tower = articleOf(page, 'Tour');
    // Its edges come with its menu, a moment after the item itself.
    await expect(page.getByRole('button', { name: 'Actions : Tour' })).toBeVisible();
    const box = await boxOf(tower);
    await take(page, { x: box.x + 200, y: box.y + box.height - 2 });
    await page.mouse.move(box.x + 200, box.y + box.height - 2 + HOUR, { steps: 6 });
    await expect(page.getByText('10:00 – 12:30').first()).toBeVisible();
    await page.mouse.up();
    await expect(tower).toContainText('10:00 – 12:30');
    await take(page, { x: box.x + 200, y: box.y + 2 });
    await page.mouse.move(box.x + 200, box.y + 2 + HOUR / 2, { steps: 6 });
    await page.mouse.up();
    await expect(tower).toContainText('10:30 – 12:30');

    const bus = articleOf(page, 'Bus');
    const edge = await boxOf(bus);
    await take(page, { x: edge.x + 200, y: edge.y + edge.height - 2 });
    await page.mouse.move(edge.x + 200, edge.y + edge.height - 2 + HOUR, { steps: 6 });
    await page.mouse.up();
    await expect(bus).toContainText(/2\sh\s15/);
    await choose(page, 'Actions : Bus', 'Modifier');
    await expect(page.getByLabel('Pause')).toHaveValue('15\u00a0min');
    await expect(page.getByLabel('Durée')).toHaveValue('2\u00a0h');
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[PLUS-1] loses its hour on the tray, and has one again when it comes out', async () => {
    await openDay(page, 4);
    const belem = articleOf(page, 'Belém');
    await take(page, await centreOf(belem));
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray).toContainText('Déposez ici pour retirer l’heure');
    const into = await centreOf(tray);
    await page.mouse.move(into.x, into.y, { steps: 6 });
    await page.mouse.up();
    await expect(tray.getByRole('article', { name: 'Belém' })).toBeVisible();

    const slot = await boxOf(page.getByRole('button', { name: '14:00, créneau libre' }));
    await drag(page, belem, { x: slot.x + 200, y: slot.y + 4 });
    await expect(belem).toContainText('14:00 – 15:30');
    await expect(tray).toHaveCount(0);
  });

  await test.step('[PLUS-1] scrolls the hours while it is held at their edge', async () => {
    await openDay(page, 5);
    await take(page, await centreOf(articleOf(page, 'Oceanário')));
    const hours = await boxOf(page.getByRole('region', { name: 'Programme du jour' }));
    await page.mouse.move(hours.x + 200, hours.y + hours.height - 70, { steps: 6 });
    await expect(page.getByRole('button', { name: '22:00, créneau libre' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  await test.step('[PLUS-1] goes back when the move is refused, and says why', async () => {
    await openDay(page, 1);
    await page.reload();
    await expect(castelo).toContainText('12:30 – 14:00');
    await page.route(/\/rest\/v1\/rpc\/change_trip/, (route) =>
      route.fulfill({ status: 400, json: { message: 'Le serveur est plein', code: 'P0001' } }),
    );
    const from = await centreOf(castelo);
    await drag(page, castelo, { x: from.x, y: from.y + 2 * HOUR });
    await openRefused(page);
    await expect(refusedOf(page, 'Erreur lors de la modification de l')).toBeVisible();
    await expect(castelo).toContainText('12:30 – 14:00');
  });
});

test('[PLUS-1] [TRIP-2] an item goes to another day by the list of days and by its menu, a stay with its nights', async ({
  page,
  openTrip,
}) => {
  await openTrip(
    '?day=2026-12-01',
    {
      trip_activities: [visit('Castelo', 1)],
      trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-04', check_out: '2026-12-06' }],
      trip_meals: [{ title: 'Dîner', date: '2026-12-09', time: '20:00', end_time: '22:00' }],
    },
    { end_date: '2026-12-07' },
  );
  const castelo = articleOf(page, 'Castelo');
  const day = (name: string) => page.getByRole('heading', { level: 2, name });

  await test.step('[PLUS-1] dropped on another day, it keeps its hour', async () => {
    await drag(page, castelo, await centreOf(dayLink(page, 3)));
    await expect(castelo).toHaveCount(0);
    await expect(dayLink(page, 3)).toHaveAccessibleName(/Castelo/);
    await openDay(page, 3);
    await expect(castelo).toContainText('10:00 – 11:30');
  });

  await test.step('[PLUS-1] opens the day that it rests on, so that an hour of it can be chosen', async () => {
    await take(page, await centreOf(castelo));
    const to = await centreOf(dayLink(page, 2));
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await expect(day('mercredi 2 décembre')).toBeVisible();
    const slot = await centreOf(page.getByRole('button', { name: '14:00, créneau libre' }));
    await page.mouse.move(slot.x, slot.y, { steps: 6 });
    await page.mouse.up();
    await expect(castelo).toContainText(/1\sh\s30/);
    await expect(dayLink(page, 2)).toHaveAccessibleName(/Castelo/);
    await expect(dayLink(page, 3)).not.toHaveAccessibleName(/Castelo/);
  });

  await test.step('[PLUS-1] moves by the menu: to the next day, and off its hour', async () => {
    const [hours = 'none'] = /\d\d:\d\d – \d\d:\d\d/.exec(await castelo.innerText()) ?? [];
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect(day('jeudi 3 décembre')).toBeVisible();
    await expect(castelo).toContainText(hours);
    await choose(page, 'Actions : Castelo', 'Retirer l’heure');
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Déplacer : Castelo' })).toBeFocused();
  });

  await test.step('[PLUS-1] a stay goes by days with its nights, its check-in by hours', async () => {
    await openDay(page, 5);
    const stay = articleOf(page, 'Memmo');
    await drag(page, stay, await centreOf(dayLink(page, 6)));
    await expect(stay).toContainText('arrivée dès 14:00');
    const from = await boxOf(stay);
    await take(page, { x: from.x + 200, y: from.y + 10 });
    await page.mouse.move(from.x + 200, from.y + 10 + 2 * HOUR, { steps: 6 });
    await page.mouse.up();
    await expect(stay).toContainText('arrivée dès 16:00');
    await openDay(page, 7);
    await expect(stay).toContainText('avant 11:00');
  });

  await test.step('[PLUS-1] [TRIP-2] what lies outside the dates comes back', async () => {
    await page.getByRole('link', { name: /^Hors des dates/ }).click();
    await drag(page, articleOf(page, 'Dîner'), await centreOf(dayLink(page, 5)));
    await expect(dayLink(page, 5)).toHaveAccessibleName(/Dîner/);
    await openDay(page, 5);
    await expect(articleOf(page, 'Dîner')).toContainText('20:00 – 22:00');
  });
});
