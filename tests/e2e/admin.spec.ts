import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { expectAskedBeforeLost } from './admin-dialogs.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

async function visit(page: Page, part: string): Promise<void> {
  const link = sidebarOf(page).getByRole('link', { name: new RegExp(`^${part}(?! visités)`) });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function insertEntries({ client, email, id }: Person): Promise<void> {
  const request = await client.from('custom_trip_requests').insert({
    name: 'Zoé',
    email,
    destination: 'Îles Féroé',
    travellers: 3,
    message: 'Sept jours, des macareux.',
    user_id: id,
    filled_ms: 9000,
  });
  const message = await client.from('contact_messages').insert({
    name: 'Zoé',
    email,
    subject: 'Merci à vous',
    message: 'Tout était parfait.',
    filled_ms: 5000,
  });
  expect([request.error, message.error]).toEqual([null, null]);
}

test.describe('the administration', () => {
  test('[ADMIN-1] [ADMIN-5] [SHELL-5] figures, countries and airports: found without accents, sorted, turned, corrected by keyboard; what was done is shown', async ({
    page,
    person,
    signInAs,
  }) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await signInAs(await person({ role: 'supervisor', name: 'Sue Veille' }));
    await page.goto('/admin');
    await test.step('[ADMIN-1] figures of the site', async () => {
      const figures = page.getByRole('region', { name: 'Chiffres du site' });
      await expect(figures.getByText('Activités au catalogue')).toBeVisible();
      await expect(page.getByRole('table', { name: 'Le catalogue dans le monde' })).toContainText('Portugal');
      await page.getByText('En tableau').first().click();
      await expect(page.getByRole('table', { name: 'Nouveaux comptes' }).getByRole('row')).toHaveCount(27);
    });

    await test.step('[ADMIN-5] [SHELL-5] airports, whose dialog asks before what was typed is lost', async () => {
      await visit(page, 'Aéroports');
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
      await table
        .getByRole('button', { name: /^Modifier\s: / })
        .first()
        .click();
      await expectAskedBeforeLost(page, 'Nom', 'Lisbonne');
    });

    await test.step('[ADMIN-5] [SHELL-5] a country, whose bad values are refused at their field', async () => {
      await visit(page, 'Pays');
      await page.getByRole('searchbox').fill('egy');
      const edit = page.getByRole('button', { name: 'Modifier : Égypte' });
      const dialog = page.getByRole('dialog', { name: 'Modifier : Égypte' });
      await edit.press('Enter');
      await expectAskedBeforeLost(page, 'Conseils en français', 'Prudence', { byEveryWay: true });
      await edit.press('Enter');
      for (const [label, value] of [
        ['Nom français', '   '],
        ['Nom anglais', ''],
      ] as const) {
        const control = dialog.getByLabel(label, { exact: true });
        const good = await control.inputValue();
        await control.fill(value);
        await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveValue(value);
        await expect(control).toHaveAccessibleDescription(/\S/);
        await control.fill(good);
      }
      await dialog.getByLabel('Latitude').fill('nord');
      await dialog.getByLabel('Latitude').press('Enter');
      await expect(dialog.getByLabel('Latitude')).toBeFocused();
      await expect(dialog.getByText('Latitude entre −90 et 90')).toBeVisible();
      await dialog.getByLabel('Latitude').fill('27');
      await dialog.getByLabel('Devise').fill('XX');
      await dialog.getByLabel('Devise').press('Enter');
      await expect(dialog.getByLabel('Devise')).toHaveAccessibleDescription(/Cette devise est inconnue/);
      await expectAccessible(page);
      await dialog.getByLabel('Devise').fill('egp');
      await dialog.getByLabel('Capitale en français').fill('Le Caire (Al-Qāhira)');
      await dialog.getByLabel('Capitale en français').press('Enter');
      await expect(toastOf(page)).toContainText('« Égypte » est à jour.');
      await expect(page.getByRole('cell', { name: 'Le Caire (Al-Qāhira)' })).toBeVisible();
    });

    await test.step('[ADMIN-1] what supervisors did, and who signed in', async () => {
      await visit(page, 'Journal');
      const log = page.getByRole('table', { name: 'Journal' });
      await expect(log.getByRole('row').nth(1)).toContainText('Égypte');
      await expect(log.getByText('Le Caire (Al-Qāhira)')).toBeVisible();
      await log.getByRole('link', { name: 'Égypte' }).first().click();
      await expect(page.getByRole('searchbox')).toHaveValue('Égypte');

      await visit(page, 'Sécurité');
      const events = page.getByRole('table', { name: 'Sécurité' });
      await page.getByRole('combobox', { name: 'Événement' }).selectOption('Connexion');
      await expect(events.getByText('par mot de passe').first()).toBeVisible();
      await events.getByRole('button', { name: 'Sue Veille' }).first().press('Enter');
      await expect(page.getByRole('region', { name: 'Une seule personne' })).toContainText('Sue Veille');
      await expect(page).toHaveURL(/person=/);
      await page.getByRole('button', { name: 'Toutes les personnes' }).click();
      await expect(page).not.toHaveURL(/person=/);
    });
    expect(thrown).toEqual([]);
  });

  test('[ADMIN-7] [SHELL-5] a request is counted in the sidebar, read, noted, answered and closed; a message is deleted', async ({
    page,
    person,
    signInAs,
  }) => {
    const [sue, zoe] = [await person({ role: 'supervisor' }), await person()];
    await insertEntries(zoe);
    await signInAs(sue);
    await page.goto('/admin/requests');
    const request = page.getByRole('button', { name: 'Îles Féroé' }).first();
    await test.step('[SHELL-5] its dialog asks before a reply or a note is lost', async () => {
      await expect(
        sidebarOf(page)
          .getByRole('img', { name: /^\d+ à lire$/ })
          .first(),
      ).toBeVisible();
      await page
        .getByRole('searchbox', { name: 'Rechercher une demande' })
        .fill(`macareux ${zoe.email.split('@')[0]}`);
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
      await request.click();
      await expectAskedBeforeLost(page, 'Répondre', 'Bonjour', { byEveryWay: true });
      await request.click();
      await expectAskedBeforeLost(page, 'Note interne', 'Rappeler');
    });

    await test.step('[ADMIN-7] read, noted, assigned, answered and closed', async () => {
      await request.click();
      const dialog = page.getByRole('dialog', { name: 'Îles Féroé' });
      await expect(dialog).toContainText('Sept jours, des macareux.');
      await dialog.getByLabel('Note interne').fill('Rappeler mardi');
      await dialog.getByRole('button', { name: 'Enregistrer la note' }).click();
      await expect(toastOf(page)).toContainText('La note est enregistrée.');
      await dialog.getByLabel('Assigné à').selectOption(sue.id);
      await expect(toastOf(page)).toContainText('La demande est assignée.');
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
    });

    await test.step('[ADMIN-7] all of them as a file', async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^demandes-sur-mesure-\d{4}-\d\d-\d\d\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toContain(';Îles Féroé;');
    });

    await test.step('[ADMIN-7] [SHELL-5] a message, whose dialog asks too, is deleted', async () => {
      await visit(page, 'Messages');
      const entry = page.getByRole('button', { name: 'Merci à vous' }).first();
      await entry.press('Enter');
      await expectAskedBeforeLost(page, 'Répondre', 'Bonjour');
      await entry.press('Enter');
      const message = page.getByRole('dialog', { name: 'Merci à vous' });
      await expect(message).toContainText('Tout était parfait.');
      await message.getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(toastOf(page)).toContainText('Le message est supprimé.');
    });
  });
});
