import { expect, openItemDialog, receiveNothing, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00', price: 12.5 };

test.describe('what was done can be undone', () => {
  test('[PLUS-2] a deleted item comes back as it was, by its toast', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    const itemCard = page.getByRole('article', { name: 'Castelo' });
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Élément supprimé avec succès');
    await expect(itemCard).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Castelo\s*$/);
    await expect(itemCard).toContainText('12,50');
    await page.reload();
    await expect(itemCard).toContainText('12,50');
  });

  test('[PLUS-1] [PLUS-2] moves and edits go back one by one with Ctrl+Z, though their toasts are gone', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    const itemCard = page.getByRole('article', { name: 'Castelo' });
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer' }).click();
    await page.getByRole('dialog').getByLabel('Heure').fill('18:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément déplacé');
    await expect(itemCard).toContainText('18:00 – 19:30');

    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    await page.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('Château');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText(/Élément modifié.*Château/s);
    await expect(page.getByRole('article', { name: 'Château' })).toBeVisible();

    await page.getByRole('button', { name: 'Rétablir : Élément modifié (Château)' }).click();
    await expect(itemCard).toContainText('18:00 – 19:30');
    await page.keyboard.press('Control+z');
    await expect(itemCard).toContainText('15:30 – 17:00');
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Castelo\s*$/);
    await expect(page.getByRole('button', { name: /^Rétablir\s:/ })).toHaveCount(0);
  });

  test('[PLUS-2] an undo leaves alone what somebody else changed meanwhile, and says so', async ({
    page,
    openTrip,
  }) => {
    await receiveNothing(page);
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer' }).click();
    await page.getByRole('dialog').getByLabel('Heure').fill('18:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément déplacé');
    await page.route('**/rest/v1/rpc/change_trip', async (route) => {
      const { changes } = route.request().postDataJSON();
      expect(changes.items).toHaveLength(1);
      expect(changes.lenient).toBe(true);
      await route.fulfill({ json: { skipped: [changes.items[0].id] } });
    });
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(toastOf(page)).toContainText('changé entre-temps par quelqu’un d’autre');
    await expect(page.getByRole('article', { name: 'Castelo' })).toContainText('18:00 – 19:30');
  });

  test('[PLUS-2] an undo that is refused says why, and can be tried again', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Élément supprimé');
    const refusal = { message: 'not_trip_editor', details: null, hint: null, code: 'PT403' };
    await page.route('**/rest/v1/rpc/change_trip', (route) => route.fulfill({ status: 403, json: refusal }));
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(refusedOf(page, 'Rétablissement impossible')).toBeVisible();
    await page.unroute('**/rest/v1/rpc/change_trip');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });

  test('[PLUS-2] [PLUS-3] an undo whose connection is cut is sent again', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Élément supprimé');
    await page.route('**/rest/v1/rpc/change_trip', (route) => route.abort(), { times: 1 });
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(toastOf(page)).toContainText('Remis comme avant');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });
  test('[PLUS-2] a deleted item comes back', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
    await page.getByRole('button', { name: 'Actions: Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Put back as it was');
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });
});

test('[PLUS-1] writes go out in the order they were made: what is moved has been added by then', async ({
  page,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, {});
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rest/v1/trip_activities*', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
  await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Actions : Fado' }).click();
  await page.getByRole('menuitem', { name: 'Au jour suivant' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'vendredi 4 décembre' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
  release();
  await expect(toastOf(page)).toContainText('Élément déplacé');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
});

test('[PLUS-1] moves made without a network go out in their order once there is one', async ({
  page,
  context,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01', {
    trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00' }],
  });
  const toNextDay = async () => {
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Au jour suivant' }).click();
  };
  // Somebody at the page: what a press needs is fetched with the first sign of them.
  await page.getByRole('button', { name: 'Actions : Castelo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Au jour suivant' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await toNextDay();
  await expect(page.getByRole('heading', { level: 2, name: 'mercredi 2 décembre' })).toBeVisible();
  await toNextDay();
  await expect(page.getByRole('heading', { level: 2, name: 'jeudi 3 décembre' })).toBeVisible();
  const written = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('2026-12-03') ?? false,
  );
  await context.setOffline(false);
  await written;
  await expect(toastOf(page)).toContainText('Élément déplacé');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
});
