import type { Page } from '@playwright/test';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test, toastOf } from './fixtures.ts';

const DATE = '2026-12-01';
const settling = (page: Page) => page.getByRole('region', { name: 'Pour être quittes', exact: true });
const openPanel = async (page: Page, tripId: string, panel: string) => {
  await page.goto(`/trip/${tripId}?panel=${panel}`);
};

test('[PLUS-5] [COLLAB-3] what is owed stays when somebody joins or is removed, until its sharers are changed', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person({ premium: true });
  const [ines, thomas, zoe] = [
    await person({ name: 'Inès' }),
    await person({ name: 'Thomas' }),
    await person({ name: 'Zoé' }),
  ];
  const tripId = await createTrip(camille, {}, { trip_meals: [{ title: 'Taberna', date: DATE, price: 90 }] });
  await addCollaborator(camille, tripId, ines, 'editor');
  await addCollaborator(camille, tripId, thomas, 'viewer');
  const parts = { mode: 'parts', shares: { [camille.id]: 3, [ines.id]: 1 } };
  const hotel = {
    trip_id: tripId,
    title: 'Hôtel',
    date: DATE,
    price: 120,
    paid_by: camille.id,
    split: parts,
  };
  expect((await camille.client.from('trip_expenses').insert(hotel)).error).toBeNull();
  await signInAs(camille);
  await openPanel(page, tripId, 'costs');
  await page.getByText(/Non précisé pour 1 élément/).click();
  await page.getByLabel('Payé par : Taberna').selectOption('Camille');
  await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);
  await expect(toastOf(page)).toContainText('C’est noté');

  await addCollaborator(camille, tripId, zoe, 'viewer');
  await openPanel(page, tripId, 'people');
  await page.getByRole('button', { name: 'Inviter' }).click();
  const invitation = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await expect(invitation).toContainText('Les dépenses déjà payées ne changent pas');
  await invitation.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('button', { name: 'Thomas : Lecteur. Changer' }).click();
  await page.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Retirer cette personne ?' });
  await expect(removal).toContainText(/Thomas doit encore 30,00\s€/);
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Retirer quand même' }).click();
  await expect(toastOf(page)).toContainText('Thomas ne participe plus au voyage');
  await openPanel(page, tripId, 'costs');
  await expect(settling(page).getByRole('listitem')).toHaveCount(2);
  await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);
  await expect(page.getByRole('region', { name: 'Par personne' })).toContainText('A quitté le voyage');

  await page.getByRole('button', { name: 'Changer qui partage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer qui partage' });
  await expect(dialog.getByRole('checkbox', { name: 'Thomas', exact: true })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Taberna, 90,00\s€/ })).toBeChecked();
  // One that they have split otherwise is left as it is, unless it is ticked.
  const inParts = dialog.getByRole('checkbox', { name: /^Hôtel, 120,00\s€/ });
  await expect(inParts).not.toBeChecked();
  await expect(inParts).toHaveAccessibleName(/Camille et Inès, à parts inégales/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Changer 1 dépense' }).click();
  await expect(toastOf(page)).toContainText('Partage changé pour 1 dépense');
  await expect(settling(page)).toContainText(/Zoé donne 30,00\s€ à Camille\./);
  await expect(settling(page)).not.toContainText('Thomas');
  await toastOf(page).getByRole('button', { name: 'Rétablir' }).click();
  await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);
});

test('[COLLAB-4] [CHAT-1] who leaves stays by name in what they took part in, unless they ask for its removal', async ({
  page,
  person,
  signInAs,
  openAs,
}) => {
  const camille = await person({ premium: true });
  const [ines, thomas] = [await person({ name: 'Inès' }), await person({ name: 'Thomas' })];
  const tripId = await createTrip(camille);
  for (const one of [ines, thomas]) {
    await addCollaborator(camille, tripId, one, 'editor');
    const message = { trip_id: tripId, text: `Au revoir de ${one.id}` };
    expect((await one.client.from('trip_chat_messages').insert(message)).error).toBeNull();
  }
  const leave = async (theirs: Page, forgetsName: boolean) => {
    await theirs.getByRole('button', { name: 'Quitter le voyage' }).click();
    const question = theirs.getByRole('alertdialog', { name: 'Quitter ce voyage ?' });
    const box = question.getByRole('checkbox', { name: /^Retirer mon nom de ce voyage/ });
    await expect(box).not.toBeChecked();
    await expectAccessible(theirs);
    if (forgetsName) await box.check();
    await question.getByRole('button', { name: 'Quitter le voyage' }).click();
    await expect(toastOf(theirs)).toContainText('Vous avez quitté le voyage');
  };
  await signInAs(camille);
  await openPanel(page, tripId, 'chat');
  const talk = page.getByRole('log', { name: 'Discussion' });
  await expect(talk).toContainText('Thomas');
  await leave(await openAs(thomas, `/trip/${tripId}?panel=people`), false);
  await leave(await openAs(ines, `/trip/${tripId}?panel=people`), true);
  // The open page, and one that is loaded again.
  await expect(talk).toContainText('Ancien participant');
  await expect(talk).toContainText('Thomas');
  await openPanel(page, tripId, 'people');
  const activity = page.getByRole('region', { name: 'Activité' });
  await expect(activity).toContainText('Thomas a quitté le voyage');
  await expect(activity).toContainText('Ancien participant a quitté le voyage');
  await expect(activity).not.toContainText('Inès');
});
