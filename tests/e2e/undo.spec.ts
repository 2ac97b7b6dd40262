import { openDay } from '#tests/support/pointing.ts';
import {
  choose,
  expect,
  openItemDialog,
  openRefused,
  receiveNothing,
  refusedOf,
  test,
  toastOf,
} from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00', price: 12.5 };

test('[PLUS-1] [PLUS-2] [PLUS-3] what was done can be undone, one by one, after any answer of the server', async ({
  page,
  openTrip,
}) => {
  await receiveNothing(page);
  await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  const itemCard = page.getByRole('article', { name: 'Castelo' });
  const undo = () => toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  const moveTo = async (time: string) => {
    await choose(page, 'Actions : Castelo', 'Déplacer');
    await page.getByRole('dialog').getByLabel('Heure').fill(time);
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Élément déplacé');
  };
  const remove = async () => {
    await choose(page, 'Actions : Castelo', 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Élément supprimé avec succès');
    await expect(itemCard).toHaveCount(0);
  };

  await test.step('[PLUS-2] a deleted item comes back as it was, by its toast', async () => {
    await remove();
    await undo();
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Castelo\s*$/);
    await expect(itemCard).toContainText('12,50');
  });

  await test.step('[PLUS-1] [PLUS-2] moves and edits go back one by one with Ctrl+Z, though their toasts are gone', async () => {
    await moveTo('18:00');
    await expect(itemCard).toContainText('18:00 – 19:30');
    await choose(page, 'Actions : Castelo', 'Modifier');
    await page.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('Château');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText(/Élément modifié.*Château/s);
    await expect(page.getByRole('article', { name: 'Château' })).toBeVisible();

    await page.getByRole('button', { name: 'Annuler : Élément modifié (Château)' }).click();
    await expect(itemCard).toContainText('18:00 – 19:30');
    await page.keyboard.press('Control+z');
    await expect(itemCard).toContainText('15:30 – 17:00');
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Castelo\s*$/);
    await expect(page.getByRole('button', { name: /^Annuler\s:/ })).toHaveCount(0);
  });

  await test.step('[PLUS-2] what somebody else changed meanwhile is left alone, and that is shown', async () => {
    await moveTo('18:00');
    await page.route('**/rest/v1/rpc/change_trip', async (route) => {
      const { changes } = route.request().postDataJSON();
      expect(changes.items).toHaveLength(1);
      expect(changes.lenient).toBe(true);
      await route.fulfill({ json: { skipped: [changes.items[0].id] } });
    });
    await undo();
    await expect(toastOf(page)).toContainText('changé entre-temps, est resté');
    await expect(itemCard).toContainText('18:00 – 19:30');
    await page.unroute('**/rest/v1/rpc/change_trip');
  });

  await test.step('[PLUS-2] an undo that is refused shows why, and can be tried again', async () => {
    await remove();
    const refusal = { message: 'not_trip_editor', details: null, hint: null, code: 'PT403' };
    await page.route('**/rest/v1/rpc/change_trip', (route) => route.fulfill({ status: 403, json: refusal }));
    await undo();
    await openRefused(page);
    await expect(refusedOf(page, 'Annulation impossible')).toBeVisible();
    await page.unroute('**/rest/v1/rpc/change_trip');
    await page.keyboard.press('Control+z');
    await expect(itemCard).toBeVisible();
  });

  await test.step('[PLUS-2] [PLUS-3] an undo whose connection is cut is sent again', async () => {
    await remove();
    await page.route('**/rest/v1/rpc/change_trip', (route) => route.abort(), { times: 1 });
    await undo();
    await expect(itemCard).toBeVisible();
    await expect(toastOf(page)).toContainText('Remis comme avant');
    await page.reload();
    await expect(itemCard).toContainText('12,50');
  });
});

test('[PLUS-1] [PLUS-3] writes go out in the order they were made, also those made without a network', async ({
  page,
  context,
  openTrip,
}) => {
  await openTrip(`?day=${DAY}`, {
    trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00' }],
  });
  const day = (name: string) => page.getByRole('heading', { level: 2, name });

  await test.step('[PLUS-1] what is moved has been added by then', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/rest/v1/trip_activities*', async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    });
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await choose(page, 'Actions : Fado', 'Au jour suivant');
    await expect(day('vendredi 4 décembre')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
    release();
    await expect(toastOf(page)).toContainText('Élément déplacé');
    await page.unroute('**/rest/v1/trip_activities*');
  });

  await test.step('[PLUS-1] [PLUS-3] moves made without a network go out once there is one', async () => {
    await openDay(page, 1);
    await context.setOffline(true);
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect(day('mercredi 2 décembre')).toBeVisible();
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect(day('jeudi 3 décembre')).toBeVisible();
    const written = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('2026-12-03') ?? false,
    );
    await context.setOffline(false);
    await written;
    await expect(toastOf(page)).toContainText('Élément déplacé');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await openDay(page, 4);
    await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
  });
});
