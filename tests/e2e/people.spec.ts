import type { Page } from '@playwright/test';
import { administrator } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, refusedOf, test, toastOf } from './fixtures.ts';

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /^(Participants|People)$/ })
    .getByRole('listitem')
    .filter({ hasText: name });

/** Counts invitations that leave the page. */
function countInvitations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/invite_collaborator')) asked.push(request.url());
  });
  return asked;
}

test.describe('who takes part', () => {
  test('[COLLAB-1] inviting needs premium: the message says so, and no request leaves; once granted, the open page invites', async ({
    page,
    person,
    server,
    signInAs,
  }) => {
    const asked = countInvitations(page);
    const camille = await person();
    await signInAs(camille);
    await page.goto(`/trip/${await createTrip(camille)}?panel=people`);
    await page.getByRole('button', { name: 'Inviter' }).click();
    await expect(toastOf(page)).toContainText('Premium requis');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
    await toastOf(page).getByRole('button', { name: 'Voir Premium' }).click();
    await expect(page).toHaveURL(/\/premium$/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Inviter' })).toBeVisible();
    await administrator(server).from('profiles').update({ is_premium: true }).eq('id', camille.id);
    await expect(async () => {
      await page.getByRole('button', { name: 'Inviter' }).click({ timeout: 1000 });
      await expect(page.getByRole('dialog', { name: 'Inviter quelqu’un' })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  test('[COLLAB-2] [COLLAB-3] someone is invited by e-mail, changes roles, and is removed', async ({
    page,
    person,
    signInAs,
  }) => {
    const camille = await person({ premium: true });
    const thomas = await person({ name: 'Thomas' });
    const trip = await createTrip(camille);
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    await page.getByRole('button', { name: 'Inviter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
    const send = dialog.getByRole('button', { name: 'Envoyer l’invitation' });
    await expect(dialog.getByLabel('Rôle')).toHaveValue('viewer');
    await expectAccessible(page);

    await send.click();
    await expect(dialog).toContainText('Indiquez l’adresse e-mail');
    await dialog.getByLabel('E-mail').fill('personne');
    await expect(dialog).toContainText('Cette adresse n’est pas complète');
    await dialog.getByLabel('E-mail').fill('personne@escale.test');
    await page.reload();
    await expect(dialog.getByLabel('E-mail')).toHaveValue('personne@escale.test');
    await send.click();
    await expect(toastOf(page)).toContainText('Utilisateur introuvable');
    await expect(dialog.getByLabel('E-mail')).toHaveValue('personne@escale.test');

    await dialog.getByLabel('E-mail').fill(thomas.email.toUpperCase());
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('Invitation envoyée');
    const row = rowOf(page, 'Thomas');
    await expect(row).toContainText(thomas.email);
    await expect(row).toContainText('Actif · à l’instant');
    await expect(row).toContainText('Lecteur');

    await page.getByRole('button', { name: 'Inviter' }).click();
    await dialog.getByLabel('E-mail').fill(thomas.email);
    await send.click();
    await expect(toastOf(page)).toContainText('participe déjà au voyage');
    await dialog.getByRole('button', { name: 'Annuler' }).click();

    await row.getByRole('button', { name: 'Thomas : Lecteur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Éditeur' }).click();
    await expect(toastOf(page)).toContainText('Thomas peut maintenant modifier le voyage');
    await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
    await expect(row).toContainText('Lecteur');
    await expect(toastOf(page)).toContainText('Thomas peut maintenant lire le voyage');

    await row.getByRole('button', { name: 'Thomas : Lecteur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Retirer cette personne ?' });
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Retirer du voyage' }).click();
    await expect(row).toHaveCount(0);
    await expect(toastOf(page)).toContainText('Thomas ne participe plus au voyage');
    const seen = await thomas.client.from('trips').select('id').eq('id', trip);
    expect(seen.data).toEqual([]);
  });

  test('[COLLAB-3] what is refused is taken back, with the reason', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { camille, trip } = await sharedTrip('viewer');
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    await page.route('**/rest/v1/trip_collaborators*', (route) =>
      route.fulfill({ status: 403, json: { message: 'refused', code: '42501', details: null, hint: null } }),
    );
    const row = rowOf(page, 'Thomas');
    await row.getByRole('button', { name: 'Thomas : Lecteur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Éditeur' }).click();
    await expect(refusedOf(page, 'Le rôle de Thomas n’a pas changé')).toBeVisible();
    await expect(row).toContainText('Lecteur');
    await row.getByRole('button', { name: 'Thomas : Lecteur. Changer' }).click();
    await page.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer du voyage' }).click();
    await expect(refusedOf(page, 'Thomas participe toujours au voyage')).toBeVisible();
    await expect(row).toHaveCount(1);
  });

  test('[COLLAB-3] [COLLAB-4] who was invited changes nothing of it, and may leave', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { thomas, trip } = await sharedTrip('editor');
    await signInAs(thomas);
    await page.goto(`/trip/${trip}?panel=people`);
    await expect(rowOf(page, 'Thomas')).toContainText('(vous)');
    await expect(page.getByRole('button', { name: 'Inviter' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Changer$/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Quitter le voyage' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Quitter ce voyage ?' });
    await confirm.getByRole('button', { name: 'Quitter le voyage' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toastOf(page)).toContainText('Vous avez quitté le voyage');
    await expect(page.getByRole('link', { name: /Lisbonne en décembre/ })).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('[COLLAB-2] someone is invited as an editor', async ({ page, person, signInAs }) => {
    const camille = await person({ premium: true });
    const thomas = await person({ name: 'Thomas' });
    const trip = await createTrip(camille);
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel('Email').fill(thomas.email);
    await dialog.getByLabel('Role').selectOption('Editor');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(rowOf(page, 'Thomas')).toContainText('Editor');
    await expect(toastOf(page)).toContainText('Invitation sent');
  });
});
