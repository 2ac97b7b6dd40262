import { share } from '#tests/support/live.ts';
import { createTrip } from '#tests/support/trips.ts';
import { everythingStored } from './device.ts';
import { expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

test('[LIVE-1] [COLLAB-1] [COLLAB-3] [BAN-1] the open page of somebody removed or banned closes the trip, says why, and keeps what was being written', async ({
  sharedTrip,
  page,
  person,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor');
  await signInAs(thomas);
  await page.goto(`/trip/${trip}`);
  const dialog = await openItemDialog(page, 'Ajouter', 'Note');
  await dialog.getByLabel('Titre').fill('Une idée pour dimanche');
  const hers = await openAs(camille, `/trip/${trip}?panel=people`);
  await hers.getByRole('button', { name: /^Thomas\s: / }).click();
  await hers.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Retirer du voyage' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous ne participez plus à ce voyage');
  await expect(page.getByText('Camille vous a retiré de « Lisbonne en décembre ».')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Ce que vous étiez en train d’écrire')).toHaveValue('Une idée pour dimanche');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour aux voyages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes voyages');
  await expect(page.getByRole('link', { name: /Lisbonne en décembre/ })).toHaveCount(0);
  await expect.poll(() => everythingStored(page)).not.toContain(trip);

  // Let in again, they have it again; and when it is deleted, they are shown that.
  await share(camille, trip, thomas, 'viewer');
  await page.goto(`/trip/${trip}`);
  await expect(page.getByRole('button', { name: /^Voyageurs, ici\s: Camille, Thomas/ })).toBeVisible();
  await camille.client.from('trips').delete().eq('id', trip);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce voyage a été supprimé');
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Ce voyage a été supprimé');

  // A trip that is not found opens by itself once one is let in.
  const another = await createTrip(camille, { title: 'Porto au printemps' });
  const joined = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (/"status":\s*"ok"/.test(String(payload))) joined.resolve();
    });
  });
  await page.goto(`/trip/${another}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce voyage est introuvable');
  await joined.promise;
  await share(camille, another, thomas, 'editor');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Porto au printemps');

  // Banned while they write: out of everything at once, and shown so, by the page as by a new sign-in.
  await expect(page.getByRole('button', { name: /^Voyageurs, ici\s: / })).toBeVisible();
  await (await openItemDialog(page, 'Ajouter', 'Note')).getByLabel('Titre').fill('Une idée pour lundi');
  const sue = await person({ role: 'supervisor' });
  const banned = await sue.client.rpc('ban_user', { user_id: thomas.id, reason: 'Publicité' });
  expect(banned.error).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte est bloqué');
  await expect(page.getByLabel('Ce que vous étiez en train d’écrire')).toHaveValue('Une idée pour lundi');
  // Their session is over, as another tab finds out and tells: the explanation stays.
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  await tab.waitForURL('**/auth');
  await expect(toastOf(tab)).toContainText(/Votre compte est bloqué.*écrivez-nous/s);
  await tab.close();
  await expect(page.getByRole('button', { name: 'Thomas' })).toBeHidden();
  await expect(page.getByLabel('Ce que vous étiez en train d’écrire')).toHaveValue('Une idée pour lundi');
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/dashboard');
  await page.waitForURL('**/auth');
  await page.getByLabel('E-mail', { exact: true }).fill(thomas.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(thomas.password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('status').getByText('Ce compte est bloqué.')).toBeVisible();
  await expect(page.getByText('Email ou mot de passe incorrect.')).toHaveCount(0);
  await expect(page).toHaveURL('/auth');
});
