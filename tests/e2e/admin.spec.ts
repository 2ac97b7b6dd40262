import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

test.describe('the administration', () => {
  test('[ADMIN-1] [ADMIN-5] figures, countries and airports: found without accents, sorted, turned, corrected by keyboard; what was done is shown', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person({ role: 'supervisor', name: 'Sue Veille' }));
    await page.goto('/admin');
    const figures = page.getByRole('region', { name: 'Chiffres du site' });
    await expect(figures.getByText('Activités au catalogue')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Le catalogue dans le monde' })).toContainText('Portugal');
    await page.getByText('En tableau').first().click();
    await expect(page.getByRole('table', { name: 'Nouveaux comptes' }).getByRole('row')).toHaveCount(27);
    await expectAccessible(page);

    await page.goto('/admin/airports');
    const table = page.getByRole('table', { name: 'Aéroports' });
    await expect(table.getByRole('row')).toHaveCount(26);
    await page.getByRole('button', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('26 – 50 sur plus de 1 000')).toBeVisible();
    await page.getByRole('searchbox').fill('geneve');
    await expect(table.getByRole('rowheader', { name: /Geneva/ })).toBeVisible();
    await table.getByRole('button', { name: 'Code', exact: true }).press('Enter');
    await expect(table.getByRole('columnheader', { name: 'Code', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expectAccessible(page);

    await page.goto('/admin/countries?q=egy');
    const edit = page.getByRole('button', { name: 'Modifier : Égypte' });
    await edit.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Modifier : Égypte' });
    await dialog.getByLabel('Latitude').fill('nord');
    await dialog.getByLabel('Latitude').press('Enter');
    await expect(dialog.getByLabel('Latitude')).toBeFocused();
    await expect(dialog.getByText('Latitude entre −90 et 90')).toBeVisible();
    await dialog.getByLabel('Latitude').fill('27');
    await dialog.getByLabel('Devise').fill('XX');
    await dialog.getByLabel('Devise').press('Enter');
    await expect(dialog.getByLabel('Devise')).toHaveAccessibleDescription(/Cette devise est inconnue/);
    await dialog.getByLabel('Devise').fill('egp');
    await dialog.getByLabel('Capitale en français').fill('Le Caire (Al-Qāhira)');
    await dialog.getByLabel('Capitale en français').press('Enter');
    await expect(toastOf(page)).toContainText('« Égypte » est à jour.');
    await expect(page.getByRole('cell', { name: 'Le Caire (Al-Qāhira)' })).toBeVisible();

    await page.goto('/admin/audit');
    const log = page.getByRole('table', { name: 'Journal' });
    await expect(log.getByRole('row').nth(1)).toContainText('Égypte');
    await expect(log.getByText('Le Caire (Al-Qāhira)')).toBeVisible();
    await expectAccessible(page);
    await log.getByRole('link', { name: 'Égypte' }).first().click();
    await expect(page.getByRole('searchbox')).toHaveValue('Égypte');

    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Sécurité' })
      .click();
    const events = page.getByRole('table', { name: 'Sécurité' });
    await page.getByRole('combobox', { name: 'Événement' }).selectOption('Connexion');
    await expect(events.getByText('par mot de passe').first()).toBeVisible();
    await events.getByRole('button', { name: 'Sue Veille' }).first().press('Enter');
    await expect(page.getByRole('region', { name: 'Une seule personne' })).toContainText('Sue Veille');
    await expect(page).toHaveURL(/person=/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Toutes les personnes' }).click();
    await expect(page).not.toHaveURL(/person=/);
  });

  test('[ADMIN-3] the catalogue: add, copy to another country, hide several, delete and undo, each notified', async ({
    page,
    person,
    signInAs,
  }) => {
    await signInAs(await person({ role: 'supervisor' }));
    await page.goto('/admin/activities/new');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByLabel('Titre français')).toBeFocused();
    await expect(page.getByLabel('Titre français')).toHaveAccessibleDescription('Le titre est requis.');
    await page.getByLabel('Titre français').fill('Ascenseur de la Glória');
    await page.getByLabel('Pays').selectOption('PT');
    await page.getByLabel('Ville (en français)').fill('Llanfair'.repeat(25));
    await page.getByLabel('Latitude').fill('38,7149');
    await page.getByLabel('Longitude').fill('-9,1430');
    await page.getByRole('region', { name: 'Carte du lieu' }).click({ position: { x: 40, y: 40 } });
    await expect(page.getByLabel('Latitude')).not.toHaveValue('38,7149');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toastOf(page)).toContainText('« Ascenseur de la Glória » est au catalogue.');

    await page.getByRole('searchbox').fill('ascenseur gloria');
    const table = page.getByRole('table', { name: 'Activités' });
    await expect(table.getByRole('row')).toHaveCount(2);
    // A word of 200 letters breaks, and leaves the page as wide as the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('combobox', { name: 'Pays' }).selectOption('Portugal');
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Musée');
    await expect(page.getByRole('heading', { name: 'Rien ne correspond' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Tous les genres');
    await table.getByRole('link', { name: 'Ascenseur de la Glória', exact: true }).click();
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
    await table.getByRole('button', { name: 'Dupliquer : Ascenseur de la Glória' }).click();
    const dialog = page.getByRole('dialog');
    const country = dialog.getByLabel('Pays de la copie');
    await country.selectOption('PT');
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(country).toHaveAccessibleDescription(/est déjà dans ce pays \(Portugal\)/);
    await country.selectOption('FR');
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(toastOf(page)).toContainText('1 activité est copiée : France.');
    await expect(table.getByRole('row')).toHaveCount(3);

    await table.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check();
    const chosen = page.getByRole('region', { name: '2 sélectionnées' });
    await chosen.getByRole('button', { name: 'Masquer' }).click();
    await expect(toastOf(page)).toContainText('2 activités sont masquées.');
    await expect(table.getByText('Masquée')).toHaveCount(2);
    await expectAccessible(page);

    await table.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check();
    await chosen.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', { name: 'Supprimer 2 activités ?' });
    await page.route('**/rest/v1/activities?*', (route) => route.abort());
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('La suppression a échoué.');
    await page.unroute('**/rest/v1/activities?*');
    await chosen.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('heading', { name: 'Rien ne correspond' })).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(table.getByRole('row')).toHaveCount(3);

    await page.route('**/rest/v1/rpc/admin_activities', (route) => route.fulfill({ status: 400, json: {} }));
    await page.reload();
    await expect(toastOf(page)).toContainText('Le chargement a échoué.');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('[ADMIN-7] a request is counted in the sidebar, read, noted, answered and closed; a message is deleted', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor' });
    const zoe = await person();
    const sent = await zoe.client.from('custom_trip_requests').insert({
      name: 'Zoé',
      email: zoe.email,
      destination: 'Îles Féroé',
      travellers: 3,
      message: 'Sept jours, des macareux.',
      user_id: zoe.id,
      filled_ms: 9000,
    });
    expect(sent.error).toBeNull();
    await signInAs(sue);
    await page.goto('/admin/requests');
    const sidebar = page.getByRole('navigation', { name: 'Administration' });
    await expect(sidebar.getByRole('img', { name: /^\d+ à lire$/ }).first()).toBeVisible();
    await page
      .getByRole('searchbox', { name: 'Rechercher une demande' })
      .fill(`macareux ${zoe.email.split('@')[0]}`);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Îles Féroé' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Îles Féroé' });
    await expect(dialog).toContainText('Sept jours, des macareux.');
    await dialog.getByLabel('Note interne').fill('Rappeler mardi');
    await dialog.getByRole('button', { name: 'Enregistrer la note' }).click();
    await expect(toastOf(page)).toContainText('La note est enregistrée.');
    await dialog.getByLabel('Assigné à').selectOption(sue.id);
    await expect(toastOf(page)).toContainText('Le message est assigné.');
    await dialog.getByLabel('Répondre').fill('Bonjour Zoé');
    // No mail server is set up here: the supervisor's own mail program is offered.
    await expect(dialog.getByRole('link', { name: 'Ouvrir ma messagerie' })).toHaveAttribute(
      'href',
      /^mailto:.*body=Bonjour%20Zo%C3%A9$/,
    );
    await dialog.getByRole('button', { name: 'Marquer comme répondu' }).click();
    await expect(dialog.getByRole('list', { name: 'Réponses' })).toContainText('Bonjour Zoé');
    await expect(dialog.getByLabel('État')).toHaveValue('done');
    await expectAccessible(page);
    await dialog.getByLabel('État').selectOption('archived');
    await expect(toastOf(page)).toContainText('État : Clos.');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(page.getByRole('table', { name: 'Demandes sur mesure' })).toContainText('Clos');
    // Opened, it is read.
    await expect(page.getByRole('button', { name: 'Îles Féroé', exact: true })).toBeVisible();
    await page.getByLabel('État').selectOption('mine');
    await expect(page.getByRole('button', { name: 'Îles Féroé', exact: true })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^demandes-sur-mesure-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(';Îles Féroé;');

    await zoe.client.from('contact_messages').insert({
      name: 'Zoé',
      email: zoe.email,
      subject: 'Merci à vous',
      message: 'Tout était parfait.',
      filled_ms: 5000,
    });
    await sidebar.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('button', { name: 'Merci à vous' }).first().press('Enter');
    const message = page.getByRole('dialog', { name: 'Merci à vous' });
    await expect(message).toContainText('Tout était parfait.');
    await message.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(toastOf(page)).toContainText('Le message est supprimé.');
  });
});
