import { choose, expect, openItemDialog, test } from './fixtures.ts';

const DAY = '2026-12-01';
const ITEMS = ['Alfama', 'Castelo', 'Graça', 'Sé'].map((title, index) => ({
  title,
  date: DAY,
  time: `${10 + 2 * index}:00`,
  end_time: `${11 + 2 * index}:00`,
}));

test('[SHELL-3] [PLUS-6] [PLUS-20] what closes gives the focus back', async ({ page, openTrip }) => {
  await openTrip(`?day=${DAY}`, { trip_activities: ITEMS });
  const menuOf = (title: string) => page.getByRole('button', { name: `Actions : ${title}` });
  const add = page.getByRole('button', { name: 'Ajouter', exact: true });
  const focusedItem = () =>
    page.evaluate(() => document.activeElement?.closest('article')?.querySelector('h3')?.textContent ?? null);
  const remove = async (title: string) => {
    await choose(page, `Actions : ${title}`, 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  };

  await test.step('[SHELL-3] Escape and saving give it back to the menu that opened the dialog', async () => {
    for (const entry of ['Modifier', 'Déplacer', 'Supprimer']) {
      await choose(page, 'Actions : Castelo', entry);
      await expect(page.getByRole(entry === 'Supprimer' ? 'alertdialog' : 'dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuOf('Castelo')).toBeFocused();
    }
    await choose(page, 'Actions : Castelo', 'Modifier');
    await page.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('Château');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(menuOf('Château')).toBeFocused();
    await choose(page, 'Actions du voyage', 'Modifier');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions du voyage' })).toBeFocused();
  });

  await test.step('[PLUS-20] Back closes a dialog on a wide screen too', async () => {
    await choose(page, 'Actions : Château', 'Déplacer');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/trip\//);
  });

  await test.step('[SHELL-3] closing the details gives it to the item, deleting it meanwhile to the next', async () => {
    const details = page.getByRole('button', { name: 'Détails : Château' });
    await details.click();
    await expect(page.getByRole('region', { name: 'Château' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
    await details.click();
    await expect(page.getByRole('region', { name: 'Château' })).toBeFocused();
    await remove('Château');
    await expect(page.getByRole('region', { name: 'Château' })).toHaveCount(0);
    await expect.poll(focusedItem).toBe('Graça');
  });

  await test.step('[SHELL-3] after deleting it comes to the next item, and from the last to the one before', async () => {
    await remove('Graça');
    await expect(page.getByRole('article', { name: 'Graça' })).toHaveCount(0);
    await expect.poll(focusedItem).toBe('Sé');
    await remove('Sé');
    await expect(page.getByRole('article', { name: 'Sé' })).toHaveCount(0);
    await expect.poll(focusedItem).toBe('Alfama');
  });

  await test.step('[SHELL-3] a dialog in which nothing was typed closes without a question', async () => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  await test.step('[PLUS-6] Escape closes the list of places, then asks before the dialog loses what was typed', async () => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    const address = dialog.getByRole('combobox', { name: 'Adresse' });
    await address.pressSequentially('Lisb');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(address).toHaveValue('Lisb');
    await expect(address).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Fermer sans enregistrer ?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(address).toBeFocused();
    await page.mouse.click(20, 20);
    await page.getByRole('button', { name: 'Abandonner' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('[SHELL-3] a new item gives it back to what added it', async () => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  });
});
