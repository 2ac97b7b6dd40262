// @vitest-environment happy-dom
/** Random runs of two people who write to one trip: every command ends acknowledged, or listed as refused with its words. */
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewTripCommand, TripCommand } from '#domain/trip-commands/command.ts';
import { memoryIdb } from '#tests/support/memory-idb.ts';
import { randomOf } from '#tests/support/random.ts';
import { isUnanswered } from '#web/data/retry.ts';

/** `OUTBOX_RUNS=2000` for the long run. */
const RUNS = Number(process.env.OUTBOX_RUNS ?? 100);
const STEPS = 24;
const SECOND = 1000;
const HOUR = 3600 * SECOND;

type Note = { id: string; title: string; content: string | null };

const answer = (status: number, body: object | null = null) =>
  new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, message: string) => answer(status, { code, message });

/** The data API of one table and of `change_trip`, with faults. */
class Server {
  isUp = true;
  readonly rows = new Map<string, Note>();
  /** How often a command has changed something, by its id. */
  readonly effects = new Map<string, number>();
  readonly acknowledged = new Set<string>();
  /** Ids of rows. */
  private readonly deleted = new Set<string>();

  private readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  fetch = async (person: { isOnline: boolean }, input: RequestInfo | URL, init: RequestInit = {}) => {
    if (!person.isOnline || !this.isUp) throw new TypeError('Failed to fetch');
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/rest/v1/') return answer(401);
    const fault = this.random();
    if (fault < 0.06) throw new TypeError('Failed to fetch');
    if (fault < 0.1) return answer(500);
    if (fault < 0.13) return answer(502);
    if (fault < 0.16) return answer(429);
    if (fault < 0.18) return refusal(401, 'PGRST301', 'JWT expired');
    const id = new Headers(init.headers).get('x-change-id') ?? '';
    if (id !== '' && fault < 0.22) return refusal(403, '42501', 'refused');
    const result = this.carryOut(url, init, id);
    // The answer is lost: its command has arrived.
    if (fault > 0.94) throw new TypeError('Failed to fetch');
    if (result.ok && id !== '') this.acknowledged.add(id);
    return result;
  };

  private carryOut(url: URL, { method = 'GET', body }: RequestInit, command: string): Response {
    const note = () => this.effects.set(command, (this.effects.get(command) ?? 0) + 1);
    const sent = typeof body === 'string' ? JSON.parse(body) : null;
    if (url.pathname.endsWith('/rpc/change_trip')) return this.change(sent.changes.items[0], note);
    const askedFor = (column: string) => url.searchParams.get(column)?.slice('eq.'.length) ?? '';
    if (url.pathname.endsWith('/rpc/was_deleted'))
      return Response.json(this.deleted.has(url.searchParams.get('id') ?? ''));
    const id = askedFor('id');
    const stored = this.rows.get(id);
    switch (method) {
      case 'POST':
        if (this.rows.has(sent.id)) return refusal(409, '23505', 'duplicate key');
        this.rows.set(sent.id, { id: sent.id, title: sent.title, content: sent.content });
        note();
        return answer(201, sent);
      case 'DELETE':
        if (!stored) return refusal(406, 'PGRST116', 'no rows');
        this.rows.delete(id);
        this.deleted.add(id);
        note();
        return answer(200, { id });
      default:
        return answer(200, stored ? [stored] : []);
    }
  }

  private change({ id, from, to }: { id: string; from: object; to: object }, note: () => void): Response {
    const stored = this.rows.get(id);
    const has = (columns: object) =>
      stored && Object.entries(columns).every(([name, value]) => Reflect.get(stored, name) === value);
    if (!stored || !(has(from) || has(to))) return refusal(409, 'PT409', 'trip_changed');
    if (!has(to)) {
      this.rows.set(id, Object.assign({}, stored, to));
      note();
    }
    return answer(200, { skipped: [] });
  }
}

type Modules = {
  outbox: typeof import('./outbox.ts');
  sender: typeof import('./outbox-sender.ts');
  network: typeof import('./network-state.ts');
};

/** Somebody with one page of the application: its modules are loaded again with each reload. */
class Person {
  isOnline = true;
  seen = new Map<string, Note>();
  readonly made = new Map<string, TripCommand>();
  private page: (Modules & { stop: () => void }) | null = null;

  readonly name: string;
  private readonly server: Server;
  /** Of this person's device. */
  private readonly idb = memoryIdb().idb;

  constructor(name: string, server: Server) {
    this.name = name;
    this.server = server;
  }

  async open(): Promise<void> {
    vi.resetModules();
    vi.doMock('idb-keyval', () => this.idb);
    vi.doMock('#web/session/stored-session.ts', () => ({ storedUserId: () => this.name }));
    vi.doMock('#web/data/config.ts', () => ({
      loadConfig: async () => ({ supabaseUrl: `https://${this.name}` }),
    }));
    const network = await import('./network-state.ts');
    // As the data client sends: a request without an answer has the server checked.
    const send: typeof fetch = async (input, init) => {
      try {
        if (!network.isOnline()) throw network.offlineError();
        const got = await this.server.fetch(this, input, init);
        if (isUnanswered(got)) await network.reportNetworkFailure();
        return got;
      } catch (error) {
        await network.reportNetworkFailure();
        throw error;
      }
    };
    const client = new PostgrestClient('https://s/rest/v1', { fetch: send, retry: false });
    vi.doMock('#web/data/supabase-client.ts', () => ({ loadClient: async () => client }));
    const health = await import('./health-check.ts');
    health.startHealthChecks();
    const sender = await import('./outbox-sender.ts');
    const outbox = await import('./outbox.ts');
    network.setOnline(this.isOnline);
    const stop = sender.startOutbox({ onSettled: async () => {}, onDrained: () => {}, onReport: () => {} });
    this.page = { outbox, sender, network, stop };
  }

  get modules(): Modules {
    if (!this.page) throw new Error('The page is closed.');
    return this.page;
  }

  close(): void {
    this.page?.stop();
    this.page = null;
  }

  setOnline(next: boolean): void {
    this.isOnline = next;
    this.modules.network.setOnline(next);
  }

  /** Reads the trip, where that can be. */
  look(): void {
    if (this.isOnline && this.server.isUp) this.seen = new Map(this.server.rows);
  }

  make(id: string, random: () => number): void {
    const known = [...this.seen.values()];
    const row = known[Math.floor(random() * known.length)];
    const made = madeOf(id, row, random);
    const command: TripCommand = { ...made, id, tripId: 't' };
    this.made.set(id, command);
    if (command.type === 'patch' && row) this.seen.set(row.id, Object.assign({}, row, command.to));
    if (command.type === 'remove' && row) this.seen.delete(row.id);
    this.modules.sender.enqueue(command, { onSettled: () => {} });
  }
}

function madeOf(id: string, row: Note | undefined, random: () => number): NewTripCommand {
  const base = { entity: 'item', label: `label of ${id}` } as const;
  const what = random();
  if (!row || what < 0.35)
    return {
      ...base,
      type: 'add',
      row: { kind: 'note', id: `row-${id}`, title: id, content: null } as never,
    };
  const old = { kind: 'note', ...row } as never;
  if (what < 0.9)
    return { ...base, type: 'patch', row: old, to: what < 0.6 ? { title: id } : { content: id } };
  return { ...base, type: 'remove', row: old };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => {};
      addEventListener = () => {};
      close = () => {};
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function run(seed: number): Promise<{ acknowledged: number; refused: number }> {
  const random = randomOf(seed);
  vi.spyOn(Math, 'random').mockImplementation(random);
  localStorage.clear();
  const server = new Server(random);
  const people = [new Person('camille', server), new Person('thomas', server)];
  vi.stubGlobal('fetch', async (url: string) => {
    const person = people.find(({ name }) => url.includes(name));
    return person && server.fetch(person, url);
  });
  for (const person of people) await person.open();
  for (let step = 0; step < STEPS; step += 1) {
    const person = people[Math.floor(random() * people.length)];
    if (!person) continue;
    const what = random();
    if (what < 0.6) person.make(`${person.name}-${seed}-${step}`, random);
    else if (what < 0.7) person.setOnline(!person.isOnline);
    else if (what < 0.78) server.isUp = !server.isUp;
    else if (what < 0.86) {
      person.close();
      await person.open();
    } else person.look();
    // Offline spells and killed servers last a second to an hour.
    const wait = random() < 0.8 ? random() * 10 * SECOND : random() * HOUR;
    await vi.advanceTimersByTimeAsync(wait);
  }
  server.isUp = true;
  for (const person of people) person.setOnline(true);
  await vi.advanceTimersByTimeAsync(HOUR);
  const totals = { acknowledged: 0, refused: 0 };
  for (const person of people) {
    const entries = person.modules.outbox.outboxEntries();
    const refused = new Map(
      entries.filter((entry) => entry.refusal).map((entry) => [entry.command.id, entry]),
    );
    expect(person.modules.outbox.pendingCommands('t'), `seed ${seed}`).toEqual([]);
    for (const [id, command] of person.made) {
      const entry = refused.get(id);
      const isDone = server.acknowledged.has(id) || server.effects.has(id) || isDoneByOther(command, server);
      expect(entry !== undefined || isDone, `seed ${seed}: ${id} was lost`).toBe(true);
      if (entry) expect(JSON.stringify(entry.command), `seed ${seed}`).toContain(command.label);
      expect(server.effects.get(id) ?? 0, `seed ${seed}: ${id} twice`).toBeLessThanOrEqual(1);
      if (entry) totals.refused += 1;
      else totals.acknowledged += 1;
    }
    person.close();
  }
  return totals;
}

/** A removal of a row that is gone is as wanted. */
const isDoneByOther = (command: TripCommand, server: Server): boolean =>
  command.type === 'remove' && 'id' in command.row && !server.rows.has(command.row.id);

it(`[PLUS-3] [LIVE-1] ${RUNS} random runs lose no command and carry out none twice`, async () => {
  const first = Number(process.env.OUTBOX_SEED ?? 20_261_123);
  const totals = { acknowledged: 0, refused: 0 };
  for (let seed = first; seed < first + RUNS; seed += 1) {
    const { acknowledged, refused } = await run(seed);
    totals.acknowledged += acknowledged;
    totals.refused += refused;
  }
  process.stdout.write(`Seeds ${first} to ${first + RUNS - 1}: ${JSON.stringify(totals)}\n`);
  expect(totals.refused).toBeGreaterThan(0);
  expect(totals.acknowledged).toBeGreaterThan(totals.refused);
}, 300_000);
