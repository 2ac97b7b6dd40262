import type { BrowserContext, Page } from '@playwright/test';
import { seen, storedAnswers } from './device.ts';
import { choose, expect, expectAccessible, openItemDialog, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '10:00' };
const MUSEE = { title: 'Musée', date: DAY, time: '14:00' };

/** An id of no trip that this device knows. */
const NEVER_SEEN = '01a20451-12de-74c9-97b1-99745008150c';

test.use({ serviceWorkers: 'allow' });

/** Changes that wait to be sent, by their keys. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('escale-outbox-')));

/** Closes the page and opens another one, as one does a day later. */
async function reopen(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

test('[PLUS-3] a trip that was seen opens without a network, with its panels, and so does the list', async ({
  page,
  context,
  openTrip,
}) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await page.getByRole('tab', { name: 'Tâches' }).click();
  await page.getByRole('textbox', { name: 'Nouvelle tâche' }).fill('Réserver le tram');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Réserver le tram' })).toBeVisible();
  await seen(page, trip);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Lisbonne' })).toBeVisible();
  await expect.poll(async () => (await storedAnswers(page)).some((key) => key.includes('"list"'))).toBe(true);

  await context.setOffline(true);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await expect(page.getByText('Hors ligne. Vous voyez le dernier état connu.')).toBeVisible();
  await page.getByRole('tab', { name: 'Tâches' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Réserver le tram' })).toBeVisible();
  await expectAccessible(page);
  // What was not opened before says so, and leaves the rest as it is.
  await page.getByRole('tab', { name: 'Carte' }).click();
  await expect(page.getByText('La carte ne peut pas s’afficher ici. Voici les étapes.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Lisbonne' })).toBeVisible();
  await expect(page.getByText('Hors ligne. Les voyages que vous avez déjà ouverts sont là.')).toBeVisible();
  await expectAccessible(page);
});

test('[PLUS-3] a session that has run out is renewed once there is a network; until then it is who it was', async ({
  page,
  context,
  openTrip,
}) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await seen(page, trip);
  await context.setOffline(true);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('escale-auth') ?? '{}');
    localStorage.setItem('escale-auth', JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  });
  await page.reload();
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await choose(page, 'Actions : Castelo', 'Au jour suivant');
  await expect.poll(() => waiting(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect(toastOf(page)).toContainText('Élément déplacé');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await expect(page.getByText('Hors ligne.')).toBeHidden();
});

test('[PLUS-3] changes made offline outlive the page, and are sent in order', async ({
  page,
  context,
  openTrip,
}) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO, MUSEE] });
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await seen(page, trip);
  await context.setOffline(true);
  await page.reload();
  const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
  await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await choose(page, 'Actions : Fado', 'Au jour suivant');
  await expect(page.getByRole('heading', { level: 2, name: 'vendredi 4 décembre' })).toBeVisible();
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await choose(page, 'Actions : Musée', 'Supprimer');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('article', { name: 'Musée' })).toBeHidden();
  await expect(page.getByText('Vos 3 modifications partiront au retour du réseau.')).toBeVisible();
  await expect.poll(() => waiting(page)).toHaveLength(3);

  const later = await reopen(context, page, `/trip/${trip}?day=2026-12-04`);
  await expect(later.getByRole('article', { name: 'Fado' })).toBeVisible();
  await expect(later.getByText('Vos 3 modifications partiront au retour du réseau.')).toBeVisible();
  const sent: string[] = [];
  later.on('response', (response) => {
    const method = response.request().method();
    const [, name] = /\/rest\/v1\/(?:rpc\/)?(trip_activities|change_trip)/.exec(response.url()) ?? [];
    if (method !== 'GET' && name) sent.push(`${method} ${name}`);
  });
  await context.setOffline(false);
  await expect(toastOf(later)).toContainText('Vos 3 modifications faites hors ligne sont enregistrées.');
  expect(sent).toEqual(['POST trip_activities', 'POST change_trip', 'DELETE trip_activities']);
  expect(await waiting(later)).toEqual([]);
  await later.reload();
  await expect(later.getByRole('article', { name: 'Fado' })).toBeVisible();
});

test('[PLUS-3] what a closed page was left with is sent from wherever one comes back', async ({
  page,
  context,
  openTrip,
}) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await seen(page, trip);
  await page.getByRole('tab', { name: 'Tâches' }).click();
  await expect(page.getByRole('textbox', { name: 'Nouvelle tâche' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Nouvelle tâche' }).fill('Réserver le tram');
  await page.keyboard.press('Enter');
  await choose(page, 'Actions : Castelo', 'Au jour suivant');
  await expect.poll(() => waiting(page)).toHaveLength(2);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(toastOf(later)).toContainText('Vos 2 modifications faites hors ligne sont enregistrées.');
  await later.goto(`/trip/${trip}?day=2026-12-04`);
  await expect(later.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await later.getByRole('tab', { name: 'Tâches' }).click();
  await expect(later.getByRole('listitem').filter({ hasText: 'Réserver le tram' })).toBeVisible();
});

test('[PLUS-3] a change made offline that is refused is shown, and the others are made', async ({
  page,
  context,
  sharedTrip,
  signInAs,
}) => {
  const { trip, camille, thomas } = await sharedTrip('editor', {
    content: { trip_activities: [CASTELO, MUSEE] },
  });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await page.getByRole('button', { name: 'Actions : Castelo' }).hover();
  await seen(page, trip);
  await context.setOffline(true);
  for (const title of ['Castelo', 'Musée']) {
    await choose(page, `Actions : ${title}`, 'Au jour suivant');
    await page.getByRole('link', { name: /^Jour 3\b/ }).click();
  }
  await expect.poll(() => waiting(page)).toHaveLength(2);
  const gone = camille.client.from('trip_activities').delete().eq('trip_id', trip).eq('title', 'Castelo');
  expect((await gone).error).toBeNull();

  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`/trip/${trip}?day=2026-12-04`);
  await expect(refusedOf(later, 'Erreur lors de la modification de l’élément')).toContainText('Castelo');
  await expect(later.getByRole('article', { name: 'Musée' })).toBeVisible();
  await refusedOf(later).getByRole('button', { name: 'Ne plus afficher' }).click();
  expect(await waiting(later)).toEqual([]);
});

test('[PLUS-3] two pages of one browser send each change once', async ({ page, context, openTrip }) => {
  const trip = await openTrip(`?day=${DAY}`, {});
  await seen(page, trip);
  const sent: string[] = [];
  context.on('response', (response) => {
    const isAdded = response.request().method() === 'POST';
    if (isAdded && response.url().includes('/rest/v1/trip_activities')) sent.push('POST');
  });
  await context.setOffline(true);
  const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
  await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => waiting(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(`/trip/${trip}?day=${DAY}`);
  await expect(other.getByRole('article', { name: 'Fado' })).toBeVisible();
  await context.setOffline(false);
  await expect(toastOf(page)).toContainText('Élément ajouté');
  await expect.poll(() => waiting(other)).toEqual([]);
  await expect(other.getByText('Hors ligne.')).toBeHidden();
  expect(sent).toEqual(['POST']);
});

test('[PLUS-3] signing out leaves nothing on the device', async ({ page, context, openTrip }) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await seen(page, trip);
  await page.getByRole('button', { name: 'Camille' }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect.poll(() => storedAnswers(page)).toEqual([]);
  const left = await page.evaluate(() => Object.values(localStorage).join());
  expect(left).not.toContain('camille');
  await context.setOffline(true);
  await page.goto(`/trip/${trip}`);
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeHidden();
});

test('[PLUS-3] a trip that was never seen says why it does not open without a network, and leads back', async ({
  page,
  context,
  openTrip,
}) => {
  const seenTrip = await openTrip(`?day=${DAY}`, {});
  await seen(page, seenTrip);
  await context.setOffline(true);
  await page.goto(`/trip/${NEVER_SEEN}`);
  await expect(page.getByRole('heading', { name: 'Ce voyage n’a pas pu être chargé' })).toBeVisible();
  await expect(page.getByText('Ce voyage n’est pas encore sur cet appareil')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retour aux voyages' }).click();
  await expect(page).toHaveURL('/dashboard');
});
