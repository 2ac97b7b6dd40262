import { articleOf, openDay } from '#tests/support/pointing.ts';
import { choose, expect, openItemDialog, test } from './fixtures.ts';

const DAY = '2026-12-03';

test('[SHELL-5] what was typed or chosen in a dialog is there after a reload, and forgotten when cancelled', async ({
  page,
  openTrip,
}) => {
  const id = await openTrip(`?day=${DAY}`, {
    trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00', end_time: '11:30' }],
  });

  await test.step('[SHELL-5] the form of a new item', async () => {
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
  });

  await test.step('[SHELL-5] where an item is being moved to', async () => {
    await choose(page, 'Actions : Castelo', 'Déplacer');
    const move = page.getByRole('dialog', { name: 'Déplacer' });
    await move.getByLabel('Heure').fill('16:30');
    await page.reload();
    await expect(move.getByLabel('Heure')).toHaveValue('16:30');
    await move.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(articleOf(page, 'Castelo')).toContainText('16:30 – 18:00');
  });

  await test.step('[SHELL-5] what becomes of the items of a day', async () => {
    await choose(page, 'Actions du jour', 'Supprimer ce jour');
    const choice = page.getByRole('dialog').getByRole('radio', { name: 'En attente, hors des dates' });
    await choice.check();
    await page.reload();
    await expect(choice).toBeChecked();
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    await page.reload();
    await expect(articleOf(page, 'Castelo')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('[SHELL-4] [PLUS-1] [PLUS-5] a note is read, an item moved by its menu, a price read as people write it, a free hour filled', async ({
  page,
  openTrip,
}) => {
  const notes = 'Le code de la porte est 4711.\nDemander la terrasse.';
  await openTrip(`?day=${DAY}`, {
    trip_accommodations: [{ title: 'Memmo', check_in: DAY, check_out: '2026-12-05', notes }],
    trip_activities: [
      { title: 'Castelo', date: DAY, time: '15:30', end_time: '17:00', price: 45.5, currency: 'EUR' },
    ],
    trip_notes: [{ title: 'Passeports', content: 'Valides six mois', date: DAY }],
  });

  await test.step('[SHELL-4] the note of an accommodation shows until it was read', async () => {
    await page.getByRole('button', { name: 'Détails : Memmo' }).click();
    await page.getByRole('button', { name: 'Lire la note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note pour Memmo' });
    await expect(dialog).toContainText('Demander la terrasse.');
    await dialog.getByRole('button', { name: "C'est noté !" }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Détails : Passeports' }).click();
    await page.getByRole('button', { name: 'Lire la note' }).click();
    await expect(page.getByRole('dialog', { name: 'Passeports' })).toContainText('Valides six mois');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('[PLUS-5] a price is read as people write it, shown as the language writes it, and refused with the reason', async () => {
    await choose(page, 'Actions : Castelo', 'Modifier');
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    const price = dialog.getByLabel('Prix');
    await expect(price).toHaveValue('45,50');
    await price.fill('$12');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(price).toHaveAccessibleDescription(/Ce n’est pas la devise/);
    await price.fill('1,250.00 €');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(articleOf(page, 'Castelo')).toContainText(/1\s250,00\s€/);
  });

  await test.step('[PLUS-1] an item moves to another day and hour by its menu', async () => {
    await choose(page, 'Actions : Castelo', 'Déplacer');
    const dialog = page.getByRole('dialog', { name: 'Déplacer' });
    await dialog.getByLabel('Date', { exact: true }).fill('2026-12-04');
    await dialog.getByLabel('Heure', { exact: true }).fill('09:00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(articleOf(page, 'Castelo')).toHaveCount(0);
    await openDay(page, 4);
    await expect(articleOf(page, 'Castelo')).toContainText('09:00 – 10:30');
  });

  await test.step('a free hour opens the form at it, on a phone the round button', async () => {
    await openDay(page, 2);
    await page.getByRole('button', { name: '10:00, créneau libre' }).click({ position: { x: 20, y: 8 } });
    const dialog = page.getByRole('dialog', { name: 'Activité' });
    await expect(dialog.getByLabel('Heure', { exact: true })).toHaveValue('10:00');
    await dialog.getByRole('button', { name: 'Annuler' }).click();

    await page.setViewportSize({ width: 390, height: 844 });
    const meal = await openItemDialog(page, 'Ajouter', 'Repas');
    await expect(meal.getByLabel('Date', { exact: true })).toHaveValue('2026-12-02');
  });
});
