import type { Page } from '@playwright/test';
import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { share } from '#tests/support/live.ts';
import { startServer } from '#tests/support/server.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { choose, expect, expectAccessible, openItemDialog, refusedOf, test, toastOf } from './fixtures.ts';

const panel = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test.describe('a trip that others have open too', () => {
  test('[LIVE-1] shows what they plan, change and take away, and who they are, without a reload', async ({
    sharedTrip,
    page,
    person,
    signInAs,
    openAs,
  }) => {
    const ines = await person({ name: 'Inès' });
    const trip_activities = [{ title: 'Belém', date: '2026-12-01', time: '15:00' }];
    const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities } });
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

    const avatar_url = 'https://avatars.githubusercontent.com/u/1';
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await page.route(avatar_url, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
    const renamed = await thomas.client
      .from('profiles')
      .update({ name: 'Tomás', avatar_url })
      .eq('id', thomas.id);
    expect(renamed.error).toBeNull();
    await share(camille, trip, ines, 'viewer');
    const people = page.getByRole('list', { name: 'Participants' });
    await expect(people.getByRole('listitem')).toHaveText([/Camille/, /Tomás/, /Inès.*Lecteur/s]);
    await expect(people.locator(`img[src="${avatar_url}"]`)).toHaveCount(1);
    await expect(his.getByRole('button', { name: 'Ajouter', exact: true }).first()).toBeEnabled();
    const task = his.getByLabel('Nouvelle tâche');
    await task.fill('Acheter des cartes');
    await his.context().setOffline(true);
    await choose(his, 'Actions : Belém', 'Modifier');
    await his.getByRole('dialog').getByLabel('Titre', { exact: true }).fill('La tour de Belém');
    await his.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(his.getByText('1 modification en attente')).toBeVisible();
    await share(camille, trip, thomas, 'viewer');
    await his.context().setOffline(false);
    await expect(his.getByText('Lecture seule')).toBeVisible();
    await expect(refusedOf(his, 'Belém')).toContainText(
      'Il faut être propriétaire ou éditeur du voyage pour faire cela.',
    );
    await expect(his.getByRole('article', { name: 'Belém', exact: true })).toBeVisible();
    await refusedOf(his).getByRole('button', { name: 'Ne plus afficher' }).click();
    await expect(his.getByRole('button', { name: 'Ajouter', exact: true }).first()).toBeDisabled();
    // What he was typing went with his right to write, and comes back with it.
    await expect(task).toHaveCount(0);
    await share(camille, trip, thomas, 'editor');
    await expect(task).toHaveValue('Acheter des cartes');
  });

  test('[LIVE-1] [ITEM-7] what one adds while the trip is being read again is there once', async ({
    sharedTrip,
    page,
    person,
    signInAs,
  }) => {
    const ines = await person({ name: 'Inès' });
    const noe = await person({ name: 'Noé' });
    const { camille, trip } = await sharedTrip('editor');
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    const people = page.getByRole('list', { name: 'Participants' });
    await expect(page.getByRole('button', { name: /^Voyageurs, ici/ })).toBeVisible();
    await share(camille, trip, ines, 'viewer');
    await expect(people).toContainText('Inès');
    // All that joining the channel reads has been read: what is read now is for the next event.
    const reading = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/rest/v1/rpc/whole_trip?*', async (route) => {
      reading.resolve();
      await answered.promise;
      await route.continue().catch(() => {}); // Given up by the page meanwhile.
    });
    await share(camille, trip, noe, 'viewer');
    await reading.promise;
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre').fill('Castelo');
    await dialog.getByLabel('Heure', { exact: true }).fill('10:00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('article', { name: 'Castelo' })).toContainText('10:00');
    await expect(page.getByRole('article', { name: 'Castelo' })).toHaveCount(1);
    answered.resolve();
    await expect(people).toContainText('Noé');
    await expect(page.getByRole('article', { name: 'Castelo' })).toHaveCount(1);
  });

  test('[CHAT-2] [PLUS-19] a message appears for everybody who has the trip open, and goes when it is taken back', async ({
    sharedTrip,
    page,
    signInAs,
    openAs,
  }) => {
    const { camille, thomas, trip } = await sharedTrip('viewer');
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

    const field = page.getByLabel('Votre message');
    await field.pressSequentially('À 8 h. @tho');
    await expect(his.getByText('Camille écrit…')).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Participants' }).getByRole('option')).toHaveText([
      'Thomas',
    ]);
    await expectAccessible(page);
    await field.press('Enter');
    await expect(field).toHaveValue('À 8 h. @Thomas ');
    await field.press('Enter');
    await expect(his.getByText('Camille écrit…')).toBeHidden();
    await expect(his.getByRole('log').getByText('À 8 h. @Thomas')).toBeVisible();
    await expect(his.getByRole('log').getByRole('strong')).toHaveText('@Thomas');
    const { data: named } = await camille.client
      .from('trip_chat_messages')
      .select('mentions')
      .eq('trip_id', trip);
    expect(named?.map(({ mentions }) => mentions)).toContainEqual([thomas.id]);
    await his.getByRole('button', { name: 'Supprimer ce message' }).click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(log.getByText('On part à 7 h ?')).toBeHidden();
    await expect(toastOf(page)).toBeHidden();
  });
});

test('[PLUS-19] a comment on an item stands beside it, in the discussion and in the activity, live and offline', async ({
  context,
  sharedTrip,
  page,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer', {
    content: { trip_meals: [{ title: 'Ramiro', date: '2026-12-01', time: '12:00' }] },
  });
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=2026-12-01`);
  await page
    .getByRole('button', { name: /Ramiro/ })
    .first()
    .click();
  const comments = page.getByRole('region', { name: 'Commentaires' });
  await expect(comments).toContainText('Aucun commentaire');
  const his = await openAs(thomas, `/trip/${trip}?day=2026-12-01&panel=chat`);
  await his
    .getByRole('button', { name: /Ramiro/ })
    .first()
    .click();
  const hisComments = his.getByRole('region', { name: 'Commentaires' });
  await hisComments.getByLabel('Votre commentaire').fill('On y va à pied ?');
  await hisComments.getByLabel('Votre commentaire').press('Enter');
  await expect(comments).toContainText('1 commentaire');
  await expect(comments.getByRole('article')).toContainText('On y va à pied ?');
  await expectAccessible(page);
  await expect(his.getByRole('log').getByRole('link', { name: 'Ramiro' })).toBeVisible();

  await context.setOffline(true);
  await comments.getByLabel('Votre commentaire').fill('En tram.');
  await comments.getByLabel('Votre commentaire').press('Enter');
  await expect(comments.getByRole('article').last()).toContainText('En tram.');
  await context.setOffline(false);
  await expect(hisComments).toContainText('En tram.');
  await panel(page, /^Participants/).click();
  await expect(page.getByText('Thomas a commenté')).toBeVisible();
});

test('[CHAT-2] [PLUS-19] it opens at the first unread; one who reads further up is shown how many came, and led to them', async ({
  sharedTrip,
  page,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('viewer');
  const say = (text: string) => thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text });
  for (const n of Array.from({ length: 12 }, (_, index) => index + 1))
    await say(`Idée ${n} : ${'mot '.repeat(60)}`);
  await signInAs(camille);
  await page.goto(`/trip/${trip}`);
  await expect(page).toHaveTitle(/^\(12\) /);
  await panel(page, /^Discussion/).click();
  const log = page.getByRole('log');
  const first = log.getByText(/^Idée 1 /);
  await expect(first).toBeInViewport();
  await expect(log.getByText('Nouveaux messages')).toBeInViewport();
  await expect(log.getByText(/^Idée 12 /)).not.toBeInViewport();
  await expect(panel(page, /^Discussion/)).toContainText('12');
  await page.getByRole('button', { name: '12 nouveaux messages' }).click();
  await expect(log.getByText(/^Idée 12 /)).toBeInViewport();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(page.getByRole('button', { name: /^Voyageurs, ici\s: Camille/ })).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  const { y } = (await first.boundingBox()) ?? { y: Number.NaN };

  await say('On part quand ?');
  const missed = page.getByRole('button', { name: '1 nouveau message' });
  await expect(missed).toBeVisible();
  await say('À 8 h ?');
  await expect(page.getByRole('button', { name: '2 nouveaux messages' })).toBeVisible();
  await expect(panel(page, /^Discussion/)).toContainText('2');
  expect((await first.boundingBox())?.y).toBeCloseTo(y, 0);
  await page.getByRole('button', { name: '2 nouveaux messages' }).click();
  await expect(log.getByText('À 8 h ?')).toBeInViewport();
  await expect(log).toBeFocused();
  await expect(panel(page, /^Discussion/)).not.toContainText('2');

  await first.scrollIntoViewIfNeeded();
  await page.getByLabel('Votre message').fill('À 8 h.');
  await page.getByLabel('Votre message').press('Enter');
  await expect(log.getByText('À 8 h.', { exact: true })).toBeInViewport();
});

test('[LIVE-1] a server that is gone for a while is shown, and what was missed comes when it is back', async ({
  page,
}) => {
  const server = await startServer();
  try {
    const [camille, thomas] = await Promise.all([
      createPerson(server, { premium: true }),
      createPerson(server, { name: 'Thomas' }),
    ]);
    const trip = await createTrip(camille);
    await addCollaborator(camille, trip, thomas, 'editor');
    const session = JSON.stringify(await signInWithPassword(server, camille));
    await page.addInitScript((stored) => localStorage.setItem('escale-auth', stored), session);
    await page.goto(`${server.url}/trip/${trip}`);
    await expect(page.getByRole('button', { name: /^Voyageurs, ici\s: Camille/ })).toBeVisible();
    await server.end('SIGKILL');
    const lost = page.getByText('Direct interrompu');
    await expect(lost).toBeVisible();
    const again = await server.restart();
    try {
      await thomas.client
        .from('trip_activities')
        .insert({ trip_id: trip, title: 'Castelo', date: '2026-12-01', time: '10:00' });
      // The channel is tried again every ten seconds by now.
      await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible({ timeout: 30_000 });
      await expect(lost).toBeHidden();
      await expect(page.getByRole('button', { name: /^Voyageurs, ici\s: Camille/ })).toBeVisible();
    } finally {
      await again.end('SIGTERM');
    }
  } finally {
    await server.stop();
  }
});
