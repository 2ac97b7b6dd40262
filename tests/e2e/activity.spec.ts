import type { Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, test } from './fixtures.ts';

const activityOf = (page: Page) => page.getByRole('region', { name: 'Activité' });

const CASTELO = { title: 'Castelo', date: '2026-12-03', time: '10:00' };

/** Changes the activity of a trip that has a title, as somebody who may. */
async function change(
  { client }: Person,
  tripId: string,
  title: string,
  columns: { title?: string; date?: string; time?: string; price?: number },
): Promise<void> {
  const done = await client
    .from('trip_activities')
    .update(columns)
    .eq('trip_id', tripId)
    .eq('title', title)
    .select('id');
  if (done.data?.length !== 1) throw new Error(done.error?.message ?? 'nothing was changed');
}

test('[LIVE-1] [CHAT-2] [COLLAB-4] who wrote and changed what since one was last here: counted in the list and in the trip, shown, and led to', async ({
  sharedTrip,
  page,
  signInAs,
  openAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities: [CASTELO] } });
  await createTrip(camille, { title: 'Porto', start_date: '2027-05-01', end_date: '2027-05-03' });
  const write = (text: string) => thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text });
  for (const text of ['Bonjour', 'On part quand ?', 'Réponds !']) await write(text);
  await change(thomas, trip, 'Castelo', { date: '2026-12-04', time: '11:00' });
  await signInAs(camille);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Prochain voyage' });
  const changes = next.getByRole('img', { name: '1 changement depuis votre dernière visite' });

  await test.step('[LIVE-1] [CHAT-2] the list of trips counts what others wrote and changed, until it is read', async () => {
    await expect(next.getByRole('img', { name: '3 messages non lus' })).toBeVisible();
    await expect(changes).toBeVisible();
    await expect(page.getByRole('img', { name: /non lu|changement/ })).toHaveCount(2);
    await next.getByRole('link', { name: 'Lisbonne en décembre' }).click();
    await page.getByRole('tab', { name: 'Discussion 3' }).click();
    await expect(page.getByRole('tab', { name: 'Discussion', exact: true })).toBeVisible();
    await page.goBack();
    await expect(changes).toBeVisible();
    await expect(next.getByRole('img', { name: /non lu/ })).toHaveCount(0);
    // From then on it receives them; to each topic it listens a moment after it is drawn, so that both act until one has come.
    await expect(async () => {
      await write('Alors ?');
      await expect(next.getByRole('img', { name: /non lu/ })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(async () => {
      await createTrip(camille, { title: 'Sintra', start_date: '2027-06-01', end_date: '2027-06-03' });
      await expect(page.getByRole('link', { name: 'Sintra' }).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  const entries = activityOf(page).getByRole('listitem');
  await test.step('[LIVE-1] the trip counts them too, and says what changed', async () => {
    await next.getByRole('link', { name: 'Lisbonne en décembre' }).click();
    const tab = page.getByRole('tab', { name: /^Participants/ });
    await expect(tab).toHaveText('Participants1');
    await tab.click();
    await expect(entries.first()).toContainText('Thomas a déplacé « Castelo »');
    await expect(entries.first()).toContainText('jeu. 3 déc. → ven. 4 déc., 10:00 → 11:00');
    await expect(entries.first()).toContainText('nouveau');
    await expect(entries).toContainText([
      'Thomas',
      'a invité Thomas',
      'a ajouté « Castelo »',
      'a créé le voyage',
    ]);
    await expect(activityOf(page).getByText('nouveau')).toHaveCount(1);
    await expect(tab).toHaveText('Participants');
  });

  await test.step('[LIVE-1] a change comes live, and leads to its item', async () => {
    await change(thomas, trip, 'Castelo', { price: 12 });
    await expect(entries.first()).toContainText('Thomas a modifié « Castelo »');
    await expect(entries.first()).toContainText('10:00 → 11:00, prix : rien → 12,00 €');
    await entries.first().getByRole('link', { name: '« Castelo »' }).click();
    await expect(page).toHaveURL(/day=2026-12-04/);
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });

  await test.step('[LIVE-1] [COLLAB-4] a member reads it too, with what is gone since and what went together', async () => {
    await change(camille, trip, 'Castelo', { title: 'Château' });
    const meals = await camille.client
      .from('trip_meals')
      .insert([1, 2, 3].map((n) => ({ trip_id: trip, title: `Repas ${n}`, date: '2026-12-02' })));
    expect(meals.error).toBeNull();
    const gone = await camille.client.from('trip_activities').delete().eq('trip_id', trip).select('id');
    expect(gone.data).toHaveLength(1);
    const his = await openAs(thomas, `/trip/${trip}?panel=people`);
    await expect(activityOf(his).getByRole('listitem')).toContainText([
      'Camille a supprimé « Château »',
      'Camille a ajouté 3 éléments',
      /Camille a ajouté «\sCastelo\s».*N’est plus dans le voyage/s,
      'Camille a créé le voyage',
    ]);
  });
});

test('[LIVE-1] an activity that does not come is asked for again, an empty one says what it is for, a long one comes in pages, even while something changes', async ({
  page,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille);
  const add = async (title: string) => {
    const { error } = await camille.client.from('trip_notes').insert({ trip_id: trip, title });
    expect(error).toBeNull();
  };
  await Promise.all(Array.from({ length: 60 }, (_, n) => add(`Note ${n}`)));
  await signInAs(camille);
  await page.clock.install();
  const log = '**/rest/v1/trip_activity_log*';
  await page.route(log, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`/trip/${trip}?panel=people`);
  const entries = activityOf(page).getByRole('listitem');
  const more = activityOf(page).getByRole('button', { name: 'Voir la suite' });

  await test.step('[LIVE-1] one that does not come says so; an empty one says what it is for', async () => {
    await expect(activityOf(page)).toContainText('L’activité n’a pas pu être chargée.');
    await page.unroute(log);
    await page.route(log, (route) => route.fulfill({ json: [] }));
    const retry = activityOf(page).getByRole('button', { name: 'Réessayer' });
    await expect(async () => {
      // The list is also asked for again when the live channel is joined, maybe only now.
      if (await retry.isVisible()) await retry.click({ timeout: 500 });
      await expect(activityOf(page)).toContainText('Rien n’a encore changé.', { timeout: 2000 });
    }).toPass();
    await page.unroute(log);
  });

  await test.step('[LIVE-1] a long one comes in pages, even when something changes meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/rest/v1/trip_activity_log*or=*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.reload();
    await expect(entries).toHaveCount(50);
    await expect(entries.first()).toContainText('a ajouté « Note');
    await more.click();
    await add('Retard');
    await expect(page.getByRole('article', { name: 'Retard' })).toBeAttached();
    // As long as it waits for the trip to be still, and longer.
    await page.clock.runFor(3000);
    answered.resolve();
    await expect(entries).toHaveCount(61 + 1);
    await expect(entries.first()).toContainText('Retard');
    await expect(entries.last()).toContainText('a créé le voyage');
    await expect(activityOf(page)).toContainText('quatre-vingt-dix jours');
  });
});
