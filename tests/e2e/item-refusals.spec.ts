import { createTrip } from '#tests/support/trips.ts';
import { choose, expect, openItemDialog, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const DOWN = { status: 400, json: { message: 'the disk is full', details: null, hint: null, code: 'P0001' } };

test.describe('a refused item', () => {
  test('[ITEM-7] takes a refused add back, says why, and gives the form back', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`);
    await page.route(/\/rest\/v1\/trip_meals/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(DOWN) : route.fallback(),
    );
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Taberna');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(refusedOf(page, 'Erreur lors de l’ajout de l’élément')).toBeVisible();
    await expect(refusedOf(page, 'the disk is full')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Taberna' })).toHaveCount(0);
    await refusedOf(page).getByRole('button', { name: 'Reprendre' }).click();
    await expect(dialog.getByLabel('Titre', { exact: true })).toHaveValue('Taberna');
  });

  test('[ITEM-7] puts a refused change and a refused deletion back', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, { trip_meals: [{ title: 'Taberna', date: DAY, time: '13:00' }] });
    await page.route(/\/rest\/v1\/(trip_meals|rpc\/change_trip)/, (route) => route.fulfill(DOWN));
    const actions = page.getByRole('button', { name: 'Actions : Taberna' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    await page.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('Cantina');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(refusedOf(page, 'Erreur lors de la modification de l’élément')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Taberna' })).toBeVisible();

    await actions.click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(refusedOf(page, 'Erreur lors de la suppression de l’élément')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Taberna' })).toBeVisible();
  });

  test('[PLUS-3] is there after a reload where the list of refusals could not be loaded', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`);
    await page.route(/\/refused-list-.*\.js/, (route) => route.abort());
    await page.route(/\/rest\/v1\/trip_meals/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(DOWN) : route.fallback(),
    );
    const dialog = await openItemDialog(page, 'Ajouter', 'Repas');
    await dialog.getByLabel('Titre', { exact: true }).fill('Taberna');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Une partie de la page n’a pas pu être chargée.')).toBeVisible();
    await page.unroute(/\/refused-list-.*\.js/);
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(refusedOf(page, 'the disk is full')).toBeVisible();
    await expect(page.getByText('Une partie de la page')).toHaveCount(0);
  });

  test('[ITEM-7] refuses to delete an id that is no UUID, without a request', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(
      camille,
      {},
      { trip_meals: [{ title: 'Taberna', date: DAY, time: '13:00' }] },
    );
    await signInAs(camille);
    let deletions = 0;
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deletions += 1;
    });
    await page.route(/\/rest\/v1\/rpc\/whole_trip/, async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(
        /("trip_meals":\s*\[\{[^}]*?"id":\s*)"[^"]+"/,
        '$1"not-a-uuid"',
      );
      await route.fulfill({ response: answer, body: text });
    });
    await page.goto(`/trip/${id}?day=${DAY}`);
    await choose(page, 'Actions : Taberna', 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText(
      "Impossible de supprimer l'élément : l'identifiant est invalide.",
    );
    expect(deletions).toBe(0);
    // The trip is read again after a refusal: that answer is not cut off in the middle.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('[ITEM-8] names a database that does not fit this release', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`);
    await page.route(/\/rest\/v1\/trip_activities/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { code: 'PGRST204', message: 'no column', details: null, hint: null },
          })
        : route.fallback(),
    );
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Castelo');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(refusedOf(page, 'Veuillez contacter le support.')).toBeVisible();
  });
});
