import type { Page } from '@playwright/test';
import { createTrip } from '#tests/support/trips.ts';
import { everythingStored, storedAnswers } from './device.ts';
import { expect, test, toastOf } from './fixtures.ts';

test('[SHELL-5] [AUTH-6] [AUTH-10] what somebody typed is there after a reload, and gone with them for the next to sign in', async ({
  page,
  sharedTrip,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor');
  const own = await createTrip(camille, { title: 'Sans Thomas' });
  await signInAs(camille);
  const form = page.getByRole('main');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const message = page.getByLabel('Votre message');
  const words = { Prénom: 'Camille', Nom: 'Rousseau', 'Adresse de départ': '12 rue des Lilas, Nantes' };
  const choose = async (name: string, entry: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const secrets = ['Rousseau', 'rue des Lilas', 'mot secret', 'un secret', own];

  await test.step('[SHELL-5] it is there after a reload, and all of it is on the device', async () => {
    await page.goto('/contact');
    await field('Nom').fill('Camille Rousseau');
    await choose('Camille', 'Profil');
    for (const [label, value] of Object.entries(words)) await field(label).fill(value);
    await page.getByLabel('Quelques mots').fill('Jamais pressée, mot secret.');
    await page.reload();
    for (const [label, value] of Object.entries(words)) await expect(field(label)).toHaveValue(value);
    await page.goto(`/trip/${own}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sans Thomas' })).toBeVisible();
    await expect.poll(async () => (await storedAnswers(page)).join()).toContain(own);
    await page.goto(`/trip/${trip}?panel=chat`);
    await message.fill('Pour Thomas, un secret');
    await expect.poll(() => everythingStored(page)).toContain('un secret');
    await expect.poll(() => storedAnswers(page)).not.toEqual([]);
    const before = await everythingStored(page);
    for (const secret of [...secrets, camille.email, camille.id]) expect(before).toContain(secret);
  });

  await test.step('[AUTH-6] it is gone when they sign out', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await choose('Camille', 'Se déconnecter');
    await expect(toastOf(page)).toContainText('Déconnexion réussie');
    await expect.poll(() => storedAnswers(page)).toEqual([]);
    for (const secret of [...secrets, camille.email, camille.id])
      await expect.poll(() => everythingStored(page)).not.toContain(secret);
  });

  await test.step('[AUTH-10] it is not shown to the next', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await page.getByLabel('E-mail', { exact: true }).fill(thomas.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(thomas.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await choose('Thomas', 'Profil');
    for (const label of [...Object.keys(words), 'Quelques mots']) await expect(field(label)).toHaveValue('');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(field('Nom')).toHaveValue('Thomas');
    await page.goto(`/trip/${trip}?panel=chat`);
    await expect(message).toHaveValue('');
    const after = await everythingStored(page);
    for (const secret of secrets) expect(after).not.toContain(secret);
  });
});

test('[SHELL-5] what was typed is there after another panel and after its tab is closed, and not in a tab beside it', async ({
  page,
  context,
  sharedTrip,
  signInAs,
}) => {
  const { camille, trip } = await sharedTrip('editor');
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=tasks`);
  const taskIn = (where: Page) => where.getByLabel('Nouvelle tâche');
  const show = (where: Page, panel: RegExp) => where.getByRole('tab', { name: panel }).click();

  await test.step('[SHELL-5] after another panel', async () => {
    await taskIn(page).fill('Réserver le train');
    await show(page, /^Discussion/);
    await page.getByLabel('Votre message').fill('On part à sept heures');
    await show(page, /^Tâches/);
    await expect(taskIn(page)).toHaveValue('Réserver le train');
  });

  await test.step('[SHELL-5] not beside it', async () => {
    const beside = await context.newPage();
    await beside.goto(`/trip/${trip}?panel=tasks`);
    await expect(taskIn(beside)).toHaveValue('');
    await beside.close();
  });

  await test.step('[SHELL-5] after its tab is closed', async () => {
    await show(page, /^Discussion/);
    await page.getByRole('button', { name: 'Nouveau vote' }).click();
    await page.getByRole('dialog').getByLabel('Question').fill('Quel soir ?');
    await expect.poll(() => everythingStored(page)).toContain('Quel soir ?');
    await page.close();
    const later = await context.newPage();
    await later.goto(`/trip/${trip}?panel=chat`);
    const dialog = later.getByRole('dialog', { name: 'Nouveau vote' });
    await expect(dialog.getByLabel('Question')).toHaveValue('Quel soir ?');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(later.getByLabel('Votre message')).toHaveValue('On part à sept heures');
    await show(later, /^Tâches/);
    await expect(taskIn(later)).toHaveValue('Réserver le train');
  });
});
