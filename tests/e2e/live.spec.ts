import type { Page } from '@playwright/test';
import { share } from '#tests/support/live.ts';
import { choose, expect, openItemDialog, openRefused, refusedOf, test } from './fixtures.ts';

async function addCastle(page: Page): Promise<void> {
  const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
  await dialog.getByLabel('Titre').fill('Castelo');
  await dialog.getByLabel('Heure', { exact: true }).fill('10:00');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
}

test('[LIVE-1] [PLUS-4] [ITEM-7] a trip that others have open too shows what they plan, change and take away, and who they are, without a reload', async ({
  sharedTrip,
  page,
  person,
  signInAs,
  openAs,
}) => {
  const [ines, noe] = [await person({ name: 'Inès' }), await person({ name: 'Noé' })];
  const trip_activities = [{ title: 'Belém', date: '2026-12-01', time: '15:00' }];
  const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities } });
  await signInAs(camille);
  await page.goto(`/trip/${trip}?panel=people`);
  const his = await openAs(thomas, `/trip/${trip}?panel=tasks`);
  const people = page.getByRole('list', { name: 'Participants' });
  const castle = page.getByRole('article', { name: 'Castelo' });
  const task = his.getByLabel('Nouvelle tâche');

  await test.step('[LIVE-1] items, tasks and the trip', async () => {
    await addCastle(his);
    await expect(castle).toContainText('10:00');
    await his.getByRole('button', { name: 'Actions : Castelo' }).click();
    await his.getByRole('menuitem', { name: 'Supprimer' }).click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(castle).toBeHidden();

    await task.fill('Réserver le train');
    await his.getByRole('button', { name: 'Ajouter la tâche' }).click();
    await expect(page.getByRole('tab', { name: /^Tâches/ })).toContainText('1');
    const renamed = thomas.client.from('trips').update({ title: 'Lisbonne, enfin' }).eq('id', trip);
    await renamed.select('id').single();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbonne, enfin');
  });

  await test.step('[LIVE-1] names, pictures and members', async () => {
    const avatar_url = 'https://avatars.githubusercontent.com/u/1';
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await page.route(avatar_url, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
    const renamed = await thomas.client
      .from('profiles')
      .update({ name: 'Tomás', avatar_url })
      .eq('id', thomas.id);
    expect(renamed.error).toBeNull();
    await share(camille, trip, ines, 'viewer');
    await expect(people.getByRole('listitem')).toHaveText([/Camille/, /Tomás/, /Inès.*Lecteur/s]);
    await expect(people.locator(`img[src="${avatar_url}"]`)).toHaveCount(1);
  });

  await test.step('[PLUS-4] a share link is the owner’s to make: others are shown that', async () => {
    await his.getByRole('button', { name: 'Actions du voyage' }).click();
    const entry = his.getByRole('menuitem', { name: 'Partager un lien' });
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAttribute('title', 'Réservé à la personne propriétaire du voyage.');
    await his.keyboard.press('Escape');
  });

  await test.step('[LIVE-1] roles: who may only read now is shown that, and what they typed comes back with the right', async () => {
    await expect(his.getByRole('button', { name: 'Ajouter', exact: true }).first()).toBeEnabled();
    await task.fill('Acheter des cartes');
    await his.context().setOffline(true);
    await choose(his, 'Actions : Belém', 'Modifier');
    await his.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('La tour de Belém');
    await his.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(his.getByText('1 modification en attente')).toBeVisible();
    await share(camille, trip, thomas, 'viewer');
    await his.context().setOffline(false);
    await expect(his.getByText('Lecture seule')).toBeVisible();
    await openRefused(his);
    await expect(refusedOf(his, 'Belém')).toContainText(
      'Il faut être propriétaire ou éditeur du voyage pour faire cela.',
    );
    await expect(his.getByRole('article', { name: 'Belém', exact: true })).toBeVisible();
    await refusedOf(his).getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect(his.getByRole('button', { name: 'Ajouter', exact: true }).first()).toBeDisabled();
    await expect(task).toHaveCount(0);
    await share(camille, trip, thomas, 'editor');
    await expect(task).toHaveValue('Acheter des cartes');
  });

  await test.step('[LIVE-1] [ITEM-7] what one adds while the trip is being read again is there once', async () => {
    await expect(people.getByRole('listitem').filter({ hasText: 'Tomás' })).toContainText('Éditeur');
    const reading = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/rest/v1/rpc/whole_trip?*', async (route) => {
      reading.resolve();
      await answered.promise;
      await route.continue().catch(() => {}); // Given up by the page meanwhile.
    });
    await share(camille, trip, noe, 'viewer');
    await reading.promise;
    await addCastle(page);
    await expect(castle).toContainText('10:00');
    await expect(castle).toHaveCount(1);
    answered.resolve();
    await expect(people).toContainText('Noé');
    await expect(castle).toHaveCount(1);
  });
});
