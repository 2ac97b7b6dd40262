import type { Page } from '@playwright/test';
import { share } from '#tests/support/live.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, openItemDialog, test, toastOf } from './fixtures.ts';

const panel = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test.describe('a trip that others have open too', () => {
  test('[LIVE-1] shows what they plan, change and take away, and who they are, without a reload', async ({
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const camille = await person({ premium: true });
    const thomas = await person({ name: 'Thomas' });
    const ines = await person({ name: 'Inès' });
    const trip = await createTrip(camille);
    await share(camille, trip, thomas, 'editor');
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    const his = await openAs(thomas, `/trip/${trip}?panel=tasks`);

    const dialog = await openItemDialog(his, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre').fill('Castelo');
    await dialog.getByLabel('Heure', { exact: true }).fill('10:00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const castle = page.getByRole('article', { name: 'Castelo' });
    await expect(castle).toContainText('10:00');
    await his.getByRole('button', { name: 'Actions : Castelo' }).click();
    await his.getByRole('menuitem', { name: 'Supprimer' }).click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(castle).toBeHidden();

    await his.getByLabel('Nouvelle tâche').fill('Réserver le train');
    await his.getByRole('button', { name: 'Ajouter la tâche' }).click();
    await expect(panel(page, /^Tâches/)).toContainText('1');
    await thomas.client
      .from('trips')
      .update({ title: 'Lisbonne, enfin' })
      .eq('id', trip)
      .select('id')
      .single();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbonne, enfin');

    await share(camille, trip, ines, 'viewer');
    const people = page.getByRole('list', { name: 'Participants' });
    await expect(people.getByRole('listitem')).toHaveText([/Camille/, /Thomas/, /Inès.*Lecteur/s]);
    await expect(his.getByRole('button', { name: 'Ajouter', exact: true }).first()).toBeEnabled();
    await share(camille, trip, thomas, 'viewer');
    await expect(his.getByText('Lecture seule')).toBeVisible();
    await expect(his.getByRole('button', { name: 'Ajouter', exact: true }).first()).toBeDisabled();
  });

  test('[CHAT-2] a message appears for everybody who has the trip open, and goes when it is taken back', async ({
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const camille = await person({ premium: true });
    const thomas = await person({ name: 'Thomas' });
    const trip = await createTrip(camille);
    await share(camille, trip, thomas, 'viewer');
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=costs`);
    const his = await openAs(thomas, `/trip/${trip}?panel=chat`);
    await his.getByLabel('Votre message').fill('On part à 7 h ?');
    await his.getByRole('button', { name: 'Envoyer' }).click();
    await expect(panel(page, /^Discussion/)).toContainText('1');
    await panel(page, /^Discussion/).click();
    const log = page.getByRole('log');
    await expect(log.getByText('On part à 7 h ?')).toBeVisible();
    await expect(panel(page, /^Discussion/)).not.toContainText('1');

    await page.getByLabel('Votre message').fill('À 8 h.');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(his.getByRole('log').getByText('À 8 h.')).toBeVisible();
    await his.getByRole('button', { name: 'Supprimer ce message' }).click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(log.getByText('On part à 7 h ?')).toBeHidden();
    await expect(toastOf(page)).toBeHidden();
  });
});
