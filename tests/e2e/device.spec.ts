import { createTrip } from '#tests/support/trips.ts';
import { everythingStored, storedAnswers } from './device.ts';
import { expect, test, toastOf } from './fixtures.ts';

test('[SHELL-5] [AUTH-6] what somebody typed is there after a reload, and gone with them for the next to sign in', async ({
  page,
  person,
  signInAs,
}) => {
  const [camille, thomas] = [await person(), await person({ name: 'Thomas' })];
  await signInAs(camille);
  await page.goto('/contact');
  await page.getByRole('main').getByLabel('Nom', { exact: true }).fill('Camille Rousseau');
  await page.goto('/profile');
  const form = page.getByRole('main');
  await form.getByLabel('Prénom', { exact: true }).fill('Camille');
  await form.getByLabel('Nom', { exact: true }).fill('Rousseau');
  await form.getByLabel('Adresse de départ').fill('12 rue des Lilas, Nantes');
  await page.reload();
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Rousseau');
  await expect(form.getByLabel('Adresse de départ')).toHaveValue('12 rue des Lilas, Nantes');
  await page.goto(`/trip/${await createTrip(camille)}`);
  await expect.poll(() => storedAnswers(page)).not.toEqual([]);
  const secrets = ['Rousseau', 'rue des Lilas', camille.email, camille.id];
  const before = await everythingStored(page);
  for (const secret of secrets) expect(before).toContain(secret);

  await page.getByRole('button', { name: 'Camille' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(toastOf(page)).toContainText('Déconnexion réussie');
  await expect.poll(() => storedAnswers(page)).toEqual([]);
  const between = await everythingStored(page);
  for (const secret of secrets) expect(between).not.toContain(secret);

  await page.goto('/auth');
  await page.getByLabel('E-mail', { exact: true }).fill(thomas.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(thomas.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Thomas' })).toBeVisible();
  await page.goto('/profile');
  for (const label of ['Prénom', 'Nom', 'Adresse de départ'])
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  await page.goto('/contact');
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Thomas');
  const after = await everythingStored(page);
  for (const secret of secrets) expect(after).not.toContain(secret);
});
