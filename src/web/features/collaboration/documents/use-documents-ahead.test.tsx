// @vitest-environment happy-dom
import { isDeepStrictEqual } from 'node:util';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentRow } from '#domain/trip-commands/command.ts';
import { initI18n, loadAreas } from '#i18n/i18n.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { tripDetails } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { clearDeviceFiles, deviceFileSizes, saveDeviceFile } from '#web/offline/device-files.ts';
import { changeDeviceSettings } from '#web/offline/device-settings.ts';
import { storedAhead } from '#web/offline/stored-ahead.ts';
import { publishSessionEnd } from '#web/session/session-end.ts';
import { tripQuery } from '#web/trip-data/queries.ts';
import { afterThisTask } from '#web/ui/timing.ts';
import { WithoutRoom } from './components/without-room.tsx';
import { keepOnDevice, removeFromDevice } from './content.ts';
import { documentsQuery } from './queries.ts';
import { useDocumentsAhead } from './use-documents-ahead.ts';

/** IndexedDB with the very files: those of this page are no browser's, and can't be copied. */
vi.mock('idb-keyval', () => {
  type Store = Map<string, unknown>;
  return {
    createStore: (): Store => new Map(),
    get: async (key: string, store: Store) => store.get(key),
    set: async (key: string, value: unknown, store: Store) => void store.set(key, value),
    del: async (key: string, store: Store) => void store.delete(key),
    delMany: async (keys: string[], store: Store) => keys.forEach((key) => void store.delete(key)),
    keys: async (store: Store) => [...store.keys()],
    entries: async (store: Store) => [...store],
    clear: async (store: Store) => store.clear(),
  };
});
/** Downloads end with it. */
const line = vi.hoisted(() => ({ free: Promise.resolve(), asked: 0 }));
vi.mock('./purged-files.ts', () => ({ removePurgedFiles: async () => {} }));
vi.mock('#web/data/storage-client.ts', () => ({
  openStorage: async () => ({
    from: () => ({
      download: async () => {
        line.asked += 1;
        await line.free;
        return { data: new Blob(['x'.repeat(MB)]), error: null };
      },
    }),
  }),
}));

const MB = 1_000_000;
const today = Temporal.Now.plainDateISO();
const inDays = (days: number) => today.add({ days }).toString();
const ago = (minutes: number) => Temporal.Now.instant().subtract({ minutes }).toString();
const row = (id: string, rest: Partial<DocumentRow> = {}): DocumentRow => ({
  id,
  name: `${id}.txt`,
  type: 'text/plain',
  size: MB,
  item_id: null,
  created_by: null,
  created_at: '',
  deleted_at: null,
  ...rest,
});

const show = reactPage();
function Trip({ id, documents }: { id: string; documents: readonly DocumentRow[] }) {
  useDocumentsAhead(id);
  return <WithoutRoom documents={documents} />;
}
/** Opens the page of a trip that begins and ends so many days from today. */
function open(id: string, [from, to]: [number, number], documents: readonly DocumentRow[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(
    tripQuery(id).queryKey,
    tripDetails({ id, start_date: inDays(from), end_date: inDays(to) }),
  );
  client.setQueryData(documentsQuery(id).queryKey, documents);
  return show(
    <QueryClientProvider key={`${id} ${to}`} client={client}>
      <Trip id={id} documents={documents} />
    </QueryClientProvider>,
  );
}
const stored = async () => [...(await deviceFileSizes()).keys()].toSorted();
/** Lets the page go on until that is so. */
async function until(read: () => unknown, expected: unknown): Promise<void> {
  let found: unknown;
  for (let tries = 0; tries < 1000 && !isDeepStrictEqual(found, expected); tries += 1)
    await act(async () => {
      await afterThisTask();
      found = await read();
    });
  expect(found).toEqual(expected);
}

beforeAll(async () => {
  await initI18n('fr');
  await loadAreas('documents');
});
beforeEach(async () => {
  publishSessionEnd();
  await clearDeviceFiles();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  changeDeviceSettings({ days: 3, limit: 52_428_800, removed: [] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[PLUS-10] files on the device', () => {
  it('of a deleted document go, wherever its trip lies, but not while an undo may need them', async () => {
    for (const id of ['deleted', 'undone', 'listed']) await saveDeviceFile(id, new Blob(['x']));
    await open(
      'far',
      [90, 95],
      [row('deleted', { deleted_at: ago(61) }), row('undone', { deleted_at: ago(1) }), row('listed')],
    );
    await until(stored, ['listed', 'undone']);
  });

  it('of a trip that is over go where they came by themselves, and stay where a person chose them', async () => {
    await keepOnDevice('past', row('chosen'));
    await open('past', [-1, 2], [row('chosen'), row('ahead'), row('again')]);
    await until(stored, ['again', 'ahead', 'chosen']);
    // Taken off and chosen: it is a person's now.
    await act(() => removeFromDevice('again'));
    await act(() => keepOnDevice('past', row('again')));
    vi.setSystemTime(Date.parse(`${inDays(4)}T12:00:00Z`));
    await open('next', [3, 6], [row('other')]);
    await until(stored, ['again', 'chosen', 'other']);
  });

  it('of a trip that was put off stay until that is over', async () => {
    await open('later', [-1, 2], [row('ahead')]);
    await until(stored, ['ahead']);
    await act(() => keepOnDevice('later', row('deleted')));
    vi.setSystemTime(Date.parse(`${inDays(6)}T12:00:00Z`));
    await open('later', [20, 23], [row('ahead'), row('deleted', { deleted_at: ago(61) })]);
    await until(stored, ['ahead']);
  });

  it('of a trip that comes near while it is open are stored on that day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await open('soon', [4, 6], [row('ticket')]);
    // The page is idle by then.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await stored()).toEqual([]);
    const clock = vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(today.add({ days: 1 }));
    await act(async () => vi.advanceTimersByTime(60_000));
    await until(stored, ['ticket']);
    clock.mockRestore();
  });

  it('that are taken off while they are on their way, or in the same moment, stay off', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(line, { free: promise, asked: 0 });
    await open('near', [0, 3], [row('first'), row('second')]);
    await until(() => line.asked > 0, true);
    await act(async () => {
      const removal = removeFromDevice('first');
      changeDeviceSettings({ days: 7 });
      resolve();
      await removal;
    });
    await until(stored, ['second']);
  });

  it('that are chosen by hand stay after the trip, also where the days ahead want them', async () => {
    changeDeviceSettings({ removed: ['ticket'] });
    await open('near', [-1, 2], [row('ticket')]);
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(line, { free: promise, asked: 0 });
    const ended = vi.fn();
    const storing = keepOnDevice('near', row('ticket')).then(ended);
    await until(() => line.asked, 1);
    await act(() => new Promise((done) => setTimeout(done, 400)));
    resolve();
    await until(() => ended.mock.calls.length, 1);
    await storing;
    expect(line.asked).toBe(1);
    expect(storedAhead()).toEqual({});
  });

  it('that are chosen by hand while a pass stores another are fetched once, and stay after the trip', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    Object.assign(line, { free: first.promise, asked: 0 });
    await open('near', [-1, 2], [row('first'), row('second')]);
    await until(() => line.asked, 1);
    line.free = second.promise;
    const storing = keepOnDevice('near', row('second'));
    await until(() => line.asked, 2);
    first.resolve();
    await until(stored, ['first']);
    await act(() => new Promise((done) => setTimeout(done, 400)));
    second.resolve();
    await storing;
    await until(stored, ['first', 'second']);
    expect(line.asked).toBe(2);
    expect(Object.keys(storedAhead())).toEqual(['first']);
  });

  it('that are on their way at a sign-out are stored for nobody', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(line, { free: promise, asked: 0 });
    const storing = keepOnDevice('near', row('ticket')).catch((error: unknown) => error);
    await until(() => line.asked, 1);
    localStorage.removeItem(storageKeys.auth);
    await clearDeviceFiles();
    resolve();
    await storing;
    expect(await stored()).toEqual([]);
  });

  it('are not fetched again by the next page of their trip, nor stored by settings that changed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(line, { free: promise, asked: 0 });
    const idle = () => act(() => new Promise((done) => setTimeout(done, 400)));
    await open('near', [0, 3], [row('first')]);
    await until(() => line.asked, 1);
    await open('near', [0, 4], [row('first')]);
    await idle();
    await open('later', [5, 8], [row('late')]);
    await idle();
    await act(async () => changeDeviceSettings({ days: 7 }));
    await act(async () => changeDeviceSettings({ days: 3 }));
    resolve();
    await until(stored, ['first']);
    await idle();
    expect([line.asked, await stored()]).toEqual([1, ['first']]);
  });

  it('that have no room are named, until they have', async () => {
    const large = row('Large', { size: 60 * MB });
    const page = await open('near', [0, 3], [large, row('Small')]);
    await until(stored, ['Small']);
    await until(() => page.textContent?.includes('pour garder d’avance\u00a0: Large.txt.'), true);
    await act(async () => changeDeviceSettings({ limit: 209_715_200 }));
    await until(stored, ['Large', 'Small']);
    await until(() => page.textContent, '');
  });
});
