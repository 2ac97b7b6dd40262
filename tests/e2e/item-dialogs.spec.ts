import { choose, expect, openItemDialog, test } from './fixtures.ts';

const DAY = '2026-12-03';

test.describe('the dialogs of an item', () => {
  test('[SHELL-5] keeps the open form over a reload, and forgets it when cancelled', async ({
    page,
    openTrip,
  }) => {
    const id = await openTrip(`?day=${DAY}`);
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Presque fini');
    await dialog.getByRole('radio', { name: 'Repas' }).click();
    await page.reload();
    const again = page.getByRole('dialog', { name: 'Repas' });
    await expect(again.getByLabel('Titre', { exact: true })).toHaveValue('Presque fini');
    const keys = await page.evaluate(() => Object.keys(sessionStorage));
    expect(keys.filter((key) => key.includes('item'))).toEqual([
      expect.stringMatching(new RegExp(`^escale-of-[0-9a-f-]{36}-dialog-item-${id}$`)),
    ]);
    await again.getByRole('button', { name: 'Annuler' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[SHELL-5] keeps where an item is being moved to, and what becomes of a day', async ({
    page,
    openTrip,
  }) => {
    await openTrip(`?day=${DAY}`, {
      trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00', end_time: '11:30' }],
    });
    await page.getByRole('button', { name: 'Actions : Castelo' }).click();
    await page.getByRole('menuitem', { name: 'Déplacer', exact: true }).click();
    const move = page.getByRole('dialog', { name: 'Déplacer' });
    await move.getByLabel('Heure').fill('16:30');
    await page.reload();
    await expect(move.getByLabel('Heure')).toHaveValue('16:30');
    await move.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toContainText('16:30 – 18:00');

    await choose(page, 'Actions du jour', 'Supprimer ce jour');
    const fate = page.getByRole('dialog').getByRole('radio', { name: 'Attend hors des dates' });
    await fate.check();
    await page.reload();
    await expect(fate).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[SHELL-4] shows the note of an accommodation until it was read', async ({ page, openTrip }) => {
    const notes = 'Le code de la porte est 4711.\nDemander la terrasse.';
    await openTrip(`?day=${DAY}`, {
      trip_accommodations: [{ title: 'Memmo', check_in: DAY, check_out: '2026-12-05', notes }],
      trip_notes: [{ title: 'Passeports', content: 'Valides six mois', date: DAY }],
    });
    await page.getByRole('button', { name: 'Détails : Memmo' }).click();
    await page.getByRole('button', { name: 'Lire la note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note pour Memmo' });
    await expect(dialog).toContainText('Demander la terrasse.');
    await dialog.getByRole('button', { name: "C'est noté !" }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Détails : Passeports' }).click();
    await page.getByRole('button', { name: 'Lire la note' }).click();
    await expect(page.getByRole('dialog', { name: 'Passeports' })).toContainText('Valides six mois');
  });

  test('[PLUS-1] moves to another day and hour from its menu', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`, {
      trip_activities: [{ title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00' }],
    });
    await choose(page, 'Actions : Castelo', 'Déplacer');
    const dialog = page.getByRole('dialog', { name: 'Déplacer' });
    await dialog.getByLabel('Date', { exact: true }).fill('2026-12-04');
    await dialog.getByLabel('Heure', { exact: true }).fill('09:00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Jours' })
      .getByRole('link', { name: /^Jour 4/ })
      .click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toContainText('09:00 – 10:30');
  });

  test('opens at the hour of a free slot, and by the round button on a phone', async ({ page, openTrip }) => {
    await openTrip(`?day=${DAY}`);
    await page.getByRole('button', { name: '10:00, créneau libre' }).click({ position: { x: 20, y: 8 } });
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    await expect(dialog.getByLabel('Heure', { exact: true })).toHaveValue('10:00');
    await dialog.getByRole('button', { name: 'Annuler' }).click();

    await page.setViewportSize({ width: 390, height: 844 });
    const meal = await openItemDialog(page, 'Ajouter', 'Repas');
    await expect(meal.getByLabel('Date', { exact: true })).toHaveValue(DAY);
  });
});

test('[PLUS-5] a price is read as people write it, shown as the language writes it, and refused with the reason', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-01', {
    trip_activities: [{ title: 'Castelo', date: '2026-12-01', time: '10:00', price: 45.5, currency: 'EUR' }],
  });
  await choose(page, 'Actions : Castelo', 'Modifier');
  const dialog = page.getByRole('dialog', { name: 'Activité' });
  const price = dialog.getByLabel('Prix');
  await expect(price).toHaveValue('45,50');
  await price.fill('$12');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(price).toHaveAccessibleDescription(/Ce n’est pas la devise/);
  await price.fill('1,250.00 €');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('article', { name: 'Castelo' })).toContainText(/1\s250,00\s€/);
});
