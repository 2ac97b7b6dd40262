// @vitest-environment happy-dom
import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#web/data/browser-storage.ts';
import { keepDraft, readDraft } from '#web/forms/drafts.ts';
import { selectTrip } from './current-trip.ts';
import { watchLostTrips } from './lost-trips.ts';

const { device, idb } = await vi.hoisted(async () =>
  (await import('#tests/support/memory-idb.ts')).memoryIdb(),
);
vi.mock('idb-keyval', () => idb);
/** Ids of the trips that the server shows, and of those that it was asked for. */
const server = vi.hoisted(() => ({ trips: [] as string[], asked: [] as string[], isUp: true }));
vi.mock('#web/data/supabase-client.ts', () => ({
  loadClient: async () => ({
    from: () => ({
      select: () => ({
        in: async (_: string, ids: string[]) => {
          server.asked.push(...ids);
          if (!server.isUp) throw new TypeError('Failed to fetch');
          return { data: ids.filter((id) => server.trips.includes(id)).map((id) => ({ id })), error: null };
        },
      }),
    }),
  }),
}));

const LOST = '01a20451-12de-74c9-97b1-99745008150c';
const OTHER = '01a20451-12de-74c9-97b1-99745008150d';
const DOCUMENT = '01a20451-12de-74c9-97b1-99745008150e';
const LIST = ['trips', 'list', 'camille'];

/** Stores an answer as an earlier page has. */
function store(key: readonly unknown[], data: unknown): void {
  const values = device.databases.get('escale') ?? new Map<string, unknown>();
  device.databases.set('escale', values);
  values.set(`camille 3 ${hashKey(key)}`, { data, at: 1 });
}
const storedText = () => JSON.stringify([...device.databases].map(([name, values]) => [name, [...values]]));

let client: QueryClient;
let stop: () => void;
beforeEach(async () => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  client = new QueryClient();
  Object.assign(server, { trips: [OTHER], asked: [], isUp: true });
  for (const id of [LOST, OTHER]) {
    store(['trips', id], { id, title: 'Lisbonne' });
    store(['item-comments', id, 'i1'], { messages: [id] });
    keepDraft(`new-task-${id}`, { title: 'Réserver' });
    selectTrip(LOST);
  }
  store(['trip-documents', LOST], [{ id: DOCUMENT }]);
  store(['earlier-lists', OTHER], [{ trip_id: LOST, title: 'Camping' }]);
  const { saveDeviceFile, savePicture } = await import('#web/offline/device-files.ts');
  await saveDeviceFile(DOCUMENT, new Blob(['x']));
  await savePicture(DOCUMENT, new Blob(['x']));
  stop = watchLostTrips(client);
});
afterEach(() => {
  stop();
  device.databases.clear();
  localStorage.clear();
  sessionStorage.clear();
});
/** Reads a query as from the server. */
const read = (queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: async () => data });

it('[COLLAB-3] [PLUS-3] of a trip that the server does not show any more nothing stays on the device', async () => {
  client.setQueryData(['trip-messages', LOST], ['Salut']);
  await read(['trips', LOST], null);
  await vi.waitFor(() => expect(storedText()).not.toContain(LOST));
  expect(storedText()).not.toContain(DOCUMENT);
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ),
  ).not.toContain('messages');
  expect(readDraft(`new-task-${LOST}`)).toBeNull();
  expect(Object.keys(sessionStorage).join()).not.toContain(LOST);
});

it('[COLLAB-3] [PLUS-3] nor of one that was lost meanwhile, once the server has said so; the others stay', async () => {
  await read(LIST, [{ id: OTHER }]);
  await vi.waitFor(() => expect(storedText()).not.toContain(LOST));
  expect(server.asked).toEqual([LOST]);
  expect(storedText()).not.toContain(DOCUMENT);
  expect([...(device.databases.get('escale')?.keys() ?? [])]).toContain(
    `camille 3 ${hashKey(['trips', OTHER])}`,
  );
  expect(readDraft(`new-task-${OTHER}`)).toEqual({ title: 'Réserver' });
});

it('[PLUS-3] a trip that is in no list stays while the server shows it, or says nothing', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.trips = [OTHER, LOST];
  await read(LIST, []);
  await vi.waitFor(() => expect(server.asked).toEqual([LOST, OTHER]));
  server.isUp = false;
  await read(LIST, [{ id: OTHER }]);
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(storedText()).toContain(LOST);
  expect(readDraft(`new-task-${LOST}`)).not.toBeNull();
});
