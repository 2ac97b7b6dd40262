import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, receiveNothing, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-02';
const CONTENT = {
  trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00', end_time: '11:00' }],
  trip_meals: [{ title: 'Ramiro', date: DAY, time: '19:00' }],
  trip_notes: [{ title: 'Tram', date: DAY }],
};

test.describe('several items at once', () => {
  test('[PLUS-1] are selected, moved by days and brought back', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Sélectionner' }).click();
    await page.getByRole('checkbox', { name: 'Sélectionner Ramiro' }).check();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('2 sélectionnés');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Un jour plus tard' }).click();
    await expect(bar).toContainText('2 arrivent le vendredi 4 décembre');
    await bar.getByRole('button', { name: 'Décaler' }).click();
    await expect(toastOf(page)).toContainText('2 éléments déplacés');
    await expect(page.getByRole('article', { name: 'Castelo' })).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });

  test('[PLUS-1] [PLUS-2] a whole day is selected, deleted, and comes back', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Sélectionner tout le jour' }).click();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('3 sélectionnés');
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('3 éléments supprimés');
    await expect(page.getByRole('article')).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('[PLUS-1] by Ctrl-click, to one day, and back on screen when it is refused', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await page.getByRole('button', { name: 'Détails : Castelo' }).click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'Détails : Ramiro' }).click({ modifiers: ['Control'] });
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar).toContainText('2 sélectionnés');
    await page.route('**/rest/v1/rpc/change_trip', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'PT409', message: 'trip_changed', hint: 'trip_changed', details: 'items' },
      }),
    );
    await bar.getByLabel('Vers le jour').fill('2026-12-09');
    await expect(bar).toContainText('2 arrivent le mercredi 9 décembre');
    await expect(bar).toContainText('2 seront hors des dates (Castelo, Ramiro)');
    await bar.getByLabel('Vers le jour').fill(DAY);
    await expect(bar).toContainText('Rien ne bouge.');
    await bar.getByLabel('Vers le jour').fill('2026-12-04');
    await bar.getByRole('button', { name: 'Déplacer' }).click();
    await expect(refusedOf(page, 'Quelqu’un d’autre vient de modifier ce voyage.')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });

  test('[PLUS-1] names what stood in the way when somebody else has changed it', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(camille, {}, CONTENT);
    await signInAs(camille);
    await receiveNothing(page);
    await page.goto(`/trip/${id}?day=${DAY}`);
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Sélectionner tout le jour' }).click();
    await camille.client.from('trip_meals').update({ date: '2026-12-05' }).eq('trip_id', id);
    await page.getByRole('button', { name: 'Décaler', exact: true }).click();
    await expect(refusedOf(page)).toContainText(/Ramiro.* vient d’être modifié par quelqu’un d’autre/);
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Ramiro' })).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });
  test('[PLUS-1] the bar speaks English', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, CONTENT);
    await page.getByRole('button', { name: 'Day actions' }).click();
    await page.getByRole('menuitem', { name: 'Select the whole day' }).click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('3 selected');
    await bar.getByRole('button', { name: 'Shift' }).click();
    await expect(toastOf(page)).toContainText('3 items moved');
  });
});
