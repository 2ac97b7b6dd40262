import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { seen } from './device.ts';
import { choose, expect, openItemDialog, test, toastOf } from './fixtures.ts';

const DAY = '2026-12-03';

test.use({ serviceWorkers: 'allow' });

test('[PLUS-3] a server that is killed takes nothing with it: the trip opens, and what is changed waits', async ({
  page,
}) => {
  let server = await startServer({ referenceData: false });
  try {
    const camille = await createPerson(server, { name: 'Camille' });
    const trip = await createTrip(
      camille,
      {},
      { trip_activities: [{ title: 'Castelo', date: DAY, time: '10:00' }] },
    );
    const session = JSON.stringify(await signInWithPassword(server, camille));
    await page.addInitScript((stored) => {
      if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
    }, session);
    const address = `${server.url}/trip/${trip}?day=${DAY}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Actions : Castelo' }).hover();
    await seen(page, trip);

    await server.end('SIGKILL');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Castelo' })).toBeVisible();
    await expect(page.getByText('Hors ligne. Vous voyez le dernier état connu.')).toBeVisible();
    await choose(page, 'Actions : Castelo', 'Au jour suivant');
    await expect(page.getByText('Votre modification partira au retour du réseau.')).toBeVisible();

    server = await server.restart();
    await expect(toastOf(page)).toContainText('Élément déplacé');
    await expect(page.getByText('Hors ligne.')).toBeHidden();
    const stored = await camille.client.from('trip_activities').select('date').eq('trip_id', trip).single();
    expect(stored.data).toEqual({ date: '2026-12-04' });
  } finally {
    await server.stop();
  }
});

test('[PLUS-3] a write whose server is killed before it answers arrives once the server is back, exactly once', async ({
  page,
}) => {
  let server = await startServer({ referenceData: false });
  try {
    const camille = await createPerson(server, { name: 'Camille' });
    const trip = await createTrip(camille);
    const session = JSON.stringify(await signInWithPassword(server, camille));
    await page.addInitScript((stored) => {
      if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
    }, session);
    await page.goto(`${server.url}/trip/${trip}?day=${DAY}`);
    await page.getByRole('button', { name: 'Ajouter', exact: true }).hover();
    await seen(page, trip);

    // The request is on its way when the server dies: whether it has arrived, nobody can tell.
    const asked = Promise.withResolvers<void>();
    await page.route('**/rest/v1/trip_activities*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      asked.resolve();
      await killed.promise;
      await route.fallback();
    });
    const killed = Promise.withResolvers<void>();
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await asked.promise;
    await server.end('SIGKILL');
    killed.resolve();
    await expect(page.getByText('Votre modification partira au retour du réseau.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
    await expect(page.getByText('Votre modification partira au retour du réseau.')).toBeVisible();

    server = await server.restart();
    await expect(toastOf(page)).toContainText('Votre modification faite hors ligne est enregistrée.');
    await expect(page.getByText('Hors ligne.')).toBeHidden();
    const stored = await camille.client.from('trip_activities').select('title').eq('trip_id', trip);
    expect(stored.data).toEqual([{ title: 'Fado' }]);
    await page.reload();
    await expect(page.getByRole('article', { name: 'Fado' })).toHaveCount(1);
  } finally {
    await server.stop();
  }
});

for (const status of [502, 429])
  test(`[PLUS-3] a write that is answered ${status} waits, outlives a reload, and is sent again as asked`, async ({
    page,
    openTrip,
  }) => {
    const trip = await openTrip(`?day=${DAY}`, {});
    let isDown = true;
    const tries: string[] = [];
    await page.route('**/rest/v1/trip_activities*', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      tries.push(route.request().method());
      const headers = { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' };
      return isDown ? route.fulfill({ status, headers, body: 'down' }) : route.fallback();
    });
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill('Fado');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => tries.length).toBeGreaterThan(0);
    await expect(page.getByText('1 modification en attente')).toBeVisible();
    await expect(
      page
        .getByRole('article', { name: 'Fado' })
        .or(page.getByRole('article').filter({ hasText: 'Fado' }))
        .getByRole('img', { name: 'En attente d’envoi' }),
    ).toBeVisible();
    await expect(page.getByText('Enregistré', { exact: true })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Fado' })).toBeVisible();
    isDown = false;
    await expect(toastOf(page)).toContainText('Votre modification faite hors ligne est enregistrée.');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Fado' })).toHaveCount(1);
    expect(trip).toBeTruthy();
  });

test('[PLUS-3] a write at which the server fails for good is set aside with its words, and the next one is saved', async ({
  page,
  openTrip,
}) => {
  await page.clock.install();
  await openTrip(`?day=${DAY}`, {});
  let isBroken = true;
  await page.route('**/rest/v1/trip_activities*', (route) =>
    isBroken && route.request().postData()?.includes('Fado')
      ? route.fulfill({ status: 500, json: { message: 'down' } })
      : route.fallback(),
  );
  const saved = page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes('Castelo'),
  );
  for (const title of ['Fado', 'Castelo']) {
    const dialog = await openItemDialog(page, 'Ajouter', 'Activité');
    await dialog.getByLabel('Titre', { exact: true }).fill(title);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText('2 modifications en attente')).toBeVisible();
  const refused = page.getByRole('region', { name: 'Modifications refusées' });
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(refused).toContainText('Fado', { timeout: 500 });
  }).toPass();
  await saved;
  await expect(page.getByText(/modifications? en attente/)).toBeHidden();
  isBroken = false;
  await refused.getByRole('button', { name: 'Réessayer' }).click();
  await expect(refused).toBeHidden();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await page.reload();
  for (const name of ['Fado', 'Castelo']) await expect(page.getByRole('article', { name })).toHaveCount(1);
});
