import type { Page } from '@playwright/test';
import { createPerson, type Person, signInWithPassword } from '#tests/support/accounts.ts';
import { openProxy } from '#tests/support/proxy.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { seen } from './device.ts';
import { choose, expect, refusedOf, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '10:00' };

test.use({ serviceWorkers: 'allow' });

const SECONDS = 60;

async function open(page: Page, server: RunningServer, person: Person, path: string): Promise<void> {
  const session = JSON.stringify(await signInWithPassword(server, person));
  await page.addInitScript((stored) => {
    if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
  }, session);
  await page.goto(`${server.url}${path}`);
}

test('[PLUS-3] an open trip asks a server that is gone once in five seconds at most, all its parts together', async ({
  page,
}) => {
  let server = await startServer({ referenceData: false });
  try {
    const camille = await createPerson(server, { name: 'Camille' });
    const trip = await createTrip(camille, {}, { trip_activities: [CASTELO] });
    const messages = Array.from({ length: 60 }, (_, n) => ({ trip_id: trip, text: `Message ${n}` }));
    expect((await camille.client.from('trip_chat_messages').insert(messages)).error).toBeNull();
    await page.clock.install();
    await open(page, server, camille, `/trip/${trip}?day=${DAY}&panel=chat`);
    await expect(page.getByText(/^Message \d+$/).first()).toBeVisible();
    await page.clock.runFor(5000);
    await seen(page, trip);

    await server.end('SIGKILL');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
    await page.getByRole('textbox', { name: 'Votre message' }).fill('Tu viens ?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Actions : Castelo' }).focus();
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect(page.getByText('Votre modification partira au retour du réseau.')).toBeVisible();
    asked.splice(0);
    for (let second = 0; second < SECONDS; second += 1) await page.clock.runFor(1000);
    const remote = asked.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'));
    expect(remote.length, remote.join('\n')).toBeLessThanOrEqual(SECONDS / 5);
    expect(remote.length).toBeGreaterThan(0);

    server = await server.restart();
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(page.getByText('Hors ligne.')).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect
      .poll(async () => (await camille.client.from('trip_activities').select('date').single()).data)
      .toEqual({ date: '2026-12-04' });
  } finally {
    await server.stop();
  }
});

test('[LIVE-1] [PLUS-3] a change made offline does not overwrite a newer one; its author decides', async ({
  page,
  context,
  sharedTrip,
  signInAs,
}) => {
  const meals = [{ title: 'Ramiro', date: DAY, time: '20:00' }];
  const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_meals: meals } });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await page.getByRole('button', { name: 'Actions : Ramiro' }).hover();
  await seen(page, trip);
  await context.setOffline(true);
  await choose(page, 'Actions : Ramiro', 'Modifier');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Heure', { exact: true }).fill('19:00');
  await dialog.getByLabel('Note').fill('Les gambas !');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const meal = page.getByRole('article', { name: 'Ramiro' });
  await expect(meal.getByRole('img', { name: 'En attente d’envoi' })).toBeVisible();
  await expect(page.getByText('1 modification en attente')).toBeVisible();
  const theirs = camille.client.from('trip_meals');
  expect((await theirs.update({ time: '21:00' }).eq('trip_id', trip)).error).toBeNull();

  await context.setOffline(false);
  const conflict = refusedOf(page, 'Ramiro');
  await expect(conflict).toContainText('Heure : 21:00, au lieu de votre 19:00.');
  await expect(meal).toContainText('21:00');
  // What is in no conflict is saved.
  expect((await theirs.select('time, notes').eq('trip_id', trip).single()).data).toEqual({
    time: '21:00:00',
    notes: 'Les gambas !',
  });
  await page.reload();
  await refusedOf(page, 'Ramiro').getByRole('button', { name: 'Garder le mien' }).click();
  await expect(refusedOf(page)).toHaveCount(0);
  await expect
    .poll(async () => (await theirs.select('time').eq('trip_id', trip).single()).data)
    .toEqual({
      time: '19:00:00',
    });
});

test('[PLUS-3] a change of an item that another has deleted waits until it is seen, and can be saved as new', async ({
  page,
  context,
  sharedTrip,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities: [CASTELO] } });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await page.getByRole('button', { name: 'Actions : Castelo' }).hover();
  await seen(page, trip);
  await context.setOffline(true);
  await choose(page, 'Actions : Castelo', 'Modifier');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Billets sur le téléphone');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const gone = camille.client.from('trip_activities').delete().eq('trip_id', trip);
  expect((await gone).error).toBeNull();

  await context.setOffline(false);
  await expect(refusedOf(page, 'Castelo')).toContainText('Quelqu’un d’autre l’a supprimé.');
  await expect(refusedOf(page, 'Castelo').getByRole('button', { name: 'Copier mon texte' })).toBeVisible();
  await page.goto('/dashboard');
  await refusedOf(page, 'Castelo').getByRole('button', { name: 'Enregistrer comme nouveau' }).click();
  await expect(refusedOf(page)).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (await camille.client.from('trip_activities').select('title, notes').eq('trip_id', trip)).data,
    )
    .toEqual([{ title: 'Castelo', notes: 'Billets sur le téléphone' }]);
});

test('[PLUS-3] a trip on the device is shown while a proxy answers 502, and recovers by itself', async ({
  page,
  openTrip,
}) => {
  const trip = await openTrip(`?day=${DAY}`, { trip_activities: [CASTELO] });
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await seen(page, trip);
  let isDown = true;
  await page
    .context()
    .route(/\/(rest|auth)\/v1\//, (route) =>
      isDown ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.fallback(),
    );
  await page.reload();
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  await expect(page.getByText('Hors ligne. Vous voyez le dernier état connu.')).toBeVisible();
  isDown = false;
  await expect(page.getByText('Hors ligne.')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
});

test('[PLUS-3] behind a proxy whose server was killed, the page itself comes from the device, and recovers by itself', async ({
  page,
}) => {
  let server = await startServer({ referenceData: false });
  const proxy = await openProxy(server.url);
  try {
    const camille = await createPerson(server, { name: 'Camille' });
    const trip = await createTrip(camille, {}, { trip_activities: [CASTELO] });
    await open(page, { ...server, url: proxy.url }, camille, `/trip/${trip}?day=${DAY}`);
    const castle = page.getByRole('article', { name: 'Castelo' });
    await expect(castle).toBeVisible();
    await seen(page, trip);
    await server.end('SIGKILL');
    const answer = await page.request.get(`${proxy.url}/trip/${trip}`);
    expect(answer.status()).toBe(502);
    await page.reload();
    await expect(castle).toBeVisible();
    await expect(page.getByText('Hors ligne. Vous voyez le dernier état connu.')).toBeVisible();
    server = await server.restart();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible({ timeout: 30_000 });
  } finally {
    await proxy.close();
    await server.stop();
  }
});

test('[LIVE-1] who has changed an item that another deletes is notified, and restores it', async ({
  page,
  sharedTrip,
  signInAs,
}) => {
  const { camille, thomas, trip } = await sharedTrip('editor', { content: { trip_activities: [CASTELO] } });
  await signInAs(thomas);
  await page.goto(`/trip/${trip}?day=${DAY}&panel=people`);
  await expect(page.getByRole('button', { name: /^Voyageurs, ici/ })).toBeVisible();
  await choose(page, 'Actions : Castelo', 'Au jour suivant');
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  expect((await camille.client.from('trip_activities').delete().eq('trip_id', trip)).error).toBeNull();
  await expect(page.getByText('Camille a supprimé « Castelo »', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rétablir « Castelo »' }).click();
  await page.getByRole('link', { name: /^Jour 4\b/ }).click();
  await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
  const { data } = await camille.client.from('trip_activities').select('date').eq('trip_id', trip).single();
  expect(data).toEqual({ date: '2026-12-04' });
});

test('[AUTH-10] [PLUS-3] a session that ended elsewhere says so, and what was written waits for the same person', async ({
  page,
  context,
  person,
  signInAs,
}) => {
  const camille = await person();
  const trip = await createTrip(
    camille,
    {},
    { trip_activities: [CASTELO, { ...CASTELO, title: 'Belém', time: '14:00' }] },
  );
  await signInAs(camille);
  await page.goto(`/trip/${trip}?day=${DAY}`);
  await page.getByRole('button', { name: 'Actions : Castelo' }).hover();
  await seen(page, trip);
  await context.setOffline(true);
  await choose(page, 'Actions : Castelo', 'Au jour suivant');
  await page.getByRole('link', { name: /^Jour 3\b/ }).click();
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
    .toEqual({ date: '2026-12-04' });
});
