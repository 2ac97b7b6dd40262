import { createPerson, elsewhere, type Person } from '#tests/support/accounts.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import type { Figure } from './report.ts';
import { inserter } from './trip-fixture.ts';

const TRIPS = 100;
const SOCKETS = 500;
const CHANGES_A_SECOND = 50;
const SECONDS = 60;
const MEGABYTE = 1_000_000;

/** One open page: a socket of its own, joined to a trip, and the changes it received. */
type Page = { person: Person; trip: string; received: number[]; latencies: number[]; joinMs: number };

/**
 * 500 sockets of the official client over 100 trips and 50 changes a second for a minute, on a process of its own; and what a join
 * takes on a socket that is open. A change's own instant is the begin of its transaction, so commit is part of the latency.
 *
 * @throws when a change is missing, doubled or out of order on any of the pages
 */
export async function measureRealtime(databaseUrl: string): Promise<Figure[]> {
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  try {
    const owner = await createPerson(server, { name: 'Livia', premium: true });
    const trips = await makeTrips(server, owner);
    const pages: Page[] = [];
    for (let seat = 0; seat < SOCKETS; seat += 1) {
      pages.push(await openPage(server, owner, trips[seat % TRIPS] ?? ''));
    }
    let peak = 0;
    const watching = setInterval(() => {
      memoryOf(server).then((bytes) => {
        peak = Math.max(peak, bytes);
      }, console.error);
    }, 2000);
    const sent = await makeChanges(server, owner, trips);
    await untilReceived(pages, sent / TRIPS);
    clearInterval(watching);
    for (const { received } of pages) checkOrder(received, sent / TRIPS);
    await Promise.all(pages.map(({ person }) => person.client.realtime.disconnect()));
    return figures(pages, peak, sent);
  } finally {
    await server.stop();
  }
}

async function makeTrips(server: RunningServer, owner: Person): Promise<string[]> {
  const trips = Array.from({ length: TRIPS }, (_, index) => ({
    id: crypto.randomUUID(),
    title: `Trip ${index}`,
    start_date: '2027-03-01',
    end_date: '2027-03-05',
    owner_id: owner.id,
  }));
  await inserter(server, owner)('trips', trips);
  return trips.map(({ id }) => id);
}

/** Opens the socket with the person's own channel; then joins the trip, which is what is timed. */
async function openPage(server: RunningServer, owner: Person, trip: string): Promise<Page> {
  const person = elsewhere(server, owner);
  await person.client.realtime.setAuth();
  const page: Page = { person, trip, received: [], latencies: [], joinMs: 0 };
  await joined(person, `user:${owner.id}`, () => {});
  const asked = performance.now();
  await joined(person, `trip:${trip}`, (row) => {
    page.received.push(Number(row.title));
    page.latencies.push(Date.now() - Date.parse(String(row.created_at)));
  });
  page.joinMs = performance.now() - asked;
  return page;
}

function joined(
  { client }: Person,
  topic: string,
  hear: (row: Record<string, unknown>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: 'INSERT' }, ({ payload }) => hear(payload.rows[0]))
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(status));
      });
  });
}

/** Adds notes at an even pace, to each trip in turn; their titles are numbers, from 0 in each trip. Answers how many. */
async function makeChanges(server: RunningServer, owner: Person, trips: readonly string[]): Promise<number> {
  const insert = inserter(server, owner);
  const total = CHANGES_A_SECOND * SECONDS;
  const started = performance.now();
  const writes: Promise<void>[] = [];
  for (let index = 0; index < total; index += 1) {
    const wait = started + (index * 1000) / CHANGES_A_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const title = String(Math.floor(index / TRIPS));
    writes.push(insert('trip_notes', [{ trip_id: trips[index % TRIPS], title, created_by: owner.id }]));
  }
  await Promise.all(writes);
  return total;
}

async function untilReceived(pages: readonly Page[], count: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    if (pages.every(({ received }) => received.length >= count)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function checkOrder(received: readonly number[], count: number): void {
  const isWhole = received.length === count && received.every((number, index) => number === index);
  if (!isWhole)
    throw new Error(`A page received ${received.length} of ${count} changes: ${received.join(' ')}`);
}

async function memoryOf({ url, metricsToken }: RunningServer): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1]);
}

function figures(pages: readonly Page[], peak: number, sent: number): Figure[] {
  const latencies = pages.flatMap((page) => page.latencies).sort((a, b) => a - b);
  const joins = pages.map(({ joinMs }) => joinMs).sort((a, b) => a - b);
  const at = (values: readonly number[], part: number) =>
    Math.round(values[Math.floor(values.length * part)] ?? 0);
  const note = `${SOCKETS} sockets over ${TRIPS} trips, ${CHANGES_A_SECOND} changes a second for ${SECONDS} s, PostgreSQL; ${latencies.length} deliveries of ${sent} changes, each once and in order`;
  return [
    {
      what: 'A change, from its transaction to the others’ pages: median',
      measured: at(latencies, 0.5),
      unit: 'ms',
      limit: { atMost: 40 },
      note,
    },
    {
      what: 'The same, 95th percentile',
      measured: at(latencies, 0.95),
      unit: 'ms',
      limit: { atMost: 100 },
      note: `99th: ${at(latencies, 0.99)} ms`,
    },
    {
      what: 'Memory of the process under it',
      measured: Math.round(peak / MEGABYTE),
      unit: 'MB',
      limit: { atMost: 400 },
      note: 'highest resident set, looked at every two seconds',
    },
    {
      what: 'Joining a channel',
      measured: at(joins, 0.5),
      unit: 'ms',
      limit: { atMost: 20 },
      note: `median of ${joins.length} on open sockets; 95th percentile ${at(joins, 0.95)} ms`,
    },
  ];
}
