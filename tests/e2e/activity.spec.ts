import type { Page } from '@playwright/test';
import type { Person } from '#tests/support/accounts.ts';
import { createTrip } from '#tests/support/trips.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const activityOf = (page: Page) => page.getByRole('region', { name: /^(Activité|Activity)$/ });

const CASTELO = { title: 'Castelo', date: '2026-12-03', time: '10:00' };

/** Changes the row of a table that has a title, as somebody who may. */
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

test.describe('the activity of a trip', () => {
  test('[LIVE-1] who changed what since one was last here: counted, shown, and led to', async ({
    sharedTrip,
    page,
    signInAs,
  }) => {
    const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities: [CASTELO] } });
    await change(thomas, trip, 'Castelo', { date: '2026-12-04', time: '11:00' });
    await signInAs(camille);
    await page.goto(`/trip/${trip}`);
    const tab = page.getByRole('tab', { name: /^Participants/ });
    await expect(tab).toHaveText('Participants1');
    await tab.click();
    const entries = activityOf(page).getByRole('listitem');
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
    await expectAccessible(page);

    await change(thomas, trip, 'Castelo', { price: 12 });
    await expect(entries.first()).toContainText('Thomas a modifié « Castelo »');
    await expect(entries.first()).toContainText('10:00 → 11:00, prix : rien → 12,00 €');
    await entries.first().getByRole('link', { name: '« Castelo »' }).click();
    await expect(page).toHaveURL(/day=2026-12-04/);
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('[LIVE-1] [COLLAB-4] a viewer reads it too, with what is gone since and what went together', async ({
      sharedTrip,
      page,
      signInAs,
    }) => {
      const {
        camille,
        thomas: vera,
        trip,
      } = await sharedTrip('viewer', { content: { trip_activities: [CASTELO] }, name: 'Vera' });
      await change(camille, trip, 'Castelo', { title: 'Castle', price: 12 });
      const days = await camille.client
        .from('trip_meals')
        .insert([1, 2, 3].map((n) => ({ trip_id: trip, title: `Meal ${n}`, date: '2026-12-02' })));
      expect(days.error).toBeNull();
      const gone = await camille.client.from('trip_activities').delete().eq('trip_id', trip).select('id');
      expect(gone.data).toHaveLength(1);
      await signInAs(vera);
      await page.goto(`/trip/${trip}?panel=people`);
      await expect(activityOf(page).getByRole('listitem')).toContainText([
        'Camille deleted “Castle”',
        'Camille added 3 items',
        /Camille added “Castelo”.*No longer part of the trip/,
        'Camille created the trip',
      ]);
    });
  });

  test('[LIVE-1] a long one comes in pages', async ({ page, person, signInAs }) => {
    const camille = await person();
    const trip = await createTrip(camille);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        camille.client.from('trip_notes').insert({ trip_id: trip, title: `Note ${n}` }),
      ),
    );
    await signInAs(camille);
    await page.goto(`/trip/${trip}?panel=people`);
    const entries = activityOf(page).getByRole('listitem');
    await expect(entries).toHaveCount(50);
    await expect(entries.first()).toContainText('a ajouté « Note');
    await activityOf(page).getByRole('button', { name: 'Voir la suite' }).click();
    await expect(entries).toHaveCount(61);
    await expect(entries.last()).toContainText('a créé le voyage');
    await expect(activityOf(page)).toContainText('quatre-vingt-dix jours');
  });

  test('[LIVE-1] what is asked for of it comes, even when something changes meanwhile', async ({
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
    const answered = Promise.withResolvers<void>();
    await page.route('**/rest/v1/trip_activity_log*or=*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto(`/trip/${trip}?panel=people`);
    const entries = activityOf(page).getByRole('listitem');
    await expect(entries).toHaveCount(50);
    await activityOf(page).getByRole('button', { name: 'Voir la suite' }).click();
    await add('Retard');
    await expect(page.getByRole('article', { name: 'Retard' })).toBeAttached();
    // As long as it waits for the trip to be still, and longer.
    await page.clock.runFor(3000);
    answered.resolve();
    await expect(entries).toHaveCount(61 + 1);
    await expect(entries.first()).toContainText('Retard');
  });

  test('[LIVE-1] one that does not come says so and is asked for again; an empty one says what it is for', async ({
    page,
    openTrip,
  }) => {
    await page.route('**/rest/v1/trip_activity_log*', (route) => route.fulfill({ status: 403, json: {} }));
    await openTrip('?panel=people');
    await expect(activityOf(page)).toContainText('L’activité n’a pas pu être chargée.');
    await page.route('**/rest/v1/trip_activity_log*', (route) => route.fulfill({ json: [] }));
    await activityOf(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(activityOf(page)).toContainText('Rien n’a encore changé.');
  });
});

test('[LIVE-1] [CHAT-2] the list of trips counts what others wrote and changed, until it is read', async ({
  sharedTrip,
  page,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities: [CASTELO] } });
  await createTrip(camille, { title: 'Porto', start_date: '2027-05-01', end_date: '2027-05-03' });
  for (const text of ['Bonjour', 'On part quand ?', 'Réponds !'])
    await thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text });
  await change(thomas, trip, 'Castelo', { price: 12 });
  await signInAs(camille);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Prochain voyage' });
  await expect(next.getByRole('img', { name: '3 messages non lus' })).toBeVisible();
  await expect(next.getByRole('img', { name: '1 changement depuis votre dernière visite' })).toBeVisible();
  await expect(page.getByRole('img', { name: /non lu|changement/ })).toHaveCount(2);

  await next.getByRole('link', { name: 'Lisbonne en décembre' }).click();
  await page.getByRole('tab', { name: 'Discussion 3' }).click();
  await expect(page.getByRole('tab', { name: 'Discussion', exact: true })).toBeVisible();
  await page.goBack();
  await expect(next.getByRole('img', { name: '1 changement depuis votre dernière visite' })).toBeVisible();
  await expect(next.getByRole('img', { name: /non lu/ })).toHaveCount(0);

  // From then on it hears of them by itself; it listens a moment after it is drawn, so he says it until it is received.
  await expect(async () => {
    await thomas.client.from('trip_chat_messages').insert({ trip_id: trip, text: 'Alors ?' });
    await expect(next.getByRole('img', { name: /non lu/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await createTrip(camille, { title: 'Sintra', start_date: '2027-06-01', end_date: '2027-06-03' });
  await expect(page.getByRole('link', { name: 'Sintra' })).toBeVisible();
});
