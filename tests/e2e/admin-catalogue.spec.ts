import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Carte du lieu' });

/** Presses the middle of the map; returns the coordinates that it fills in. */
async function pressMiddle(page: Page): Promise<{ lat: number; lng: number }> {
  await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
  const numberOf = async (label: string) => Number(await page.getByLabel(label).inputValue());
  await expect(async () => {
    await mapOf(page).click();
    expect(await numberOf('Latitude')).not.toBe(0);
  }).toPass();
  return { lat: await numberOf('Latitude'), lng: await numberOf('Longitude') };
}

/** Values that no column takes, by the label of their field. */
const BAD_VALUES: Readonly<Record<string, string>> = {
  'Titre français': '   ',
  Latitude: '138,71',
  Longitude: '1e9',
  'Durée (minutes)': '-5',
  Prix: 'beaucoup',
  Devise: 'ZZZ',
  'Image (adresse)': 'http://upload.wikimedia.org/a.jpg',
};

test('[ADMIN-3] the catalogue: add, copy to another country, hide several, delete and undo, each notified', async ({
  page,
  person,
  signInAs,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await signInAs(await person({ role: 'supervisor' }));
  await page.goto('/admin/activities/new');
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
  const table = page.getByRole('table', { name: 'Activités' });

  await test.step('[ADMIN-3] the map of a new activity shows the world, then the chosen country', async () => {
    await save.click();
    await expect(page.getByLabel('Titre français')).toBeFocused();
    await expect(page.getByLabel('Titre français')).toHaveAccessibleDescription('Le titre est requis.');
    const world = await pressMiddle(page);
    expect(Math.abs(world.lat)).toBeLessThan(60);
    await page.getByLabel('Pays').selectOption('IS');
    // The map flies to the country.
    await expect(async () => {
      await latitude.fill('');
      await longitude.fill('');
      const { lat, lng } = await pressMiddle(page);
      expect([Math.abs(lat - 65) < 4, Math.abs(lng + 18.5) < 6]).toEqual([true, true]);
    }).toPass();
  });

  await test.step('[ADMIN-3] bad values are refused at their field, and nothing typed is lost', async () => {
    await page.getByLabel('Titre français').fill('Ascenseur de la Glória');
    await page.getByLabel('Pays').selectOption('PT');
    await page.getByLabel('Ville (en français)').fill('Llanfair'.repeat(25));
    await latitude.fill('38,7149');
    await longitude.fill('-9,1430');
    for (const [label, value] of Object.entries(BAD_VALUES)) {
      const control = page.getByLabel(label, { exact: true });
      const good = await control.inputValue();
      await control.fill(value);
      await save.click();
      await expect.soft(control, `${label}: ${value}`).toHaveAttribute('aria-invalid', 'true');
      await expect.soft(control).toHaveValue(value);
      await expect.soft(control).toHaveAccessibleDescription(/\S/);
      await control.fill(good);
    }
    await expectAccessible(page);
  });

  await test.step('[ADMIN-3] added', async () => {
    await mapOf(page).click({ position: { x: 40, y: 40 } });
    await expect(latitude).not.toHaveValue('38,7149');
    await latitude.fill('38,7149');
    await longitude.fill('-9,143');
    await save.click();
    await expect(toastOf(page)).toContainText('« Ascenseur de la Glória » est au catalogue.');
    await page.getByRole('searchbox').fill('ascenseur gloria');
    await expect(table.getByRole('row')).toHaveCount(2);
    // A word of 200 letters breaks, and leaves the page as wide as the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('combobox', { name: 'Pays' }).selectOption('Portugal');
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Musée');
    await expect(page.getByRole('heading', { name: 'Rien ne correspond' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Tous les genres');
  });

  await test.step('[ADMIN-3] changed, on a map that shows its place', async () => {
    await table.getByRole('link', { name: 'Ascenseur de la Glória', exact: true }).click();
    await expect(latitude).toHaveValue('38.7149');
    // A press on a map that is still loading chooses nothing.
    await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
    await mapOf(page).click();
    await expect(latitude).not.toHaveValue('38.7149');
    expect(Number(await latitude.inputValue())).toBeCloseTo(38.71, 0);
    await page.getByLabel('Image (adresse)').fill('https://images.escale.test/none.jpg');
    await expect(page.getByText(/^Les pages montrent les images de ces sites/)).toContainText(
      'upload.wikimedia.org',
    );
    await page.getByLabel('Image (adresse)').fill('https://upload.wikimedia.org/none.jpg');
    await expect(page.getByText('Aucune image ne s’affiche à cette adresse.')).toBeVisible();
    await page.getByLabel('Image (adresse)').fill('');
    await page.getByLabel('Durée (minutes)').fill('une heure');
    await page.getByLabel('Durée (minutes)').press('Enter');
    await expect(page.getByLabel('Durée (minutes)')).toBeFocused();
    await page.getByLabel('Durée (minutes)').fill('45');
    await page.getByLabel('Durée (minutes)').press('Enter');
    await expect(toastOf(page)).toContainText('« Ascenseur de la Glória » est à jour.');
    await page.getByRole('searchbox').fill('ascenseur gloria');
    await expect(table.getByRole('row', { name: /Ascenseur/ })).toContainText('45 min');
  });

  await test.step('[ADMIN-3] copied to another country', async () => {
    await table.getByRole('button', { name: 'Dupliquer : Ascenseur de la Glória' }).click();
    const dialog = page.getByRole('dialog');
    const country = dialog.getByLabel('Pays de la copie');
    await country.selectOption('PT');
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(country).toHaveAccessibleDescription(/est déjà dans ce pays \(Portugal\)/);
    await country.selectOption('FR');
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(toastOf(page)).toContainText('1 activité est copiée : France.');
    await page.getByLabel('Pays', { exact: true }).selectOption('');
    await expect(table.getByRole('row')).toHaveCount(3);
  });

  await test.step('[ADMIN-3] several are hidden, deleted, and that is undone', async () => {
    const everyRow = table.getByRole('checkbox', { name: 'Sélectionner toute la page' });
    const chosen = page.getByRole('region', { name: '2 sélectionnées' });
    await everyRow.check();
    await chosen.getByRole('button', { name: 'Masquer' }).click();
    await expect(toastOf(page)).toContainText('2 activités sont masquées.');
    await expect(table.getByText('Masquée')).toHaveCount(2);

    await everyRow.check();
    await chosen.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', { name: 'Supprimer 2 activités ?' });
    await page.route('**/rest/v1/activities?*', (route) => route.abort());
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('La suppression a échoué.');
    await page.unroute('**/rest/v1/activities?*');
    await chosen.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('heading', { name: 'Rien ne correspond' })).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(table.getByRole('row')).toHaveCount(3);
  });

  await test.step('[ADMIN-3] a list that does not come says so', async () => {
    await page.route('**/rest/v1/rpc/admin_activities', (route) => route.fulfill({ status: 400, json: {} }));
    await page.reload();
    await expect(toastOf(page)).toContainText('Le chargement a échoué.');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
  expect(thrown).toEqual([]);
});
