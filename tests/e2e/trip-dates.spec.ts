import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, receiveNothing, refusedOf, test, toastOf } from './fixtures.ts';

const CONTENT = {
  trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-04' }],
  trip_activities: [
    { title: 'Castelo', date: '2026-12-02', time: '10:00' },
    { title: 'Belém', date: '2026-12-03', time: '10:00' },
  ],
};

test.describe('dates that move', () => {
  test('[TRIP-2] everything moves along with the first day, and back', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-02', CONTENT);
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Modifier le voyage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
    await dialog.getByLabel('Date de début').fill('2026-12-11');
    await dialog.getByLabel('Date de fin').fill('2026-12-15');
    const along = dialog.getByRole('radio', { name: /Tout suit/ });
    await expect(along).toBeChecked();
    await expect(dialog.getByText('3 éléments, 10 jours plus tard. Rien ne sort des dates.')).toBeVisible();
    await expect(dialog.getByText('3 seront hors des dates, et resteront à portée.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Voyage modifié');
    await page.getByRole('link', { name: /Jour 2 sam. 12/ }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(toastOf(page)).toContainText('Voyage remis comme avant');
    await page.getByRole('link', { name: /Jour 3 jeu. 3/ }).click();
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
  });

  test('[TRIP-2] what stays at its date stays outside the dates', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-02', CONTENT);
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Modifier le voyage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
    await dialog.getByLabel('Date de début').fill('2026-12-11');
    await dialog.getByLabel('Date de fin').fill('2026-12-15');
    await dialog.getByRole('radio', { name: /Tout reste à sa date/ }).check();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('link', { name: /Hors des dates/ }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('[TRIP-2] a day is put in between, and taken out again', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-03', CONTENT);
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Insérer un jour avant' }).click();
    await expect(toastOf(page)).toContainText('un hébergement gagne une nuit');
    await expect(page.getByRole('article', { name: 'Belém' })).toHaveCount(0);
    await page.getByRole('link', { name: /Jour 4 ven. 4/ }).click();
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();

    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer ce jour' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Un hébergement perd une nuit.');
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Attend hors des dates' }).check();
    await dialog.getByRole('button', { name: 'Supprimer ce jour' }).click();
    await expect(toastOf(page)).toContainText('Jour supprimé');
    await expect(page.getByRole('link', { name: /Hors des dates/ })).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
  });

  test('[TRIP-2] [PLUS-2] a day is moved to another place, the others make room, and back', async ({
    page,
    openTrip,
  }) => {
    await openTrip('?day=2026-12-02', CONTENT);
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer le jour vers…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Déplacer le mercredi 2 décembre' });
    await dialog.getByLabel('À la place du').selectOption({ label: 'Jour 5 · sam. 5 déc.' });
    await expect(dialog).toContainText('Un élément passe au samedi 5 décembre.');
    await expect(dialog).toContainText('Les hébergements gardent leurs dates.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Déplacer' }).click();
    await expect(toastOf(page)).toContainText('Jour déplacé');
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
    await page.getByRole('link', { name: /Jour 5/ }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await page.getByRole('button', { name: /^Rétablir\s: Jour déplacé/ }).click();
    await page.getByRole('link', { name: /Jour 2/ }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });

  test('[TRIP-2] a day is inserted again when somebody else has just added something', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(camille, {}, CONTENT);
    await signInAs(camille);
    await receiveNothing(page);
    await page.goto(`/trip/${id}?day=2026-12-03`);
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
    await camille.client
      .from('trip_meals')
      .insert({ trip_id: id, title: 'Ramiro', date: '2026-12-03', time: '20:00' });
    await page.getByRole('button', { name: 'Actions du jour' }).click();
    await page.getByRole('menuitem', { name: 'Insérer un jour avant' }).click();
    await expect(refusedOf(page, 'Quelqu’un d’autre vient d’ajouter un élément')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Ramiro' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
    await refusedOf(page).getByRole('button', { name: 'Refaire' }).click();
    await expect(toastOf(page)).toContainText('Jour inséré');
    await page.getByRole('link', { name: /Jour 4/ }).click();
    await expect(page.getByRole('article', { name: 'Ramiro' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible();
  });

  test('[TRIP-2] new dates wait for a second look when somebody else has just added something', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person();
    const id = await createTrip(camille, {}, CONTENT);
    await signInAs(camille);
    await receiveNothing(page);
    await page.goto(`/trip/${id}?day=2026-12-02`);
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Modifier le voyage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
    await dialog.getByLabel('Date de début').fill('2026-12-11');
    await dialog.getByLabel('Date de fin').fill('2026-12-15');
    await expect(dialog).toContainText('3 éléments, 10 jours plus tard.');
    await camille.client.from('trip_meals').insert({ trip_id: id, title: 'Ramiro', date: '2026-12-03' });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(refusedOf(page, 'Quelqu’un d’autre vient de modifier ce voyage.')).toBeVisible();
    await expect(dialog).toContainText('4 éléments, 10 jours plus tard.');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Voyage modifié');
    await page.getByRole('link', { name: /Jour 3 dim. 13/ }).click();
    await expect(page.getByRole('article', { name: 'Ramiro' })).toBeVisible();
  });

  test('[SHELL-5] [TRIP-2] the dialog and its answer survive a reload', async ({ page, openTrip }) => {
    const id = await openTrip('?day=2026-12-02', CONTENT);
    await page.getByRole('button', { name: 'Actions du voyage' }).click();
    await page.getByRole('menuitem', { name: 'Modifier le voyage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
    await dialog.getByLabel('Date de début').fill('2026-12-11');
    await dialog.getByLabel('Date de fin').fill('2026-12-15');
    const stay = dialog.getByRole('radio', { name: /Tout reste à sa date/ });
    await stay.check();
    await page.reload();
    await expect(dialog.getByLabel('Date de début')).toHaveValue('2026-12-11');
    await expect(stay).toBeChecked();
    await page.goto('/dashboard');
    await expect(dialog.getByLabel('Date de début')).toHaveValue('2026-12-11');
    await expect(stay).toBeChecked();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.goto(`/trip/${id}`);
    await expect(page.getByRole('article', { name: 'Memmo' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('[PLUS-2] a deleted trip is found on the dashboard, restored, and deleted for good', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const id = await createTrip(camille, {}, {});
  await camille.client.from('trips').delete().eq('id', id);
  await signInAs(camille);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Voyages supprimés' }).click();
  const list = page.getByRole('region', { name: 'Voyages supprimés' });
  await expect(list).toContainText('encore 30 jours');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Rétablir/ }).click();
  await expect(toastOf(page)).toContainText('Voyage rétabli');
  await expect(list).toContainText('Aucun voyage supprimé');
  await camille.client.from('trips').delete().eq('id', id);
  await page.reload();
  await page.getByRole('button', { name: 'Voyages supprimés' }).click();
  await list.getByRole('button', { name: /^Supprimer définitivement/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer définitivement' }).click();
  await expect(toastOf(page)).toContainText('Voyage supprimé définitivement');
  await expect(list).toContainText('Aucun voyage supprimé');
});

test.describe('in English', () => {
  test.use({ language: 'en' });
  test('[TRIP-2] a day is inserted', async ({ page, openTrip }) => {
    await openTrip('?day=2026-12-03', CONTENT);
    await page.getByRole('button', { name: 'Day actions' }).click();
    await page.getByRole('menuitem', { name: 'Insert a day after' }).click();
    await expect(toastOf(page)).toContainText('one stay gains a night');
  });
});
