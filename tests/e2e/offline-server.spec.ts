import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { startServer } from '#tests/support/server.ts';
import { createTrip } from '#tests/support/trips.ts';
import { seen } from './device.ts';
import { choose, expect, test, toastOf } from './fixtures.ts';

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
