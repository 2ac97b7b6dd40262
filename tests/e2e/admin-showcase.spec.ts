import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.describe('what the site shows', () => {
  test('[ADMIN-4] [PUB-3] themes and sample trips are added, corrected, hidden and deleted, as readers see at once', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor' });
    await signInAs(sue);
    await page.goto('/admin/themes');
    const parts = page.getByRole('navigation', { name: 'Administration' });
    await test.step('[ADMIN-4] [PUB-3] a theme is added, seen by readers, hidden, corrected, deleted and brought back', async () => {
      await expect(page.getByRole('row', { name: /^Ville/ })).toContainText('Visible');
      await page.getByRole('button', { name: 'Nouveau thème' }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: 'Enregistrer' });
      await dialog.getByLabel('Rang').fill('dernier');
      await dialog.getByLabel('Image (adresse)').fill('http://upload.wikimedia.org/a.jpg');
      await save.click();
      await expect(dialog.getByText('Le titre est requis.')).toHaveCount(2);
      await expect(dialog.getByText('Un nombre entier, de 0 à 9999.')).toBeVisible();
      await expect(dialog.getByText('Donnez-en une qui commence par https.').first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Titre français').fill('Été à vélo');
      await dialog.getByLabel('Titre anglais').fill('Summer by bike');
      await dialog.getByLabel('Accroche française').fill('Au fil de l’eau.');
      await dialog.getByLabel('Rang').fill('90');
      await dialog.getByLabel('Image (adresse)').fill('');
      await save.click();
      await expect(toastOf(page)).toContainText('« Été à vélo » est à jour.');
      const row = page.getByRole('row', { name: /^Été à vélo/ });
      await expect(row).toContainText('Au fil de l’eau.');
      const status = async () => (await page.request.get('/voyages-a-theme/ete-a-velo')).status();
      expect(await status()).toBe(200);
      expect(await (await page.request.get('/voyages-a-theme')).text()).toContain('Au fil de l’eau.');

      await row.getByRole('button', { name: 'Modifier : Été à vélo' }).click();
      await dialog.getByLabel('Visible sur le site').uncheck();
      await save.click();
      await expect(row).toContainText('Masqué');
      await expect.poll(status).toBe(404);
      await row.getByRole('button', { name: 'Supprimer : Été à vélo' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(row).toHaveCount(0);
      await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
      await expect(row).toContainText('Masqué');
      await sue.client.from('themes').delete().eq('slug', 'ete-a-velo');
      await parts.getByRole('link', { name: 'Journal' }).click();
      await page.getByRole('combobox', { name: 'Élément' }).selectOption('Thème');
      await expect(page).toHaveURL(/source=themes/);
      await expect(page.getByRole('row', { name: /Été à vélo/ }).first()).toBeVisible();
    });

    await test.step('[ADMIN-4] [PUB-3] a sample trip’s words, month and place are changed, and readers see them', async () => {
      await parts.getByRole('link', { name: 'Voyages à découvrir' }).click();
      await expect(page).toHaveURL(/samples/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voyages à découvrir');
      const row = page.getByRole('row').last();
      const name = (await row.getByRole('rowheader').innerText()).split('\n')[0] ?? '';
      await row.getByRole('button', { name: `Modifier : ${name}` }).click();
      const dialog = page.getByRole('dialog');
      const before = await dialog.getByLabel('Titre français').inputValue();
      const month = Number(await dialog.getByLabel('Mois conseillé').inputValue());
      await dialog.getByLabel('Titre français').fill(' ');
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(dialog.getByText('Le titre est requis.')).toBeVisible();
      await dialog.getByLabel('Titre français').fill(`${before}, autrement`);
      await dialog.getByLabel('Mois conseillé').selectOption('6');
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByRole('row', { name: `${before}, autrement` })).toBeVisible();
      await expect
        .poll(async () => (await page.request.get('/carnets')).text())
        .toContain(`${before}, autrement`);
      // Other tests of this server read it too.
      const samples = sue.client.from('sample_trips');
      const { error } = await samples
        .update({ title_fr: before, month })
        .eq('title_fr', `${before}, autrement`);
      expect(error).toBeNull();
    });
  });
});
