import { createTrip } from '#tests/support/trips.ts';
import {
  choose,
  expect,
  expectAccessible,
  openRefused,
  receiveNothing,
  refusedOf,
  test,
  toastOf,
} from './fixtures.ts';

const DAY = '2026-12-02';

test('[PLUS-1] [PLUS-2] several items at once are selected, moved, deleted and brought back', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const id = await createTrip(
    camille,
    {},
    {
      trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00', end_time: '11:00' }],
      trip_meals: [{ title: 'Ramiro', date: DAY, time: '19:00' }],
      trip_notes: [{ title: 'Tram', date: DAY }],
    },
  );
  await signInAs(camille);
  await receiveNothing(page);
  await page.goto(`/trip/${id}?day=${DAY}`);
  const bar = page.getByRole('region', { name: 'Sélection' });
  const castelo = page.getByRole('article', { name: 'Castelo' });
  const clear = async () => {
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  };

  await test.step('[PLUS-1] selected by the menu, moved by days and brought back', async () => {
    await choose(page, 'Actions : Castelo', 'Sélectionner');
    await page.getByRole('checkbox', { name: 'Sélectionner Ramiro' }).check();
    await expect(bar).toContainText('2 sélectionnés');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Un jour plus tard' }).click();
    await expect(bar).toContainText('2 arrivent le vendredi 4 décembre');
    await bar.getByRole('button', { name: 'Décaler' }).click();
    await expect(toastOf(page)).toContainText('2 éléments déplacés');
    await expect(castelo).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(castelo).toBeVisible();
    await clear();
  });

  await test.step('[PLUS-1] [PLUS-2] a whole day is selected, deleted, and comes back', async () => {
    await choose(page, 'Actions du jour', 'Sélectionner tout le jour');
    await expect(bar).toContainText('3 sélectionnés');
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('3 éléments supprimés');
    await expect(page.getByRole('article')).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*3 éléments\s*$/);
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('[PLUS-1] selected by Ctrl-click, moved to one day, and back on screen when that is refused', async () => {
    await clear();
    await page.getByRole('button', { name: 'Détails : Castelo' }).click({ modifiers: ['Control'] });
    // While something is selected a press is enough; the day on screen is offered.
    await page.getByRole('button', { name: 'Détails : Ramiro' }).click();
    await expect(bar).toContainText('2 sélectionnés');
    await expect(page).not.toHaveURL(/item=/);
    await expect(bar.getByLabel('Vers le jour')).toHaveValue(DAY);
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
    await openRefused(page);
    await expect(refusedOf(page, 'Ce voyage vient d’être modifié ailleurs.')).toBeVisible();
    await expect(castelo).toBeVisible();
    await page.unroute('**/rest/v1/rpc/change_trip');
    await page.keyboard.press('Escape'); // The open list of refusals.
    await clear();
  });

  await test.step('[PLUS-1] what stood in the way is named when somebody else has changed it', async () => {
    await choose(page, 'Actions du jour', 'Sélectionner tout le jour');
    await camille.client.from('trip_meals').update({ date: '2026-12-05' }).eq('trip_id', id);
    await page.getByRole('button', { name: 'Décaler', exact: true }).click();
    const refusal = refusedOf(page).filter({
      hasText: /Ramiro.* vient d’être modifié ailleurs/,
    });
    await openRefused(page);
    await expect(refusal).toBeVisible();
    await expect(castelo).toBeVisible();
    await expect(page.getByRole('article', { name: 'Ramiro' })).toHaveCount(0);
  });
});
