import type { Page } from '@playwright/test';
import { boxOf } from '#tests/support/pointing.ts';
import type { TripContent } from '#tests/support/trips.ts';
import { expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

/**
 * What people type that nobody planned for; each has an answer. Elsewhere: two hundred items in a day (`schedule.spec.ts`,
 * `drag.spec.ts`), a map whose style, tiles or library fail, and both sides of the date line on it (`maps.spec.ts`).
 */
const DAY = '2026-12-01';
const at = (name: string, lat: number, lng: number) => ({ name, formatted_address: name, lat, lng });

const article = (page: Page, name: string) => page.getByRole('article', { name });
const dayLink = (page: Page, day: number) =>
  page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: new RegExp(`^Jour ${day}`) });

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

test.describe('an item of which little is said', () => {
  const BARE: TripContent = {
    trip_activities: [{ title: 'Une idée', date: DAY }],
    trip_meals: [{ title: 'Une table', date: DAY, time: '12:30' }],
    trip_itineraries: [{ title: 'Un trajet', date: DAY, time: '09:00' }],
    trip_notes: [{ title: 'Un mot' }],
  };

  test('[ITEM-2] [ITEM-3] [ITEM-4] is planned all the same: no time waits in the tray, no end takes an hour, no duration no time', async ({
    page,
    openTrip,
  }) => {
    const failures = failuresOf(page);
    await openTrip(`?day=${DAY}&panel=costs`, BARE);
    const tray = page.getByRole('region', { name: 'Sans horaire' });
    await expect(tray.getByRole('article', { name: 'Une idée' })).toBeVisible();
    await expect(tray.getByRole('article', { name: 'Un mot' })).toBeVisible();
    await expect(article(page, 'Une table')).toContainText('12:30 – 13:30');
    await expect(article(page, 'Un trajet')).toContainText('09:00');
    await expect(article(page, 'Un trajet')).not.toContainText('–');
    await expect(page.getByRole('region', { name: 'Coût total' })).toContainText(/0,00\s€/);
    await expect(page.getByText(/NaN|undefined|null|Invalid/)).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Détails : Une idée' }).click();
    const details = page.getByRole('region', { name: 'Une idée' });
    await expect(details).toContainText('mardi 1 décembre');
    for (const missing of ['Heure', 'Adresse', 'Prix'])
      await expect(details.getByText(missing, { exact: true })).toHaveCount(0);
    expect(failures).toEqual([]);
  });

  test('[PLUS-4] stands on paper with what is known', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, BARE);
    await expect(article(page, 'Une table')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: 'mardi 1 décembre 2026' });
    await expect(sheet).toContainText(/Un trajet.*Une table.*Une idée/s);
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null|Invalid/);
  });
});

test.describe('an end before its start', () => {
  test('[SCHED-2] [ITEM-2] is the next day’s, and the form says so as it is typed', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`);
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Réveillon');
    await dialog.getByLabel('Heure', { exact: true }).fill('20:00');
    await dialog.getByLabel('Heure de fin', { exact: true }).fill('19:00');
    await expect(dialog.getByLabel('Heure de fin', { exact: true })).toHaveAccessibleDescription(
      'Se termine le lendemain.',
    );
    await expect(dialog.getByLabel('Durée', { exact: true })).toHaveValue('23\u00a0h');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(article(page, 'Réveillon')).toContainText('finit le lendemain');
    await dayLink(page, 2).click();
    await expect(article(page, 'Réveillon')).toContainText('suite');
  });

  test('[ITEM-1] is refused of a stay, under the day that is wrong', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`);
    const dialog = await openItemDialog(page, 'Ajouter', 'Hébergement');
    await dialog.getByLabel('Titre', { exact: true }).fill('Memmo');
    const departure = dialog.getByLabel('Départ', { exact: true });
    for (const wrong of [DAY, '2026-11-30']) {
      await departure.fill(wrong);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(departure).toHaveAccessibleDescription(/Le départ tombe le jour de l’arrivée ou avant/);
      await expect(departure).toBeFocused();
    }
    await departure.fill('2026-12-02');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément ajouté !');
  });
});

test('[SCHED-1] [SCHED-2] a journey of thirty hours shows on its three days, and says on which it ends', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, {
    trip_itineraries: [
      { title: 'Express', date: DAY, time: '20:00', duration: 1740, break_duration: 60, sub_type: 'train' },
    ],
  });
  const train = article(page, 'Express');
  await expect(train).toContainText(/20:00 – 02:00 · 30\sh · finit jeu\. 3 déc\./);
  await page.getByRole('button', { name: 'Détails : Express' }).click();
  await expect(page.getByRole('region', { name: 'Express' })).toContainText(
    /20:00 – 02:00 · 30\sh, dont 1\sh de pause, finit jeu\. 3 déc\./,
  );
  await dayLink(page, 2).click();
  await expect(train).toContainText(/suite · finit jeu\. 3 déc\./);
  expect((await boxOf(train)).height).toBeGreaterThan(1000);
  await dayLink(page, 3).click();
  await expect(train).toContainText('suite');
  await expect(train).not.toContainText('finit');
  await dayLink(page, 4).click();
  await expect(train).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'mercredi 2 décembre 2026' })).toContainText(
    /→ 02:00\s*suite\s*finit jeu\. 3 déc\./,
  );
});

test.describe('a note of ten thousand characters', () => {
  const WORDS = 'Un mot, puis un autre. ';
  const LONG = `Début. ${WORDS.repeat(434)}`.slice(0, 10_000);
  const UNBROKEN = 'a'.repeat(10_000);

  for (const width of [390, 1440])
    test(`[SHELL-4] [ITEM-4] leaves the day as it is, and is read, edited and printed whole, at ${width} px`, async ({
      page,
      openTrip,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openTrip(`?day=${DAY}`, {
        trip_activities: [
          { title: 'Musée', date: DAY, time: '10:00', end_time: '12:00', notes: UNBROKEN },
          { title: 'Balade', date: DAY, time: '14:00', end_time: '16:00', notes: LONG },
        ],
      });
      await expect(article(page, 'Balade')).toBeVisible();
      for (const title of ['Musée', 'Balade'])
        expect((await boxOf(article(page, title))).height).toBeLessThan(2 * 64 + 1);
      expect(await overflowOf(page)).toBe(0);

      await page.getByRole('button', { name: 'Détails : Balade' }).click();
      await page.getByRole('button', { name: 'Lire la note' }).click();
      const note = page.getByRole('dialog', { name: 'Note pour Balade' });
      await expect(note.getByRole('button', { name: "C'est noté !" })).toBeInViewport();
      const text = note.getByText(LONG);
      await expect(text).toBeFocused();
      await page.keyboard.press('End');
      await expect
        .poll(() => text.evaluate((line) => line.parentElement?.scrollTop ?? 0))
        .toBeGreaterThan(500);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Actions : Musée' }).click();
      await page.getByRole('menuitem', { name: 'Modifier' }).click();
      const dialog = page.getByRole('dialog', { name: 'Activité' });
      const field = dialog.getByLabel('Note', { exact: true });
      expect((await boxOf(field)).height).toBeLessThan(844 / 2);
      await field.fill(`${UNBROKEN}!`);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(field).toHaveAccessibleDescription('Ce texte ne peut dépasser 10000 caractères.');
      await field.fill(LONG);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(toastOf(page)).toContainText('Élément modifié');

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByText(LONG)).toHaveCount(2);
      expect(await overflowOf(page)).toBe(0);
    });
});

test.describe('places on both sides of the date line', () => {
  const WEST = at('Savusavu', -16.8, 179.95);
  const EAST = at('Taveuni', -16.8, -179.95);

  test('[PLUS-1] are ten kilometres apart, not forty thousand', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, {
      trip_activities: [
        { title: 'Savusavu', date: DAY, time: '10:00', end_time: '11:00', location: WEST },
        { title: 'Taveuni', date: DAY, time: '14:00', end_time: '15:00', location: EAST },
      ],
    });
    const way = page.getByRole('list', { name: 'Trajets du jour' }).getByRole('listitem');
    await expect(way).toHaveText(/De «\sSavusavu\s» à «\sTaveuni\s»\s: ≈ 1\d(,\d)?\skm .*de marge$/);
  });

  test('[SCHED-2] [PLUS-1] a night flight over it ends on the next day, which begins where it landed', async ({
    page,
    openTrip,
  }) => {
    const NADI = at('Nadi', -17.78, 177.44);
    const APIA = at('Apia', -13.83, -171.77);
    await openTrip(`?day=${DAY}`, {
      trip_itineraries: [
        {
          title: 'FJ 253',
          date: DAY,
          time: '23:00',
          duration: 120,
          sub_type: 'plane',
          start_location: NADI,
          end_location: APIA,
        },
      ],
      trip_activities: [
        {
          title: 'Marché',
          date: '2026-12-02',
          time: '09:00',
          end_time: '10:00',
          location: at('Marché', -13.83, -171.75),
        },
      ],
    });
    await expect(article(page, 'FJ 253')).toContainText(/23:00 – 01:00 · 2\sh · finit le lendemain/);
    await dayLink(page, 2).click();
    await expect(article(page, 'FJ 253')).toContainText('suite');
    await expect(page.getByRole('list', { name: 'Trajets du jour' }).getByRole('listitem')).toHaveText(
      /De «\sFJ 253\s» à «\sMarché\s»\s: ≈ [23](,\d)?\skm/,
    );
    await expect(page.getByText(/Il faut/)).toHaveCount(0);
  });
});

test('[MAP-4] a map whose library does not come says so, and lists its stops instead', async ({
  page,
  openTrip,
}) => {
  await page.route(/\/assets\/maplibre[^/]*\.js$/, (route) => route.abort());
  await openTrip(`?day=${DAY}&panel=map`, {
    trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00', location: at('Castelo', 38.71, -9.13) }],
  });
  const map = page.getByRole('region', { name: 'Carte du mardi 1 décembre' });
  await expect(map).toContainText('La carte ne peut pas s’afficher ici. Voici les étapes.');
  await map.getByRole('button', { name: 'Étape 1 : Castelo' }).click();
  await expect(page.getByRole('region', { name: 'Castelo' })).toBeVisible();
  await expectAccessible(page);
});
