import { choose, expect, openItemDialog, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const DOWN = { status: 400, json: { message: 'the disk is full', details: null, hint: null, code: 'P0001' } };

test('[ITEM-7] [ITEM-8] [PLUS-3] a refused item is taken back with the reason, and what was typed is not lost', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, { trip_meals: [{ title: 'Ramiro', date: DAY, time: '19:00' }] });
  const article = (name: string) => page.getByRole('article', { name });
  const add = async (kind: string, title: string) => {
    const dialog = await openItemDialog(page, 'Ajouter', kind);
    await dialog.getByLabel('Titre', { exact: true }).fill(title);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    return dialog;
  };
  const refuseAdded = () =>
    page.route(/\/rest\/v1\/trip_meals/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(DOWN) : route.fallback(),
    );

  await test.step('[PLUS-3] it is there after a reload where the list of refusals could not be loaded', async () => {
    await page.route(/\/refused-list-.*\.js/, (route) => route.abort());
    await refuseAdded();
    await add('Repas', 'Cantina');
    await expect(page.getByText('Une partie de la page n’a pas pu être chargée.')).toBeVisible();
    // Where the browser asks again for a module that failed, the notice leaves by itself as soon as it can be had.
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await page.unroute(/\/refused-list-.*\.js/);
    await openRefused(page);
    await expect(refusedOf(page, 'the disk is full')).toBeVisible();
    await expect(page.getByText('Une partie de la page')).toHaveCount(0);
  });

  await test.step('[ITEM-7] a refused add is taken back, with the reason, and the form comes back', async () => {
    const dialog = await add('Repas', 'Taberna');
    const refused = refusedOf(page, 'Taberna');
    await openRefused(page);
    await expect(refused).toContainText('Erreur lors de l’ajout de l’élément');
    await expect(refused).toContainText('the disk is full');
    await expect(article('Taberna')).toHaveCount(0);
    await refused.getByRole('button', { name: 'Reprendre' }).click();
    await expect(dialog.getByLabel('Titre', { exact: true })).toHaveValue('Taberna');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.unroute(/\/rest\/v1\/trip_meals/);
    await openRefused(page);
    await refused.getByRole('button', { name: 'Reprendre' }).click();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(article('Taberna')).toBeVisible();
    await openRefused(page);
    await expect(refused).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('[ITEM-7] a refused change and a refused deletion go back', async () => {
    await page.route(/\/rest\/v1\/(trip_meals|rpc\/change_trip)/, (route) => route.fulfill(DOWN));
    await choose(page, 'Actions : Ramiro', 'Modifier');
    await page.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('Marisqueira');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Erreur lors de la modification de l’élément')).toBeVisible();
    await expect(article('Ramiro')).toBeVisible();

    await choose(page, 'Actions : Ramiro', 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Erreur lors de la suppression de l’élément')).toBeVisible();
    await expect(article('Ramiro')).toBeVisible();
    await page.unroute(/\/rest\/v1\/(trip_meals|rpc\/change_trip)/);
  });

  await test.step('[ITEM-8] a database that does not fit this release is named', async () => {
    await page.route(/\/rest\/v1\/trip_activities/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { code: 'PGRST204', message: 'no column', details: null, hint: null },
          })
        : route.fallback(),
    );
    await page.keyboard.press('Escape'); // The list is open, over what adds.
    await add('Activité', 'Castelo');
    await openRefused(page);
    await expect(refusedOf(page, 'Veuillez contacter le support.')).toBeVisible();
  });

  await test.step('[ITEM-7] an id that is no UUID is not deleted, and nothing is sent', async () => {
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
    const read = page.waitForResponse(/\/rest\/v1\/rpc\/whole_trip/);
    await page.reload();
    await read;
    await choose(page, 'Actions : Ramiro', 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText(
      "Impossible de supprimer l'élément : l'identifiant est invalide.",
    );
    expect(deletions).toBe(0);
    // The trip is read again after a refusal: that answer is not cut off in the middle.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
