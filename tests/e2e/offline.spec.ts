import type { BrowserContext, Page } from '@playwright/test';
import { createTrip } from '#tests/support/trips.ts';
import { seen, storedAnswers, waitingChanges } from './device.ts';
import { choose, expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '10:00' };
const MUSEE = { title: 'Musée', date: DAY, time: '14:00' };

/** An id of no trip that this device knows. */
const NEVER_SEEN = '01a20451-12de-74c9-97b1-99745008150c';

test.use({ serviceWorkers: 'allow' });

/** Opens another page of the same browser, as one does a day later. */
async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function addActivity(page: Page, title: string): Promise<void> {
  const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
  await dialog.getByLabel('Titre', { exact: true }).fill(title);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
}

test('[PLUS-3] [AUTH-10] a trip that was seen opens without a network, with its panels, and so does the list, until one signs out', async ({
  page,
  context,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(camille, {}, { trip_activities: [CASTELO, { ...MUSEE, title: 'Belém' }] });
  const added = await camille.client.from('trip_tasks').insert({ trip_id: trip, title: 'Réserver le tram' });
  expect(added.error).toBeNull();
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  const castle = page.getByRole('article', { name: 'Castelo' });
  const task = page.getByRole('listitem').filter({ hasText: 'Réserver le tram' });

  await test.step('[PLUS-3] seen once, without its panels, and the list of trips', async () => {
    await expect(castle).toBeVisible();
    for (const read of ['trips', 'trip-tasks', 'trip-messages', 'trip-lists'])
      await expect
        .poll(async () => (await storedAnswers(page)).some((key) => key.includes(`["${read}","${trip}"]`)))
        .toBe(true);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Lisbonne' })).toBeVisible();
    await expect
      .poll(async () => (await storedAnswers(page)).some((key) => key.includes('"list"')))
      .toBe(true);
  });

  await test.step('[PLUS-3] one that was never seen says why it does not open, and leads back', async () => {
    await context.setOffline(true);
    await page.goto(`/trip/${NEVER_SEEN}`);
    await expect(page.getByRole('heading', { name: 'Ce voyage n’a pas pu être chargé' })).toBeVisible();
    await expect(page.getByText('Ce voyage n’est pas encore sur cet appareil')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Retour aux voyages' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Lisbonne' })).toBeVisible();
    await expect(
      page.getByText('Hors ligne. Les voyages déjà ouverts sur cet appareil sont là.'),
    ).toBeVisible();
  });

  await test.step('[PLUS-3] the trip and its panels are there', async () => {
    await page.goto(`/trip/${trip}?day=${DAY}`);
    await expect(castle).toBeVisible();
    await expect(page.getByText('Hors ligne. Vous voyez le dernier état connu.')).toBeVisible();
    await page.getByRole('tab', { name: 'Tâches' }).click();
    await expect(task).toBeVisible();
    await page.getByRole('link', { name: 'Listes' }).click();
    await expect(page.getByRole('heading', { name: 'Rien ne s’oublie, une fois noté' })).toBeVisible();
    await page.getByRole('tab', { name: 'Discussion' }).click();
    await page.getByLabel('Votre message').fill('Du train, sans réseau');
    await expectAccessible(page);
    // What was not opened before says so, and leaves the rest as it is.
    await page.getByRole('tab', { name: 'Carte' }).click();
    await expect(page.getByText('La carte ne peut pas s’afficher ici. Voici les étapes.')).toBeVisible();
  });

  await test.step('[PLUS-3] a session that has run out is renewed once there is a network; until then it is who it was', async () => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('escale-auth') ?? '{}');
      localStorage.setItem('escale-auth', JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
    });
    await page.reload();
    await expect(castle).toBeVisible();
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect.poll(() => waitingChanges(page)).toHaveLength(1);
    await context.setOffline(false);
    await expect(toastOf(page)).toContainText('Élément déplacé');
    await page.reload();
    await expect(castle).toBeVisible();
    await expect(page.getByText('Hors ligne.')).toBeHidden();
  });

  await test.step('[AUTH-10] [PLUS-3] one that ended elsewhere says so, and what was written waits for the same person', async () => {
    await seen(page, trip);
    await context.setOffline(true);
    await choose(page, 'Actions : Castelo', 'Au jour précédent');
    await choose(page, 'Actions : Belém', 'Modifier');
    await page.getByRole('dialog').getByLabel('Note').fill('Pastéis !');
    expect((await camille.client.auth.signOut({ scope: 'others' })).error).toBeNull();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/auth/);
    await expect(toastOf(page)).toContainText('Vous avez été déconnecté');
    await page.getByLabel('E-mail', { exact: true }).fill(camille.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(camille.password);
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Note')).toHaveValue('Pastéis !');
    await expect
      .poll(
        async () =>
          (await camille.client.from('trip_activities').select('date').eq('title', 'Castelo').single()).data,
      )
      .toEqual({ date: DAY });
  });

  await test.step('[PLUS-3] signing out leaves nothing on the device', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Camille' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    // Of somebody who has just signed in nothing may be stored yet.
    await expect(toastOf(page)).toContainText('Déconnexion réussie');
    await expect.poll(() => storedAnswers(page)).toEqual([]);
    const left = await page.evaluate(() => Object.values(localStorage).join());
    expect(left).not.toContain('camille');
    await context.setOffline(true);
    await page.goto(`/trip/${trip}`);
    await expect(castle).toBeHidden();
  });
});

test('[PLUS-3] changes made offline outlive the page, are sent once and in order, from wherever one comes back', async ({
  page,
  context,
  openTrip,
}) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO, MUSEE] });
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await seen(page, trip);
  const sent: string[] = [];
  context.on('response', (response) => {
    const method = response.request().method();
    const [, name] = /\/rest\/v1\/(?:rpc\/)?(trip_activities|change_trip)/.exec(response.url()) ?? [];
    if (method !== 'GET' && name) sent.push(`${method} ${name}`);
  });
  await context.setOffline(true);

  await test.step('[PLUS-3] made on a page that is loaded without a network', async () => {
    await page.reload();
    await addActivity(page, 'Fado');
    await choose(page, 'Actions : Fado', 'Au jour suivant');
    await expect(page.getByRole('heading', { level: 2, name: 'vendredi 4 décembre' })).toBeVisible();
    await page.getByRole('link', { name: /^Jour 3\b/ }).click();
    await choose(page, 'Actions : Musée', 'Supprimer');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('article', { name: 'Musée' })).toBeHidden();
    await expect(page.getByText('Vos 3 modifications partiront au retour du réseau.')).toBeVisible();
    await expect.poll(() => waitingChanges(page)).toHaveLength(3);
    await page.close();
  });

  const later = await openPage(context, `/trip/${trip}?day=2026-12-04`);
  await test.step('[PLUS-3] sent in order by the next page', async () => {
    await expect(later.getByRole('article', { name: 'Fado' })).toBeVisible();
    await expect(later.getByText('Vos 3 modifications partiront au retour du réseau.')).toBeVisible();
    await context.setOffline(false);
    await expect(toastOf(later)).toContainText('Vos 3 modifications faites hors ligne sont enregistrées.');
    expect(sent).toEqual(['POST trip_activities', 'POST change_trip', 'DELETE trip_activities']);
    expect(await waitingChanges(later)).toEqual([]);
    await later.reload();
    await expect(later.getByRole('article', { name: 'Fado' })).toBeVisible();
  });

  await test.step('[PLUS-3] two pages of one browser send each change once', async () => {
    sent.splice(0);
    await context.setOffline(true);
    await addActivity(later, 'Tram');
    await expect.poll(() => waitingChanges(later)).toHaveLength(1);
    const other = await openPage(context, `/trip/${trip}?day=2026-12-04`);
    await expect(other.getByRole('article', { name: 'Tram' })).toBeVisible();
    await context.setOffline(false);
    await expect(toastOf(later)).toContainText('Élément ajouté');
    await expect.poll(() => waitingChanges(other)).toEqual([]);
    await expect(other.getByText('Hors ligne.')).toBeHidden();
    expect(sent).toEqual(['POST trip_activities']);
    await other.close();
  });

  await test.step('[PLUS-3] what a closed page was left with is sent from wherever one comes back', async () => {
    await later.getByRole('tab', { name: 'Tâches' }).click();
    const field = later.getByRole('textbox', { name: 'Nouvelle tâche' });
    await expect(field).toBeVisible();
    await context.setOffline(true);
    await field.fill('Réserver le tram');
    await later.keyboard.press('Enter');
    await choose(later, 'Actions : Fado', 'Au jour suivant');
    await expect.poll(() => waitingChanges(later)).toHaveLength(2);
    await later.close();
    await context.setOffline(false);
    const back = await openPage(context, '/dashboard');
    await expect(toastOf(back)).toContainText('Vos 2 modifications faites hors ligne sont enregistrées.');
    await back.goto(`/trip/${trip}?day=2026-12-05&panel=tasks`);
    await expect(back.getByRole('article', { name: 'Fado' })).toBeVisible();
    await expect(back.getByRole('listitem').filter({ hasText: 'Réserver le tram' })).toBeVisible();
  });
});

test('[PLUS-3] [PLUS-4] a trip that was opened by its share link opens without a network, too, and says when it was seen', async ({
  page,
  context,
  person,
}) => {
  const camille = await person({ premium: true });
  const trip = await createTrip(camille, {}, { trip_activities: [CASTELO] });
  const { data, error } = await camille.client.rpc('share_trip', { trip_id: trip });
  if (error) throw new Error(error.message);
  const { token } = data as { token: string };
  await page.goto(`/partage/${token}`);
  await expect(page.getByText('Voyage partagé, en lecture seule.')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await page.goto(`/partage/${token}`);
  await expect(page.getByRole('heading', { name: 'Castelo' })).toBeVisible();
  await expect(page.getByText(/^Sans réseau\s: le voyage tel que vous l’avez vu /)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Voyage partagé, en lecture seule.')).toBeVisible();
});
