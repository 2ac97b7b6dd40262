// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { reactPage } from '#tests/support/react-page.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { fetchNotingRetryAfter } from '#web/data/retry.ts';
import { useTripSync } from './outbox.ts';
import { enqueue, startOutbox } from './outbox-sender.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);
const sent: string[] = [];
vi.mock('./send-command.ts', () => ({
  sendCommand: async ({ id }: { id: string }) => {
    sent.push(id);
    return { row: null, skipped: [] };
  },
}));

const { lock } = vi.hoisted(() => ({ lock: { free: Promise.resolve() } }));
vi.mock('./tab-lock.ts', () => ({
  withTabLock: async (_name: string, task: () => Promise<void>) => {
    await lock.free;
    await task();
  },
}));

const show = reactPage();
const Sync = () => {
  const { pending, isWaiting } = useTripSync('t');
  return <p>{`${pending} ${isWaiting ? 'wait' : 'on their way'}`}</p>;
};

const added = (id: string): TripCommand => ({
  type: 'add',
  entity: 'item',
  label: 'Tram',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
  id,
  tripId: 't',
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('[PLUS-3] says that a change waits while another tab has the turn, and no answer', async () => {
  const stop = startOutbox({ onSettled: async () => {}, onDrained: () => {}, onReport: () => {} });
  const page = await show(<Sync />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const other = Promise.withResolvers<void>();
  lock.free = other.promise;
  await act(async () => {
    enqueue(added('c0'), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(page.textContent).toBe('1 on their way');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(page.textContent).toBe('1 wait');
  expect(sent).toEqual([]);
  await act(async () => {
    other.resolve();
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(page.textContent).toBe('0 on their way');
  expect(sent).toEqual(['c0']);
  sent.splice(0);
  stop();
});

it('[PLUS-3] says that a change waits while the server asks to be left alone, though nothing was sent yet', async () => {
  const stop = startOutbox({ onSettled: async () => {}, onDrained: () => {}, onReport: () => {} });
  const page = await show(<Sync />);
  await act(() => vi.advanceTimersByTimeAsync(1000)); // Nothing is there to be sent.
  // Another request was answered so: a read.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429, headers: { 'retry-after': '8' } }));
  await fetchNotingRetryAfter('data')('https://escale.test/rest/v1/trips');
  await act(async () => {
    enqueue(added('c1'), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(page.textContent).toBe('1 wait');
  expect(sent).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(page.textContent).toBe('0 on their way');
  expect(sent).toEqual(['c1']);
  stop();
});
