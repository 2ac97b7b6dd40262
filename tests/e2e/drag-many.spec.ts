import type { Page } from '@playwright/test';
import { articleOf, centreOf, dayLink, drag, HOUR, openDay, take } from '#tests/support/pointing.ts';
import { choose, expect, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-02';

async function select(page: Page, ...titles: string[]) {
  for (const title of titles)
    await page.getByRole('button', { name: `Détails : ${title}` }).click({ modifiers: ['Control'] });
}

test('[PLUS-1] several items are dragged together, by hours, by days and into the tray, and back at once', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, {
    trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-02', check_out: '2026-12-04' }],
    trip_activities: [
      { title: 'Castelo', date: DAY, time: '10:00', end_time: '11:30' },
      { title: 'Bairro', date: DAY, time: '16:00' },
      { title: 'Fado', date: '2026-12-04', time: '21:00' },
      { title: 'Sé', date: '2026-12-05', time: '10:00', end_time: '11:30' },
    ],
    trip_meals: [
      { title: 'Midi', date: DAY, time: '12:00', end_time: '13:00' },
      { title: 'Table', date: '2026-12-05', time: '12:00', end_time: '13:00' },
    ],
    trip_notes: [{ title: 'Tram', date: DAY }],
  });
  const [castelo, midi] = [articleOf(page, 'Castelo'), articleOf(page, 'Midi')];
  const selection = page.getByRole('region', { name: 'Sélection' });
  const clear = async () => {
    await page.keyboard.press('Escape');
    await expect(selection).toHaveCount(0);
  };

  await test.step('[PLUS-1] what is selected moves by the same hours, and is taken back at once', async () => {
    await select(page, 'Castelo', 'Midi');
    const from = await centreOf(castelo);
    await take(page, from);
    await page.mouse.move(from.x, from.y + 2 * HOUR, { steps: 6 });
    await expect(page.getByText('2 éléments', { exact: true })).toBeVisible();
    await expect(midi).toHaveCSS('opacity', '0.4');
    await page.mouse.up();
    await expect(castelo).toContainText('12:00 – 13:30');
    await expect(midi).toContainText('14:00 – 15:00');
    await expect(toastOf(page)).toContainText('2 éléments déplacés');
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(castelo).toContainText('10:00 – 11:30');
    await expect(midi).toContainText('12:00 – 13:00');
  });

  await test.step('[PLUS-1] what is selected stays when another is dragged', async () => {
    await expect(selection).toContainText('2 sélectionnés');
    await drag(page, articleOf(page, 'Bairro'), await centreOf(dayLink(page, 3)));
    await expect(dayLink(page, 3)).toHaveAccessibleName(/Bairro/);
    // A day opens under what rests above it: on a busy machine the third may have.
    await openDay(page, 2);
    await expect(articleOf(page, 'Bairro')).toHaveCount(0);
    await expect(castelo).toContainText('10:00 – 11:30');
  });

  await test.step('[PLUS-1] all lose their hour on the tray, and have hours one after another when they come out', async () => {
    await clear();
    await openDay(page, 5);
    await select(page, 'Sé', 'Table');
    await take(page, await centreOf(articleOf(page, 'Table')));
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    const into = await centreOf(tray);
    await page.mouse.move(into.x, into.y, { steps: 6 });
    await page.mouse.up();
    await expect(tray.getByRole('article')).toHaveCount(2);

    await take(page, await centreOf(articleOf(page, 'Table')));
    const hours = await centreOf(page.getByRole('region', { name: 'Programme du jour' }));
    await page.mouse.move(hours.x, hours.y, { steps: 6 });
    await expect(page.getByText('2 éléments', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(articleOf(page, 'Table')).toContainText(/\d\d:\d\d – \d\d:\d\d/);
    const [, end] = /– (\d\d:\d\d)/.exec(await articleOf(page, 'Table').innerText()) ?? [];
    await expect(articleOf(page, 'Sé')).toContainText(`${end} – `);
    await expect(tray.getByRole('article')).toHaveCount(0);
  });

  await test.step('[PLUS-1] to another day: stays, notes and hours alike, and it is shown what leaves the dates', async () => {
    await clear();
    await openDay(page, 2);
    await choose(page, 'Actions du jour', 'Sélectionner tout le jour');
    await openDay(page, 4);
    await select(page, 'Fado');
    await openDay(page, 2);
    const to = await centreOf(dayLink(page, 4));
    await take(page, await centreOf(castelo));
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await expect(page.getByText('5 éléments', { exact: true })).toBeVisible();
    await expect(page.getByText('1 sera hors des dates', { exact: true })).toBeVisible();
    await page.mouse.up();
    await expect(toastOf(page)).toContainText('5 éléments déplacés');
    await page.getByRole('link', { name: /Hors des dates/ }).click();
    await expect(articleOf(page, 'Fado')).toBeVisible();
    await openDay(page, 4);
    await expect(castelo).toContainText('10:00 – 11:30');
    await expect(articleOf(page, 'Memmo')).toContainText('arrivée dès');
    await expect(articleOf(page, 'Tram')).toBeVisible();
  });

  await test.step('[PLUS-1] all go back when the move is refused', async () => {
    await clear();
    await select(page, 'Castelo', 'Midi');
    await page.route('**/rest/v1/rpc/change_trip', (route) =>
      route.fulfill({ status: 400, json: { message: 'Le serveur est plein', code: 'P0001' } }),
    );
    await drag(page, castelo, await centreOf(dayLink(page, 3)));
    await openRefused(page);
    await expect(refusedOf(page, 'Erreur lors de la modification de l')).toBeVisible();
    await expect(castelo).toContainText('10:00 – 11:30');
    await expect(midi).toContainText('12:00 – 13:00');
    await page.reload();
    await expect(midi).toContainText('12:00 – 13:00');
  });
});
