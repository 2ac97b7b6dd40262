import { dayLink, openDay } from '#tests/support/pointing.ts';
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

const CONTENT = {
  trip_accommodations: [{ title: 'Memmo', check_in: '2026-12-01', check_out: '2026-12-04' }],
  trip_activities: [
    { title: 'Castelo', date: '2026-12-02', time: '10:00' },
    { title: 'Belém', date: '2026-12-03', time: '10:00' },
  ],
};

test('[TRIP-2] [PLUS-2] [SHELL-5] everything moves with the dates or stays at its own, days are put in, taken out and moved, and all goes back', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-02', CONTENT);
  const article = (name: string) => page.getByRole('article', { name });
  const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
  const stay = dialog.getByRole('radio', { name: /Tout reste à sa date/ });
  const undo = () => toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  const tenDaysLater = async () => {
    await choose(page, 'Actions du voyage', 'Modifier le voyage');
    await dialog.getByLabel('Date de début').fill('2026-12-11');
    await dialog.getByLabel('Date de fin').fill('2026-12-15');
  };

  await test.step('[TRIP-2] everything moves along with the first day, and back', async () => {
    await tenDaysLater();
    await expect(dialog.getByRole('radio', { name: /Tout suit/ })).toBeChecked();
    await expect(dialog.getByText('3 éléments, 10 jours plus tard. Rien ne sort des dates.')).toBeVisible();
    await expect(dialog.getByText('3 seront hors des dates, et resteront à portée.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Voyage modifié');
    await page.getByRole('link', { name: /Jour 2 sam. 12/ }).click();
    await expect(article('Castelo')).toBeVisible();
    await undo();
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Lisbonne en décembre\s*$/);
    await page.getByRole('link', { name: /Jour 3 jeu. 3/ }).click();
    await expect(article('Belém')).toBeVisible();
  });

  await test.step('[TRIP-2] what stays at its date is outside the dates', async () => {
    await tenDaysLater();
    await stay.check();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Voyage modifié');
    await page.getByRole('link', { name: /Hors des dates/ }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await undo();
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Lisbonne en décembre\s*$/);
  });

  await test.step('[TRIP-2] a day is put in between, and taken out again', async () => {
    await page.getByRole('link', { name: /Jour 3 jeu. 3/ }).click();
    await expect(article('Belém')).toBeVisible();
    await choose(page, 'Actions du jour', 'Insérer un jour avant');
    await expect(toastOf(page)).toContainText('un hébergement gagne une nuit');
    await expect(article('Belém')).toHaveCount(0);
    await page.getByRole('link', { name: /Jour 4 ven. 4/ }).click();
    await expect(article('Belém')).toBeVisible();

    await choose(page, 'Actions du jour', 'Supprimer ce jour');
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Un hébergement perd une nuit.');
    await question.getByRole('radio', { name: 'En attente, hors des dates' }).check();
    await question.getByRole('button', { name: 'Supprimer ce jour' }).click();
    await expect(toastOf(page)).toContainText('Jour supprimé');
    await expect(page.getByRole('link', { name: /Hors des dates/ })).toBeVisible();
    await undo();
    await expect(article('Belém')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(dayLink(page, 3)).toHaveAccessibleName(/Belém/);
    await expect(dayLink(page, 6)).toHaveCount(0);
  });

  await test.step('[TRIP-2] [PLUS-2] a day is moved to another place, the others make room, and back', async () => {
    await openDay(page, 2);
    await choose(page, 'Actions du jour', 'Déplacer le jour vers…');
    const move = page.getByRole('dialog', { name: 'Déplacer le mercredi 2 décembre' });
    await move.getByLabel('À la place du').selectOption({ label: 'Jour 5 · sam. 5 déc.' });
    await expect(move).toContainText('Un élément passe au samedi 5 décembre.');
    await expect(move).toContainText('Les hébergements gardent leurs dates.');
    await move.getByRole('button', { name: 'Déplacer' }).click();
    await expect(toastOf(page)).toContainText('Jour déplacé');
    await expect(article('Belém')).toBeVisible();
    await openDay(page, 5);
    await expect(article('Castelo')).toBeVisible();
    await page.getByRole('button', { name: /^Annuler\s: Jour déplacé/ }).click();
    await openDay(page, 2);
    await expect(article('Castelo')).toBeVisible();
  });

  await test.step('[SHELL-5] [TRIP-2] the dialog and its answer survive a reload, and go with the person to the dashboard', async () => {
    await tenDaysLater();
    await stay.check();
    await page.reload();
    await expect(dialog.getByLabel('Date de début')).toHaveValue('2026-12-11');
    await expect(stay).toBeChecked();
    await page.goto('/dashboard');
    await expect(dialog.getByLabel('Date de début')).toHaveValue('2026-12-11');
    await expect(stay).toBeChecked();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('link', { name: 'Lisbonne en décembre' }).first().click();
    await expect(article('Memmo')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test('[TRIP-2] a day or new dates wait for a second look when somebody else has just added something', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const id = await createTrip(camille, {}, CONTENT);
  const addMeal = (title: string) =>
    camille.client.from('trip_meals').insert({ trip_id: id, title, date: '2026-12-03', time: '20:00' });
  await signInAs(camille);
  await receiveNothing(page);
  await page.goto(`/trip/${id}?day=2026-12-03`);
  const article = (name: string) => page.getByRole('article', { name });

  await test.step('[TRIP-2] a day is inserted again', async () => {
    await expect(article('Belém')).toBeVisible();
    await addMeal('Ramiro');
    await choose(page, 'Actions du jour', 'Insérer un jour avant');
    await openRefused(page);
    await expect(refusedOf(page, 'Un élément vient d’être ajouté ailleurs')).toBeVisible();
    await expect(article('Ramiro')).toBeVisible();
    await expect(article('Belém')).toBeVisible();
    await refusedOf(page).getByRole('button', { name: 'Refaire' }).click();
    await expect(toastOf(page)).toContainText('Jour inséré');
    await openDay(page, 4);
    await expect(article('Ramiro')).toBeVisible();
    await expect(article('Belém')).toBeVisible();
  });

  await test.step('[TRIP-2] new dates are shown once more, with what was added', async () => {
    await choose(page, 'Actions du voyage', 'Modifier le voyage');
    const dialog = page.getByRole('dialog', { name: 'Modifier le voyage' });
    await dialog.getByLabel('Date de début').fill('2026-12-11');
    await dialog.getByLabel('Date de fin').fill('2026-12-16');
    await expect(dialog).toContainText('4 éléments, 10 jours plus tard.');
    await addMeal('Fado');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Ce voyage vient d’être modifié ailleurs.')).toBeVisible();
    await expect(dialog).toContainText('5 éléments, 10 jours plus tard.');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('Voyage modifié');
    await page.getByRole('link', { name: /Jour 3 dim. 13/ }).click();
    await expect(article('Fado')).toBeVisible();
  });
});
