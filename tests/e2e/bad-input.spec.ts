import type { Page } from '@playwright/test';
import { articleOf, boxOf, openDay } from '#tests/support/pointing.ts';
import type { TripContent } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

/**
 * What people type that nobody planned for; each has an answer. Elsewhere: two hundred items in a day (`schedule.spec.ts`),
 * a map whose style or tiles fail, and both sides of the date line on it (`maps.spec.ts`).
 */
const on = (day: number) => `2026-12-${String(day).padStart(2, '0')}`;
const DAY = on(1);
const at = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });

/** Collects what goes wrong where nobody looks. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  return failures;
}

/** How far the page can be scrolled sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const ODD: TripContent = {
  trip_activities: [
    { title: 'Une idée', date: DAY },
    {
      title: 'Marché',
      date: on(8),
      time: '09:00',
      end_time: '10:00',
      location: at('Marché', -13.83, -171.75),
    },
    {
      title: 'Savusavu',
      date: on(9),
      time: '10:00',
      end_time: '11:00',
      location: at('Savusavu', -16.8, 179.95),
    },
    {
      title: 'Taveuni',
      date: on(9),
      time: '14:00',
      end_time: '15:00',
      location: at('Taveuni', -16.8, -179.95),
    },
  ],
  trip_meals: [{ title: 'Une table', date: DAY, time: '12:30' }],
  trip_itineraries: [
    { title: 'Un trajet', date: DAY, time: '09:00' },
    { title: 'Express', date: on(2), time: '20:00', duration: 1740, break_duration: 60, sub_type: 'train' },
    {
      title: 'FJ 253',
      date: on(7),
      time: '23:00',
      duration: 120,
      sub_type: 'plane',
      start_location: at('Nadi', -17.78, 177.44),
      end_location: at('Apia', -13.83, -171.77),
    },
  ],
  trip_notes: [{ title: 'Un mot' }],
};

test('[ITEM-1] [ITEM-2] [ITEM-3] [ITEM-4] [SCHED-1] [SCHED-2] [PLUS-1] [PLUS-4] [MAP-4] items of which little is said, that last for days or pass the date line, are planned all the same', async ({
  page,
  openTrip,
}) => {
  const failures = failuresOf(page);
  await openTrip(`?day=${DAY}&panel=costs`, ODD, { end_date: on(12) });

  await test.step('[ITEM-2] [ITEM-3] [ITEM-4] no time waits in the tray, no end takes an hour, no duration no time', async () => {
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Une idée' })).toBeVisible();
    await expect(tray.getByRole('article', { name: 'Un mot' })).toBeVisible();
    await expect(articleOf(page, 'Une table')).toContainText('12:30 – 13:30');
    await expect(articleOf(page, 'Un trajet')).toContainText('09:00');
    await expect(articleOf(page, 'Un trajet')).not.toContainText('–');
    await expect(page.getByRole('region', { name: 'Coût total' })).toContainText(/0,00\s€/);
    await expect(page.getByText(/NaN|undefined|null|Invalid/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Détails : Une idée' }).click();
    const details = page.getByRole('region', { name: 'Une idée' });
    await expect(details).toContainText('mardi 1 décembre');
    for (const missing of ['Heure', 'Adresse', 'Prix'])
      await expect(details.getByText(missing, { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('[SCHED-1] [SCHED-2] a journey of thirty hours shows on its three days, and on which it ends', async () => {
    await openDay(page, 2);
    const train = articleOf(page, 'Express');
    await expect(train).toContainText(/20:00 – 02:00 · 30\sh · finit ven\. 4 déc\./);
    await page.getByRole('button', { name: 'Détails : Express' }).click();
    await expect(page.getByRole('region', { name: 'Express' })).toContainText(
      /20:00 – 02:00 · 30\sh, dont 1\sh de pause, finit ven\. 4 déc\./,
    );
    await page.keyboard.press('Escape');
    await openDay(page, 3);
    await expect(train).toContainText(/suite · finit ven\. 4 déc\./);
    // The card of the day before grows into this one's.
    await expect.poll(async () => (await boxOf(train)).height).toBeGreaterThan(1000);
    await openDay(page, 4);
    await expect(train).toContainText('suite');
    await expect(train).not.toContainText('finit');
    await openDay(page, 5);
    await expect(train).toHaveCount(0);
  });

  await test.step('[ITEM-1] an end before its start is refused of a stay, under the day that is wrong', async () => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Hébergement');
    await dialog.getByLabel('Titre', { exact: true }).fill('Memmo');
    const departure = dialog.getByLabel('Départ', { exact: true });
    for (const wrong of [on(5), on(4)]) {
      await departure.fill(wrong);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(departure).toHaveAccessibleDescription(/Le départ tombe le jour de l’arrivée ou avant/);
      await expect(departure).toBeFocused();
    }
    await departure.fill(on(6));
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément ajouté !');
  });

  await test.step('[SCHED-2] [PLUS-1] a night flight over the date line ends on the next day, which begins where it landed', async () => {
    const way = page.getByRole('list', { name: 'Trajets du jour' }).getByRole('listitem');
    await openDay(page, 7);
    await expect(articleOf(page, 'FJ 253')).toContainText(/23:00 – 01:00 · 2\sh · finit le lendemain/);
    await openDay(page, 8);
    await expect(articleOf(page, 'FJ 253')).toContainText('suite');
    await expect(way).toHaveText(/De «\sFJ 253\s» à «\sMarché\s»\s: ≈ [23](,\d)?\skm/);
    await expect(page.getByText(/Il faut/)).toHaveCount(0);
    // Ten kilometres apart, not forty thousand.
    await openDay(page, 9);
    await expect(way).toHaveText(/De «\sSavusavu\s» à «\sTaveuni\s»\s: ≈ 1\d(,\d)?\skm .*de marge$/);
  });

  await test.step('[SCHED-2] [ITEM-2] an end before its start is the next day’s, as the form shows while it is typed', async () => {
    await openDay(page, 11);
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Réveillon');
    await dialog.getByLabel('Heure', { exact: true }).fill('20:00');
    await dialog.getByLabel('Heure de fin', { exact: true }).fill('19:00');
    await expect(dialog.getByLabel('Heure de fin', { exact: true })).toHaveAccessibleDescription(
      'Se termine le lendemain.',
    );
    await expect(dialog.getByLabel('Durée', { exact: true })).toHaveValue('23\u00a0h');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(articleOf(page, 'Réveillon')).toContainText('finit le lendemain');
    await openDay(page, 12);
    await expect(articleOf(page, 'Réveillon')).toContainText('suite');
  });

  await test.step('[PLUS-4] all are on paper with what is known', async () => {
    await page.emulateMedia({ media: 'print' });
    const paper = (name: string) => page.getByRole('region', { name });
    await expect(paper('mardi 1 décembre 2026')).toContainText(/Un trajet.*Une table.*Une idée/s);
    await expect(paper('jeudi 3 décembre 2026')).toContainText(/→ 02:00\s*suite\s*finit ven\. 4 déc\./);
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null|Invalid/);
    await page.emulateMedia({ media: 'screen' });
    expect(failures).toEqual([]);
  });

  await test.step('[MAP-4] a map whose library does not come lists its stops instead, and shows why', async () => {
    await page.route(/\/assets\/maplibre[^/]*\.js$/, (route) => route.abort());
    await openDay(page, 9);
    await page.getByRole('tab', { name: 'Carte' }).click();
    const map = page.getByRole('region', { name: 'Carte du mercredi 9 décembre' });
    await expect(map).toContainText('La carte ne peut pas s’afficher ici. Voici les étapes.');
    await map.getByRole('button', { name: 'Étape 1 : Savusavu' }).click();
    await expect(page.getByRole('region', { name: 'Savusavu' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('[SHELL-4] [ITEM-4] [PLUS-4] a note of ten thousand characters leaves the day as it is, and is read, edited and printed whole', async ({
  page,
  openTrip,
}) => {
  const long = `Début. ${'Un mot, puis un autre. '.repeat(434)}`.slice(0, 10_000);
  const unbroken = 'a'.repeat(10_000);
  await openTrip(`?day=${DAY}`, {
    trip_activities: [
      { title: 'Musée', date: DAY, time: '10:00', end_time: '12:00', notes: unbroken },
      { title: 'Balade', date: DAY, time: '14:00', end_time: '16:00', notes: long },
    ],
  });

  for (const width of [1440, 390])
    await test.step(`[SHELL-4] it is read whole, and leaves the day as it is, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(articleOf(page, 'Balade')).toBeVisible();
      for (const title of ['Musée', 'Balade'])
        expect((await boxOf(articleOf(page, title))).height).toBeLessThan(2 * 64 + 1);
      expect(await overflowOf(page)).toBe(0);

      await page.getByRole('button', { name: 'Détails : Balade' }).click();
      await page.getByRole('button', { name: 'Lire la note' }).click();
      const note = page.getByRole('dialog', { name: 'Note pour Balade' });
      await expect(note.getByRole('button', { name: "C'est noté !" })).toBeInViewport();
      const text = note.getByText(long);
      await expect(text).toBeFocused();
      await page.keyboard.press('End');
      await expect
        .poll(() => text.evaluate((line) => line.parentElement?.scrollTop ?? 0))
        .toBeGreaterThan(500);
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/item=/);
    });

  await test.step('[ITEM-4] it is edited, and refused when it is longer', async () => {
    await choose(page, 'Actions : Musée', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    const field = dialog.getByLabel('Note', { exact: true });
    expect((await boxOf(field)).height).toBeLessThan(844 / 2);
    await field.fill(`${unbroken}!`);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(field).toHaveAccessibleDescription('Ce texte ne peut dépasser 10000 caractères.');
    await field.fill(long);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément modifié');
  });

  await test.step('[PLUS-4] it is printed whole', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText(long)).toHaveCount(2);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowOf(page)).toBe(0);
    }
  });
});
