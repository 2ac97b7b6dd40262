import type { Page } from '@playwright/test';
import { createPerson, type Person, signInWithPassword } from '#tests/support/accounts.ts';
import { openProxy } from '#tests/support/proxy.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { seen } from './device.ts';
import { choose, expect, openItemDialog, openRefused, refusedRegion, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';
const CASTELO = { title: 'Castelo', date: DAY, time: '10:00' };
const SECONDS = 60;

test.use({ serviceWorkers: 'allow' });

test.describe('a server of their own that is killed', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let trip: string;
  let session: string;
  let camille: Person;
  let thomas: Person;
  test.beforeAll(async () => {
    server = await startServer({ referenceData: false });
    [camille, thomas] = await Promise.all([
      createPerson(server, { name: 'Camille', premium: true }),
      createPerson(server, { name: 'Thomas' }),
    ]);
    trip = await createTrip(camille, {}, { trip_activities: [CASTELO] });
    await addCollaborator(camille, trip, thomas, 'editor');
    const messages = Array.from({ length: 60 }, (_, n) => ({ trip_id: trip, text: `Message ${n}` }));
    expect((await camille.client.from('trip_chat_messages').insert(messages)).error).toBeNull();
    session = JSON.stringify(await signInWithPassword(server, camille));
  });
  test.afterAll(() => server.stop());

  const presentIn = (page: Page) => page.getByRole('button', { name: /^Voyageurs, ici\s: Camille/ });
  const datesOf = async (title: string) => {
    const rows = camille.client.from('trip_activities').select('date');
    return (await rows.eq('trip_id', trip).eq('title', title)).data;
  };

  /** The trip beside its discussion, stored on the device. */
  async function openStored(page: Page): Promise<void> {
    await page.addInitScript((stored) => {
      if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
    }, session);
    await page.clock.install();
    await page.goto(`${server.url}/trip/${trip}?day=${DAY}&panel=chat`);
    await expect(page.getByText(/^Message \d+$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter', exact: true }).hover();
    await page.clock.runFor(5000);
    await seen(page, trip);
  }

  test('[PLUS-3] a write whose server is killed before it answers arrives exactly once', async ({ page }) => {
    // The request is on its way when the server dies: whether it has arrived, nobody can tell. Routed from the start: the browser lets
    // requests pass by a route that is made while the worker takes over.
    const asked = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<void>();
    await page.route('**/rest/v1/trip_activities*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      asked.resolve();
      await killed.promise;
      await route.fallback();
    });
    await openStored(page);
    const waits = page.getByText('Votre modification partira au retour du réseau.');
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await asked.promise;
    await server.end('SIGKILL');
    killed.resolve();
    await expect(waits).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
    await expect(waits).toBeVisible();

    server = await server.restart();
    await expect(toastOf(page)).toContainText('Votre modification faite hors ligne est enregistrée.');
    await expect(page.getByText('Hors ligne.')).toBeHidden();
    expect(await datesOf('Fado')).toEqual([{ date: DAY }]);
    await expect(presentIn(page)).toBeVisible();
  });

  test('[PLUS-3] [LIVE-1] one that is gone is shown, and asked once in five seconds at most; back, it gets what waited, and what was missed comes', async ({
    page,
  }) => {
    await openStored(page);
    const bothWait = page.getByText('Vos 2 modifications partiront au retour du réseau.');
    await expect(presentIn(page)).toBeVisible();
    await server.end('SIGKILL');
    await expect(page.getByText('Direct interrompu')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
    await page.getByRole('textbox', { name: 'Votre message' }).fill('Tu viens ?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Actions : Castelo' }).focus();
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect(bothWait).toBeVisible();
    asked.splice(0);
    for (let second = 0; second < SECONDS; second += 1) await page.clock.runFor(1000);
    const remote = asked.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'));
    expect(remote.length, remote.join('\n')).toBeLessThanOrEqual(SECONDS / 5);
    expect(remote.length).toBeGreaterThan(0);

    // The trip opens from the device.
    await page.reload();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(bothWait).toBeVisible();
    server = await server.restart();
    const added = { trip_id: trip, title: 'Belém', date: '2026-12-04', time: '12:00' };
    expect((await thomas.client.from('trip_activities').insert(added)).error).toBeNull();
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(page.getByText('Hors ligne.')).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect.poll(() => datesOf('Castelo')).toEqual([{ date: '2026-12-04' }]);
    await expect(page.getByRole('article', { name: 'Belém' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Direct interrompu')).toBeHidden();
    await expect(presentIn(page)).toBeVisible();
    await expect(page.getByRole('article', { name: 'Castelo' })).toHaveCount(1);
  });
});

test('[PLUS-3] behind a proxy that answers 502, page and trip come from the device, and recover by themselves', async ({
  page,
  person,
  server,
  signInAs,
}) => {
  const proxy = await openProxy(server.url);
  try {
    const camille = await person();
    const trip = await createTrip(camille, {}, { trip_activities: [CASTELO] });
    await signInAs(camille);
    await page.goto(`${proxy.url}/trip/${trip}?day=${DAY}`);
    const castle = page.getByRole('article', { name: 'Castelo' });
    await expect(castle).toBeVisible();
    await seen(page, trip);
    proxy.setDown(true);
    const answer = await page.request.get(`${proxy.url}/trip/${trip}`);
    expect(answer.status()).toBe(502);
    await page.reload();
    await expect(castle).toBeVisible();
    await expect(page.getByText('Hors ligne. Vous voyez le dernier état connu.')).toBeVisible();
    proxy.setDown(false);
    await expect(page.getByText('Hors ligne.')).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  } finally {
    await proxy.close();
  }
});

test('[PLUS-3] a write that is answered 502 or 429 waits and is sent again as asked; one that fails for good is set aside with its words', async ({
  page,
  openTrip,
}) => {
  await page.clock.install();
  await openTrip(`?day=${DAY}`, {});
  const add = async (title: string) => {
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill(title);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
  };
  let failing: { status: number; title: string } | null = null;
  let tries = 0;
  await page.route('**/rest/v1/trip_activities*', (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || !failing || !request.postData()?.includes(failing.title))
      return route.fallback();
    tries += 1;
    const headers = { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' };
    return failing.status === 500
      ? route.fulfill({ status: 500, json: { message: 'down' } })
      : route.fulfill({ status: failing.status, headers, body: 'down' });
  });

  for (const status of [502, 429])
    await test.step(`[PLUS-3] answered ${status}, it outlives a reload`, async () => {
      const title = `Fado ${status}`;
      failing = { status, title };
      tries = 0;
      await add(title);
      await expect.poll(() => tries).toBeGreaterThan(0);
      await expect(page.getByText('1 modification en attente')).toBeVisible();
      await expect(
        page.getByRole('article').filter({ hasText: title }).getByRole('img', { name: 'En attente d’envoi' }),
      ).toBeVisible();
      await expect(page.getByText('Enregistré', { exact: true })).toBeHidden();
      await page.reload();
      await expect(page.getByRole('article', { name: title })).toBeVisible();
      failing = null;
      await expect(toastOf(page)).toContainText('Votre modification faite hors ligne est enregistrée.');
      await expect(page.getByText(/modifications? en attente/)).toBeHidden();
    });

  await test.step('[PLUS-3] answered 500 for good, it is set aside, and the next one is saved', async () => {
    failing = { status: 500, title: 'Azulejos' };
    const saved = page.waitForResponse(
      (response) => response.ok() && (response.request().postData() ?? '').includes('Castelo'),
    );
    for (const title of ['Azulejos', 'Castelo']) await add(title);
    await expect(page.getByText('2 modifications en attente')).toBeVisible();
    const refused = refusedRegion(page);
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(refused).toContainText('Azulejos', { timeout: 500 });
    }).toPass();
    await saved;
    await expect(page.getByText(/modifications? en attente/)).toBeHidden();
    failing = null;
    await openRefused(page);
    await refused.getByRole('button', { name: 'Réessayer' }).click();
    await expect(refused).toBeHidden();
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  });

  await page.reload();
  for (const name of ['Fado 502', 'Fado 429', 'Azulejos', 'Castelo'])
    await expect(page.getByRole('article', { name })).toHaveCount(1);
});
