/**
 * Random runs of two people with real pages and a server that is killed: they add, edit, move, delete, write, vote and spend, with
 * and without a network, in two tabs, after a reload. Every word that was saved ends as stored, or listed as refused with what was
 * typed, or was replaced or deleted by somebody who saw it; none is stored twice, and both screens show what the database has.
 * `RANDOM_RUNS` says how many (3), `RANDOM_STEPS` of how many acts (6), `RANDOM_SEED` where they start.
 */
import { createPerson, signInWithPassword } from '#tests/support/accounts.ts';
import { share } from '#tests/support/live.ts';
import { randomOf } from '#tests/support/random.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { expect, openRefused, refusedOf, refusedRegion, test } from './fixtures.ts';
import { expectOnScreen } from './random-runs/screen.ts';
import { OPTIONS, QUESTION, Traveller } from './random-runs/traveller.ts';
import { storedTrip, Words } from './random-runs/words.ts';

const RUNS = Number(process.env.RANDOM_RUNS ?? 3);
const STEPS = Number(process.env.RANDOM_STEPS ?? 6);
const FIRST_SEED = Number(process.env.RANDOM_SEED ?? 20_261_125);
const HOUR = 3_600_000;

test.use({ serviceWorkers: 'allow', actionTimeout: 5000, navigationTimeout: 30_000 });

/** The server, which is killed and started again on its data. */
class Backend {
  isUp = true;
  server: RunningServer;

  constructor(server: RunningServer) {
    this.server = server;
  }

  async kill(): Promise<void> {
    await this.server.end('SIGKILL');
    this.isUp = false;
  }

  async start(): Promise<void> {
    if (!this.isUp) this.server = await this.server.restart();
    this.isUp = true;
  }
}

async function startTrip([owner, guest]: readonly [Traveller, Traveller], url: string, seed: number) {
  const trip = await createTrip(owner.person, { title: `Essai ${seed}` });
  await addCollaborator(owner.person, trip, guest.person, 'editor');
  const options = OPTIONS.map((text) => ({ id: crypto.randomUUID(), text }));
  const { error } = await owner.person.client
    .from('trip_polls')
    .insert({ trip_id: trip, question: QUESTION, options, is_multiple: true });
  expect(error).toBeNull();
  for (const one of [owner, guest]) await one.open(url, trip);
  return trip;
}

/** One thing happens, to somebody. Returns the role of the guest. */
async function step(
  [owner, guest]: readonly [Traveller, Traveller],
  backend: Backend,
  { random, trip, role }: { random: () => number; trip: string; role: 'editor' | 'viewer' },
): Promise<'editor' | 'viewer'> {
  const one = random() < 0.5 ? owner : guest;
  const what = random();
  let next = role;
  if (what < 0.68) await one.act();
  else if (what < 0.8) await one.setOnline(!one.isOnline);
  else if (what < 0.88) await one.reload();
  else if (what < 0.94) await (backend.isUp ? backend.kill() : backend.start());
  else {
    await backend.start();
    next = role === 'editor' ? 'viewer' : 'editor';
    await share(owner.person, trip, guest.person, next);
  }
  // A spell lasts from a second to an hour.
  const spell = random() < 0.7 ? 1000 + random() * 9000 : random() * HOUR;
  await one.page.clock.fastForward(Math.round(spell));
  return next;
}

/** Waits until nothing waits any more and each word is where it belongs; answers how many were refused. */
async function settle(one: Traveller, owner: Traveller, trip: string, words: Words): Promise<number> {
  const waiting = one.page.getByText(/modifications? en attente|Hors ligne\.|Enregistrement…/);
  const refused = refusedOf(one.page);
  await one.openPanel('Discussion');
  let lost: string[] = [];
  await expect(async () => {
    await one.page.clock.fastForward(6000); // Requests have thirty seconds of this clock.
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
    if ((await refusedRegion(one.page).count()) > 0) await openRefused(one.page);
    const listed = (await refused.allInnerTexts()).join('\n');
    expect(listed, 'nothing but the database refuses').not.toMatch(/Error:/);
    const stored = JSON.stringify(await storedTrip(owner.person, trip));
    lost = words.owed(one.saved).filter((word) => !stored.includes(word));
    // A message that was refused stays in its discussion.
    const shown = `${listed}\n${await one.page.getByRole('tabpanel').innerText()}`;
    expect(lost.filter((word) => !shown.includes(word))).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await expect(async () => {
    if ((await refusedRegion(one.page).count()) === 0) return;
    await openRefused(one.page);
    const close = refused.first().getByRole('button', { name: 'Ne plus afficher' });
    const other = refused.first().getByRole('button', { name: 'Prendre l’autre' });
    await close.or(other).click({ timeout: 500 });
    await expect(refusedRegion(one.page)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  return lost.length;
}

async function run(
  backend: Backend,
  seed: number,
  travellers: readonly [Traveller, Traveller],
  words: Words,
  random: () => number,
) {
  const [owner] = travellers;
  const trip = await startTrip(travellers, backend.server.url, seed);
  let role: 'editor' | 'viewer' = 'editor';
  for (let at = 0; at < STEPS; at += 1) role = await step(travellers, backend, { random, trip, role });
  await backend.start();
  const counts = { saved: 0, refused: 0 };
  for (const one of travellers) await one.setOnline(true);
  for (const one of travellers) {
    counts.refused += await settle(one, owner, trip, words);
    counts.saved += one.saved.length;
  }
  const stored = await storedTrip(owner.person, trip);
  for (const rows of [stored.tasks, stored.activities, stored.expenses]) {
    const titles = rows.map(({ title }) => title);
    expect(titles, `seed ${seed}: stored twice`).toEqual([...new Set(titles)]);
  }
  for (const one of travellers) await expectOnScreen(one, () => storedTrip(owner.person, trip));
  return counts;
}

test('[PLUS-3] [LIVE-1] random runs with real pages lose no words, store none twice, and end the same for both', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000 + RUNS * STEPS * 15_000);
  const backend = new Backend(await startServer({ referenceData: false }));
  const other = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'allow' });
  const totals = { saved: 0, refused: 0, done: 0, givenUp: 0 };
  try {
    const camille = await createPerson(backend.server, { name: 'Camille', premium: true });
    const thomas = await createPerson(backend.server, { name: 'Thomas' });
    const pages = [
      [camille, page],
      [thomas, await other.newPage()],
    ] as const;
    for (const [person, own] of pages) {
      const session = JSON.stringify(await signInWithPassword(backend.server, person));
      await own.context().addInitScript((stored) => {
        if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
      }, session);
      await own.clock.install();
    }
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
      const words = new Words(seed);
      const random = randomOf(seed);
      const [owner, guest] = pages;
      const travellers = [
        new Traveller(...owner, random, words),
        new Traveller(...guest, random, words),
      ] as const;
      const counts = await run(backend, seed, travellers, words, random);
      for (const { counts: own } of travellers) {
        totals.done += own.done;
        totals.givenUp += own.givenUp;
      }
      totals.saved += counts.saved;
      totals.refused += counts.refused;
      process.stdout.write(`Seed ${seed}: ${JSON.stringify(counts)}\n`);
    }
    process.stdout.write(`Seeds ${FIRST_SEED} to ${FIRST_SEED + RUNS - 1}: ${JSON.stringify(totals)}\n`);
    expect(totals.saved).toBeGreaterThan(totals.refused);
    expect(totals.done).toBeGreaterThan(totals.givenUp);
  } finally {
    await other.close();
    await backend.server.stop();
  }
});
