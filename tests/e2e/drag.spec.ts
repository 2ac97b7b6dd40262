import type { Page } from '@playwright/test';
import { boxOf, centreOf, drag, HOUR, take } from '#tests/support/pointing.ts';
import { expect, expectAccessible, refusedOf, test, toastOf } from './fixtures.ts';

const castelo = { title: 'Castelo', date: '2026-12-01', time: '10:00', end_time: '11:30' };

const articleOf = (page: Page, name: string) => page.getByRole('article', { name });
const dayLink = (page: Page, day: number) =>
  page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: new RegExp(`^Jour ${day}`) });

test.describe('dragging on the timeline', () => {
  test('[PLUS-1] moves an item to another hour, and shows which meanwhile', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2.5 * HOUR, { steps: 6 });
    await expect(page.getByText('12:30 – 14:00').first()).toBeVisible();
    await page.mouse.up();
    await expect(item).toContainText('12:30 – 14:00');
    await expect(toastOf(page)).toContainText('Castelo');
    await page.reload();
    await expect(item).toContainText('12:30 – 14:00');
  });

  test('[PLUS-1] shows what it would overlap, and puts it back with Escape', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo, { title: 'Atelier', date: '2026-12-01', time: '13:00', end_time: '14:00' }],
    });
    const item = articleOf(page, 'Castelo');
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

  test('[PLUS-1] has the pointer to itself: nothing lights up under it, and it looks like a hand that holds', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo, { title: 'Atelier', date: '2026-12-01', time: '13:00', end_time: '14:00' }],
    });
    const other = articleOf(page, 'Atelier');
    const isLit = () => other.evaluate((element) => element.matches(':hover'));
    const cursor = () => page.evaluate(() => getComputedStyle(document.documentElement).cursor);
    const from = await centreOf(articleOf(page, 'Castelo'));
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

  test('[PLUS-1] moves an item to another day of the list, which keeps its hour', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    await drag(page, articleOf(page, 'Castelo'), await centreOf(dayLink(page, 3)));
    await expect(articleOf(page, 'Castelo')).toHaveCount(0);
    await expect(dayLink(page, 3)).toHaveAccessibleName(/Castelo/);
    await dayLink(page, 3).click();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
  });

  test('[PLUS-1] opens the day that it rests on, so that an hour of it can be chosen', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    const day = await centreOf(dayLink(page, 2));
    await page.mouse.move(day.x, day.y, { steps: 6 });
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    const nine = await centreOf(page.getByRole('button', { name: '14:00, créneau libre' }));
    await page.mouse.move(nine.x, nine.y, { steps: 6 });
    await page.mouse.up();
    await expect(item).toContainText(/1\sh\s30/);
    await expect(dayLink(page, 2)).toHaveAccessibleName(/Castelo/);
    await expect(dayLink(page, 1)).not.toHaveAccessibleName(/Castelo/);
  });

  test('[PLUS-1] takes the hour from what is dropped on the tray, and gives one to what comes out of it', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray).toContainText('Déposez ici pour retirer l’heure');
    const into = await centreOf(tray);
    await page.mouse.move(into.x, into.y, { steps: 6 });
    await page.mouse.up();
    await expect(tray.getByRole('article', { name: 'Castelo' })).toBeVisible();

    const slot = await boxOf(page.getByRole('button', { name: '14:00, créneau libre' }));
    await drag(page, item, { x: slot.x + 200, y: slot.y + 4 });
    await expect(item).toContainText('14:00 – 15:30');
    await expect(tray).toHaveCount(0);
  });

  test('[PLUS-1] [TRIP-2] brings back what lies outside the dates', async ({ page, openTrip }) => {
    await openTrip('?day=outside', {
      trip_meals: [{ title: 'Dîner', date: '2026-12-09', time: '20:00', end_time: '22:00' }],
    });
    await drag(page, articleOf(page, 'Dîner'), await centreOf(dayLink(page, 5)));
    await expect(dayLink(page, 5)).toHaveAccessibleName(/Dîner/);
    await dayLink(page, 5).click();
    await expect(articleOf(page, 'Dîner')).toContainText('20:00 – 22:00');
  });

  test('[PLUS-1] moves a stay by days with its nights, and its check-in by hours', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-02', {
      trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-03' }],
    });
    const stay = articleOf(page, 'Memmo');
    await drag(page, stay, await centreOf(dayLink(page, 3)));
    await expect(stay).toContainText('arrivée dès 14:00');
    const from = await boxOf(stay);
    await take(page, { x: from.x + 200, y: from.y + 10 });
    await page.mouse.move(from.x + 200, from.y + 10 + 2 * HOUR, { steps: 6 });
    await page.mouse.up();
    await expect(stay).toContainText('arrivée dès 16:00');
    await dayLink(page, 4).click();
    await expect(stay).toContainText('avant 11:00');
  });

  test('[PLUS-1] [ITEM-2] makes an item longer by its lower edge and shorter by its upper one', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', {
      trip_activities: [castelo],
      trip_itineraries: [
        { title: 'Bus', date: '2026-12-01', time: '14:00', duration: 60, break_duration: 15 },
      ],
    });
    const item = articleOf(page, 'Castelo');
    // Its edges come with its menu, a moment after the item itself.
    await expect(page.getByRole('button', { name: 'Actions : Castelo' })).toBeVisible();
    const box = await boxOf(item);
    await take(page, { x: box.x + 200, y: box.y + box.height - 2 });
    await page.mouse.move(box.x + 200, box.y + box.height - 2 + HOUR, { steps: 6 });
    await expect(page.getByText('10:00 – 12:30').first()).toBeVisible();
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 12:30');
    await take(page, { x: box.x + 200, y: box.y + 2 });
    await page.mouse.move(box.x + 200, box.y + 2 + HOUR / 2, { steps: 6 });
    await page.mouse.up();
    await expect(item).toContainText('10:30 – 12:30');

    const bus = articleOf(page, 'Bus');
    const edge = await boxOf(bus);
    await take(page, { x: edge.x + 200, y: edge.y + edge.height - 2 });
    await page.mouse.move(edge.x + 200, edge.y + edge.height - 2 + HOUR, { steps: 6 });
    await page.mouse.up();
    await expect(bus).toContainText(/2\sh\s15/);
    await page.getByRole('button', { name: 'Actions : Bus' }).click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    await expect(page.getByLabel('Pause')).toHaveValue('15\u00a0min');
    await expect(page.getByLabel('Durée')).toHaveValue('2\u00a0h');
  });

  test('[PLUS-1] takes a refused move back and says why', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    await expect(item).toContainText('10:00 – 11:30');
    await page.route(/\/rest\/v1\/rpc\/change_trip/, (route) =>
      route.fulfill({ status: 400, json: { message: 'Le serveur est plein', code: 'P0001' } }),
    );
    const from = await centreOf(item);
    await drag(page, item, { x: from.x, y: from.y + 2 * HOUR });
    await expect(refusedOf(page, 'Erreur lors de la modification de l')).toBeVisible();
    await expect(item).toContainText('10:00 – 11:30');
  });

  test('[PLUS-1] [COLLAB-4] lets a viewer drag nothing', async ({ sharedTrip, page, signInAs }) => {
    const { thomas: ines, trip: id } = await sharedTrip('viewer', {
      content: { trip_activities: [castelo] },
      name: 'Inès',
    });
    await signInAs(ines);
    await page.goto(`/trip/${id}?day=2026-12-01`);
    const item = articleOf(page, 'Castelo');
    const from = await centreOf(item);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2 * HOUR, { steps: 6 });
    await expect(page.getByText('12:00 – 13:30')).toHaveCount(0);
    await page.mouse.up();
    await expect(item).toContainText('10:00 – 11:30');
    await expect(page.getByRole('button', { name: 'Déplacer : Castelo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Vous êtes lecteur de ce voyage');
    for (const move of ['Déplacer', 'Au jour suivant', 'Au jour précédent', 'Retirer l’heure'])
      await expect(menu.getByRole('menuitem', { name: move, exact: true })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await expect(menu).toContainText('Vous êtes lecteur de ce voyage');
    await expect(menu.getByRole('menuitem', { name: 'Déplacer le jour vers…' })).toBeDisabled();
  });

  test('[PLUS-1] scrolls the hours while something is held at their edge', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const item = articleOf(page, 'Castelo');
    await take(page, await centreOf(item));
    const hours = await boxOf(page.getByRole('region', { name: 'Programme du jour' }));
    await page.mouse.move(hours.x + 200, hours.y + hours.height - 70, { steps: 6 });
    await expect(page.getByRole('button', { name: '22:00, créneau libre' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectAccessible(page);
  });

  test('[PLUS-1] moves by the menu: to the next day, and off its hour', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-01', { trip_activities: [castelo] });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Actions : Castelo' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Au jour suivant');
    await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
    await expect(articleOf(page, 'Castelo')).toContainText('10:00 – 11:30');
    await choose('Retirer l’heure');
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Déplacer : Castelo' })).toBeFocused();
  });
});

test.describe('a crowded day', () => {
  /** Two hundred visits, the whole day through. */
  const manyItems = Array.from({ length: 200 }, (_, index) => ({
    title: `Visite ${index + 1}`,
    date: '2026-12-01',
    time: `${String(8 + (index % 12)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    duration: 90,
  }));

  test('[PLUS-1] keeps what can be read side by side, and gathers the rest in lists that can be dragged from', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-01', { trip_activities: manyItems });
    const shown = page.getByRole('region', { name: 'Programme du jour' }).getByRole('article');
    await expect(shown.first()).toBeVisible();
    for (const itemCard of await shown.all()) expect((await boxOf(itemCard)).width).toBeGreaterThan(150);

    const stack = page.getByRole('button', { name: /autres à partir de/ }).nth(2);
    await stack.click();
    const list = page.getByRole('dialog', { name: /autres à partir de/ });
    const row = list.getByRole('article').first();
    const title = await row.getByRole('heading').innerText();
    await expectAccessible(page);
    await drag(page, row, await centreOf(dayLink(page, 4)));
    await expect(list).toBeHidden();
    await expect(dayLink(page, 4)).toHaveAccessibleName(new RegExp(title));
  });
});
