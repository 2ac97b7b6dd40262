import type { Page } from '@playwright/test';
import { administrator } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, openRefused, refusedOf, test, toastOf } from './fixtures.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Participants' }).getByRole('listitem').filter({ hasText: name });

/** Counts invitations that leave the page. */
function countInvitations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/invite_collaborator')) asked.push(request.url());
  });
  return asked;
}

test('[COLLAB-1] [COLLAB-2] [COLLAB-3] who takes part: inviting needs premium; someone is invited by e-mail, changes roles, and is removed', async ({
  page,
  person,
  server,
  signInAs,
}) => {
  const asked = countInvitations(page);
  const [camille, thomas] = [await person(), await person({ name: 'Thomas' })];
  const trip = await createTrip(camille);
  await signInAs(camille);
  await page.goto(`/trip/${trip}`);
  const invite = page.getByRole('button', { name: 'Inviter' });
  const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  const send = dialog.getByRole('button', { name: 'Envoyer l’invitation' });
  const row = rowOf(page, 'Thomas');

  await test.step('[COLLAB-1] without premium the message says so, and no request leaves; once granted, the open page invites', async () => {
    await page.getByRole('link', { name: 'Inviter' }).click();
    await expect(toastOf(page)).toContainText('Premium requis');
    await expect(page).toHaveURL(/panel=people$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
    await toastOf(page).getByRole('button', { name: 'Voir Premium' }).click();
    await expect(page).toHaveURL(/\/premium$/);
    await page.goBack();
    await expect(invite).toBeVisible();
    await administrator(server).from('profiles').update({ is_premium: true }).eq('id', camille.id);
    await expect(async () => {
      await invite.click({ timeout: 1000 });
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  await test.step('[COLLAB-2] an address that is not complete or not known is refused, and stays to be corrected', async () => {
    await expect(dialog.getByLabel('Rôle')).toHaveValue('viewer');
    await send.click();
    await expect(dialog).toContainText('Indiquez l’adresse e-mail');
    await dialog.getByLabel('E-mail').fill('personne');
    await expect(dialog).toContainText('Cette adresse n’est pas complète');
    await expectAccessible(page);
    await dialog.getByLabel('E-mail').fill('personne@escale.test');
    await page.reload();
    await expect(dialog.getByLabel('E-mail')).toHaveValue('personne@escale.test');
    await send.click();
    await expect(toastOf(page)).toContainText('Utilisateur introuvable');
    await expect(dialog.getByLabel('E-mail')).toHaveValue('personne@escale.test');
  });

  await test.step('[COLLAB-2] [COLLAB-3] someone is invited, once, as an editor', async () => {
    await dialog.getByLabel('E-mail').fill(thomas.email.toUpperCase());
    await dialog.getByLabel('Rôle').selectOption('Éditeur');
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('Invitation envoyée');
    await expect(row).toContainText(thomas.email);
    await expect(row).toContainText('Actif · à l’instant');
    await expect(row).toContainText('Éditeur');

    await invite.click();
    await dialog.getByLabel('E-mail').fill(thomas.email);
    await send.click();
    await expect(toastOf(page)).toContainText('participe déjà au voyage');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
  });

  await test.step('[COLLAB-3] the role is changed, and that undone', async () => {
    await row.getByRole('button', { name: 'Thomas : Éditeur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Lecteur' }).click();
    await expect(toastOf(page)).toContainText('Thomas peut maintenant lire le voyage');
    await expect(row).toContainText('Lecteur');
    await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(row).toContainText('Éditeur');
    await expect(toastOf(page)).toContainText(/^Remis comme avant\s*Thomas\s*$/);
  });

  const confirm = page.getByRole('alertdialog', { name: 'Retirer cette personne ?' });
  await test.step('[COLLAB-3] what is refused is taken back, with the reason', async () => {
    const refusal = { message: 'refused', code: '42501', details: null, hint: null };
    await page.route('**/rest/v1/trip_collaborators*', (route) =>
      route.fulfill({ status: 403, json: refusal }),
    );
    await row.getByRole('button', { name: 'Thomas : Éditeur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Lecteur' }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Le rôle de Thomas n’a pas changé')).toBeVisible();
    await expect(row).toContainText('Éditeur');
    await row.getByRole('button', { name: 'Thomas : Éditeur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
    await confirm.getByRole('button', { name: 'Retirer du voyage' }).click();
    await openRefused(page);
    await expect(refusedOf(page, 'Thomas participe toujours au voyage')).toBeVisible();
    await expect(row).toHaveCount(1);
    await page.unroute('**/rest/v1/trip_collaborators*');
    for (const text of ['Le rôle de Thomas', 'Thomas participe toujours'])
      await refusedOf(page, text).getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect(refusedOf(page)).toHaveCount(0);
  });

  await test.step('[COLLAB-3] someone is removed, and sees the trip no more', async () => {
    await row.getByRole('button', { name: 'Thomas : Éditeur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
    await confirm.getByRole('button', { name: 'Retirer du voyage' }).click();
    await expect(row).toHaveCount(0);
    await expect(toastOf(page)).toContainText('Thomas ne participe plus au voyage');
    const seen = await thomas.client.from('trips').select('id').eq('id', trip);
    expect(seen.data).toEqual([]);
  });
});
