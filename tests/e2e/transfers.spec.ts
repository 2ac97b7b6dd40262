import { articleOf, dayLink, openDay } from '#tests/support/pointing.ts';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

type Point = readonly [lat: number, lng: number];

/** From one stop to the next: the way on the timeline, what can't be, and the way out. */
const on = (day: number) => `2026-12-0${day}`;
const visit = (title: string, day: number, time: string, end_time: string, [lat, lng]: Point) => ({
  title,
  date: on(day),
  time,
  end_time,
  location: { name: title, formatted_address: title, lat, lng },
});

const PRACA: Point = [38.7084, -9.1366];
const TABERNA: Point = [38.7108, -9.1427];
const CASTELO: Point = [38.7139, -9.1335];
const MIRADOURO: Point = [38.7222, -9.1335];

test('[PLUS-1] [ITEM-2] the way to the next stop is shown, by a mode that can be chosen; what can’t be carries its own way out', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${on(1)}`, {
    trip_activities: [
      visit('Praça', 1, '11:15', '12:15', PRACA),
      visit('Castelo', 1, '15:30', '17:00', CASTELO),
      visit('Miradouro', 1, '17:05', '18:15', MIRADOURO),
      visit('Musée', 2, '10:00', '10:20', CASTELO),
      visit('Tour', 2, '10:25', '10:50', MIRADOURO),
      visit('Azulejo', 3, '10:00', '11:30', PRACA),
    ],
    trip_meals: [visit('Taberna', 1, '13:00', '14:30', TABERNA)],
  });
  const list = page.getByRole('list', { name: 'Trajets du jour' });
  const walk = list.getByRole('listitem').filter({
    hasText: /^De «\sPraça\s» à «\sTaberna\s»\s: ≈ 740\sm à pied · 10\smin, 35\smin de marge$/,
  });
  const late = list.getByRole('listitem').filter({
    hasText: /^De «\sCastelo\s» à «\sMiradouro\s»\s: Il faut 15\smin, vous avez 5\smin\.Décaler à 17:15$/,
  });

  await test.step('[PLUS-1] on the timeline, with what can’t be and the way out of it', async () => {
    await expect(walk).toBeVisible();
    await expect(walk.getByRole('button')).toHaveAccessibleName(/^environ 740\sm à pied · 10\smin$/);
    await expect(late).toBeVisible();
    await expect(page.getByText(/\skm à pied/).first()).toBeVisible();
    await expect(dayLink(page, 1)).toHaveAccessibleName(/1 point à revoir/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Décaler à 17:15 : Miradouro' }).click();
    await expect(articleOf(page, 'Miradouro')).toContainText(/17:15\s–\s18:25/);
    await expect(late).toHaveCount(0);
    await expect(dayLink(page, 1)).not.toHaveAccessibleName(/1 point à revoir/);
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(articleOf(page, 'Miradouro')).toContainText(/17:05\s–\s18:15/);
    await expect(dayLink(page, 1)).toHaveAccessibleName(/1 point à revoir/);
  });

  await test.step('[PLUS-1] in the details of an item, where the timeline has no room for it', async () => {
    await openDay(page, 2);
    await expect(articleOf(page, 'Tour')).toContainText(/Il faut 15\smin, vous avez 5\smin\./);
    await page.getByRole('button', { name: 'Détails : Tour' }).click();
    const details = page.getByRole('region', { name: 'Tour', exact: true });
    await expect(details).toContainText('Pour y aller');
    await expect(details.getByRole('button', { name: /en transports|à pied/ })).toBeVisible();
    await details.getByRole('button', { name: 'Décaler à 10:35 : Tour' }).click();
    await expect(articleOf(page, 'Tour')).toContainText('10:35');
    await page.keyboard.press('Escape');
  });

  await test.step('[PLUS-1] [ITEM-2] an activity on a day on which it is closed is marked', async () => {
    // 3 December 2026 is a Thursday.
    await openDay(page, 3);
    const itemCard = articleOf(page, 'Azulejo');
    await expect(itemCard).toBeVisible();
    await expect(itemCard).not.toContainText('Fermé le jeudi.');
    await choose(page, 'Actions : Azulejo', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    await dialog.getByRole('group', { name: 'Fermé le' }).getByRole('checkbox', { name: 'jeudi' }).check();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(itemCard).toContainText('Fermé le jeudi.');
    await expect(toastOf(page)).toContainText('Élément modifié');
  });

  await test.step('[PLUS-1] another mode can be chosen, and stays chosen', async () => {
    await openDay(page, 1);
    await walk.getByRole('button').click();
    await page.getByRole('menuitem', { name: /à vélo/ }).click();
    await expect(list.getByRole('button', { name: /à vélo/ })).toBeVisible();
    await page.reload();
    await expect(list.getByRole('button', { name: /à vélo/ })).toBeVisible();
    await openDay(page, 3);
    await expect(articleOf(page, 'Azulejo')).toContainText('Fermé le jeudi.');
  });
});

test('[PLUS-1] with a routing service its answer takes the place of the estimate, which stays without one', async ({
  page,
  openTrip,
}) => {
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  // In the page: one that a test answers has no address, and may not speak to this machine.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const config = document.getElementById('config');
      if (config?.textContent)
        config.textContent = config.textContent.replace('"routedModes":[]', '"routedModes":["walk"]');
    }),
  );
  const held = Promise.withResolvers<void>();
  const unanswered = Promise.withResolvers<void>();
  await page.route('**/functions/v1/route', async (route) => {
    if (route.request().postDataJSON().from.lat === TABERNA[0]) {
      await route.fulfill({ json: { error: 'The routing service does not answer.' } });
      unanswered.resolve();
      return;
    }
    await held.promise;
    await route.fulfill({ json: { distance_m: 860, duration_s: 690 } });
  });
  await openTrip(`?day=${on(1)}`, {
    trip_activities: [
      visit('Praça', 1, '11:15', '12:15', PRACA),
      visit('Fado', 2, '11:15', '12:15', TABERNA),
      visit('Musée', 2, '13:00', '14:30', PRACA),
    ],
    trip_meals: [visit('Taberna', 1, '13:00', '14:30', TABERNA)],
  });
  const way = page.getByRole('list', { name: 'Trajets du jour' }).getByRole('listitem');

  await test.step('[PLUS-1] the answer takes the place of the estimate', async () => {
    await expect(way).toContainText(/De «\sPraça\s» à «\sTaberna\s»\s: ≈ 740\sm à pied/);
    held.resolve();
    await expect(way).toContainText(/860\sm à pied · 12\smin, 33\smin de marge/);
    await expect(way).not.toContainText('≈');
  });

  await test.step('[PLUS-1] without an answer the estimate stays, and nobody is bothered with it', async () => {
    await openDay(page, 2);
    await unanswered.promise;
    await expect(way).toContainText(/De «\sFado\s» à «\sMusée\s»\s: ≈ 740\sm à pied · 10\smin/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(toastOf(page)).toHaveCount(0);
    expect(failures).toEqual([]);
  });
});
