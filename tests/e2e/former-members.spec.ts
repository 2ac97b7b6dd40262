import type { Locator, Page } from '@playwright/test';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, test, toastOf } from './fixtures.ts';

const DATE = '2026-12-01';
const settling = (page: Page) => page.getByRole('region', { name: 'Pour être quittes', exact: true });
const openPanel = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();

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
  await page.goto(`/trip/${tripId}?panel=costs`);
  await page.getByText(/Non précisé pour 1 élément/).click();
  await page.getByLabel('Payé par : Taberna').selectOption('Camille');
  await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);
  await expect(toastOf(page)).toContainText('C’est noté');

  await addCollaborator(camille, tripId, zoe, 'viewer');
  await openPanel(page, /^Participants/);
  await page.getByRole('button', { name: 'Inviter' }).click();
  const invitation = page.getByRole('dialog', { name: 'Inviter quelqu’un' });
  await expect(invitation).toContainText('Les dépenses déjà payées ne changent pas');
  await invitation.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('button', { name: 'Thomas : Lecteur. Changer' }).click();
  await page.getByRole('menuitem', { name: 'Retirer du voyage' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Retirer cette personne ?' });
  await expect(removal).toContainText(/Thomas doit encore 30,00\s€/);
  await removal.getByRole('button', { name: 'Retirer quand même' }).click();
  await expect(toastOf(page)).toContainText('Thomas ne participe plus au voyage');
  await openPanel(page, /^Coûts/);
  await expect(settling(page).getByRole('listitem')).toHaveCount(2);
  await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);
  await expect(page.getByRole('region', { name: 'Par personne' })).toContainText('A quitté le voyage');

  await page.getByRole('button', { name: 'Changer qui partage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer qui partage' });
  await expect(dialog.getByRole('checkbox', { name: /^Thomas\s*A quitté le voyage/ })).not.toBeChecked();
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
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);

  await test.step('[PLUS-18] a payer who is taken away leaves nobody owing, and comes back to the same split; who has left is taken out by name', async () => {
    const edit = async (change: (meal: Locator) => Promise<unknown>) => {
      await choose(page, 'Actions : Taberna', 'Modifier');
      const meal = page.getByRole('dialog', { name: 'Repas' });
      await change(meal);
      await meal.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(meal).toBeHidden();
    };
    await edit((meal) => meal.getByLabel('Payé par').selectOption('Non précisé'));
    await expect(settling(page)).not.toContainText('Thomas');
    await page.getByText(/Non précisé pour 1 élément/).click();
    await page.getByLabel('Payé par : Taberna').selectOption('Thomas (a quitté le voyage)');
    await expect(settling(page)).toContainText(/à Thomas\./);
    await edit((meal) => meal.getByLabel('Payé par').selectOption('Camille'));
    await expect(settling(page)).toContainText(/Thomas donne 30,00\s€ à Camille\./);
    await edit((meal) => meal.getByRole('checkbox', { name: 'Thomas (a quitté le voyage)' }).uncheck());
    await expect(settling(page)).not.toContainText('Thomas');
  });
});

test('[COLLAB-3] [COLLAB-4] [CHAT-1] who was invited changes nothing of it and may leave; they stay by name in what they took part in, unless they ask for its removal', async ({
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
    await expect(theirs.getByRole('list', { name: 'Participants' })).toContainText('(vous)');
    await expect(theirs.getByRole('button', { name: 'Inviter' })).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: /Changer$/ })).toHaveCount(0);
    await theirs.getByRole('button', { name: 'Quitter le voyage' }).click();
    const question = theirs.getByRole('alertdialog', { name: 'Quitter ce voyage ?' });
    const box = question.getByRole('checkbox', { name: /^Retirer mon nom de ce voyage/ });
    await expect(box).not.toBeChecked();
    if (forgetsName) await box.check();
    await question.getByRole('button', { name: 'Quitter le voyage' }).click();
    await expect(theirs).toHaveURL(/\/dashboard$/);
    await expect(toastOf(theirs)).toContainText('Vous avez quitté le voyage');
    await expect(theirs.getByRole('link', { name: /Lisbonne en décembre/ })).toHaveCount(0);
    await theirs.close();
  };
  await signInAs(camille);
  await page.goto(`/trip/${tripId}?panel=chat`);
  const talk = page.getByRole('log', { name: 'Discussion' });
  await expect(talk).toContainText('Thomas');
  await leave(await openAs(thomas, `/trip/${tripId}?panel=people`), false);
  await leave(await openAs(ines, `/trip/${tripId}?panel=people`), true);
  await expect(talk).toContainText('Ancien participant');
  await expect(talk).toContainText('Thomas');
  await openPanel(page, /^Participants/);
  const activity = page.getByRole('region', { name: 'Activité' });
  await expect(activity).toContainText('Thomas a quitté le voyage');
  await expect(activity).toContainText('Ancien participant a quitté le voyage');
  await expect(activity).not.toContainText('Inès');
});
