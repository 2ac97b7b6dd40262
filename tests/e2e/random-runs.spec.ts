/**
 * Random runs of two people with real pages and a server that is killed: every write ends as stored, or listed as refused with
 * its words at hand, and none is stored twice. `RANDOM_RUNS` says how many (1), `RANDOM_SEED` where they start.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { createPerson, type Person, signInWithPassword } from '#tests/support/accounts.ts';
import { share } from '#tests/support/live.ts';
import { randomOf } from '#tests/support/random.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { addCollaborator, createTrip } from '#tests/support/trips.ts';
import { seen } from './device.ts';
import { expect, openRefused, refusedOf, refusedRegion, test } from './fixtures.ts';

const RUNS = Number(process.env.RANDOM_RUNS ?? 1);
const FIRST_SEED = Number(process.env.RANDOM_SEED ?? 20_261_125);
const STEPS = 14;
const HOUR = 3_600_000;

test.use({ serviceWorkers: 'allow', actionTimeout: 15_000, navigationTimeout: 30_000 });

/** Somebody at a page, and the titles that they have typed. */
class Traveller {
  isOnline = true;
  readonly typed: string[] = [];
  readonly person: Person;
  readonly page: Page;
  private readonly context: BrowserContext;

  constructor(person: Person, page: Page) {
    this.person = person;
    this.page = page;
    this.context = page.context();
  }

  async open(url: string, trip: string): Promise<void> {
    await this.page.goto(`${url}/trip/${trip}?panel=tasks`);
    await this.page.getByRole('tab', { name: /^Tâches/ }).hover();
    await seen(this.page, trip);
  }

  async add(title: string): Promise<void> {
    // In one go: their right may end, and the field with it, between a letter and the Enter key.
    const isSent = await this.page.getByLabel('Nouvelle tâche').evaluateAll((fields, text) => {
      const [input] = fields;
      if (!(input instanceof HTMLInputElement)) return false; // One who may only read types nothing.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (!input.isConnected) return false; // It went with the right to write, which had just ended.
      input.form?.requestSubmit();
      return true;
    }, title);
    if (isSent) this.typed.push(title);
  }

  async tick(random: () => number): Promise<void> {
    const boxes = this.page.getByRole('checkbox', { name: /^t-/, disabled: false });
    const names = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ id }) => id));
    const id = names[Math.floor(random() * names.length)];
    // The other may have deleted or locked it by now: then nothing happens, as to a person.
    if (id) await this.page.evaluate((box) => document.getElementById(box)?.click(), id);
  }

  async setOnline(next: boolean): Promise<void> {
    this.isOnline = next;
    await this.context.setOffline(!next);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.page.getByRole('tab', { name: /^Tâches/ })).toBeVisible();
  }

  /** Waits until nothing waits any more and each of these titles is stored or refused; answers how many are refused. */
  async settle(titles: readonly string[], stored: () => Promise<readonly string[]>): Promise<number> {
    const waiting = this.page.getByText(/modifications? en attente|Hors ligne\./);
    const refused = refusedOf(this.page);
    let lost: string[] = [];
    await expect(async () => {
      await this.page.clock.fastForward(6000); // Requests have thirty seconds of this clock.
      await expect(waiting).toHaveCount(0, { timeout: 1000 });
      if ((await refusedRegion(this.page).count()) > 0) await openRefused(this.page);
      const texts = (await refused.allInnerTexts()).join('\n');
      const there = await stored();
      lost = titles.filter((title) => !there.includes(title));
      expect(lost.filter((title) => !texts.includes(title))).toEqual([]);
      expect(texts, 'nothing but the database refuses').not.toMatch(/Error:/);
    }).toPass({ timeout: 60_000 });
    await expect(async () => {
      const close = refused.first().getByRole('button', { name: 'Ne plus afficher' });
      const theirs = refused.first().getByRole('button', { name: 'Prendre l’autre' });
      if ((await refused.count()) > 0) await close.or(theirs).click({ timeout: 500 });
      await expect(refused).toHaveCount(0, { timeout: 100 });
    }).toPass();
    return lost.length;
  }
}

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

async function run(backend: Backend, seed: number, travellers: [Traveller, Traveller]) {
  const random = randomOf(seed);
  const [owner, guest] = travellers;
  const trip = await createTrip(owner.person, { title: `Essai ${seed}` });
  await addCollaborator(owner.person, trip, guest.person, 'editor');
  for (const one of travellers) await one.open(backend.server.url, trip);
  let role: 'editor' | 'viewer' = 'editor';
  for (let step = 0; step < STEPS; step += 1) {
    const one = random() < 0.5 ? owner : guest;
    const what = random();
    if (what < 0.5) await one.add(`t-${seed}-${step}`);
    else if (what < 0.65) await one.tick(random);
    else if (what < 0.78) await one.setOnline(!one.isOnline);
    else if (what < 0.86) await one.reload();
    else if (what < 0.93) await (backend.isUp ? backend.kill() : backend.start());
    else {
      await backend.start();
      role = role === 'editor' ? 'viewer' : 'editor';
      await share(owner.person, trip, guest.person, role);
    }
    // A spell lasts from a second to an hour.
    const spell = random() < 0.7 ? 1000 + random() * 9000 : random() * HOUR;
    await one.page.clock.fastForward(Math.round(spell));
  }
  await backend.start();
  const titlesStored = async () => {
    const { data } = await owner.person.client.from('trip_tasks').select('title').eq('trip_id', trip);
    return (data ?? []).map(({ title }) => title);
  };
  const counts = { stored: 0, refused: 0 };
  for (const one of travellers) await one.setOnline(true);
  for (const one of travellers) {
    const titles = one.typed.filter((title) => title.startsWith(`t-${seed}-`));
    const refused = await one.settle(titles, titlesStored);
    counts.refused += refused;
    counts.stored += titles.length - refused;
  }
  const stored = await titlesStored();
  expect(new Set(stored).size, `seed ${seed}: stored twice`).toBe(stored.length);
  return counts;
}

test('[PLUS-3] [LIVE-1] random runs with real pages lose no words and store none twice', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000 + RUNS * 60_000);
  const backend = new Backend(await startServer({ referenceData: false }));
  const { server } = backend;
  const other = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'allow' });
  try {
    const people = await Promise.all([
      createPerson(server, { name: 'Camille', premium: true }),
      createPerson(server, { name: 'Thomas' }),
    ]);
    const pages = [page, await other.newPage()] as const;
    for (const [index, one] of pages.entries()) {
      const session = JSON.stringify(await signInWithPassword(server, people[index] ?? people[0]));
      await one.addInitScript((stored) => {
        if (localStorage.getItem('escale-auth') === null) localStorage.setItem('escale-auth', stored);
      }, session);
      await one.clock.install();
    }
    const travellers: [Traveller, Traveller] = [
      new Traveller(people[0], pages[0]),
      new Traveller(people[1], pages[1]),
    ];
    const totals = { stored: 0, refused: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
      const counts = await run(backend, seed, travellers);
      totals.stored += counts.stored;
      totals.refused += counts.refused;
      process.stdout.write(`Seed ${seed}: ${JSON.stringify(counts)}\n`);
    }
    process.stdout.write(`Seeds ${FIRST_SEED} to ${FIRST_SEED + RUNS - 1}: ${JSON.stringify(totals)}\n`);
    expect(totals.stored).toBeGreaterThan(totals.refused);
  } finally {
    await other.close();
    await backend.server.stop();
  }
});
