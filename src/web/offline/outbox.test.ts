// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { addToOutbox, hasUnstored, outboxEntries, pendingCommands, removeFromOutbox } from './outbox.ts';
import { watchUnstored } from './outbox-report.ts';

const command = (id: string): TripCommand => ({
  type: 'add',
  entity: 'item',
  label: 'Tram',
  id,
  tripId: 't',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(() => {
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[PLUS-3] the outbox', () => {
  it('has commands in the order in which they were made, also where the clock was set back', () => {
    addToOutbox(command('added'));
    vi.setSystemTime(Date.now() - 86_400_000);
    addToOutbox(command('edited'));
    addToOutbox(command('deleted'));
    expect(pendingCommands('t').map(({ id }) => id)).toEqual(['added', 'edited', 'deleted']);
    const stored = Object.keys(localStorage).filter((key) => key.startsWith('escale-outbox-'));
    expect(stored.toSorted().map((key) => key.split('-').at(-1))).toEqual(['added', 'edited', 'deleted']);
  });

  it('says of what this device could not store that it is on the page alone, and closing that asks', () => {
    const stop = watchUnstored();
    const closing = () => new Event('beforeunload', { cancelable: true });
    expect(dispatchEvent(closing())).toBe(true);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { localStorage: storage } = globalThis;
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      setItem,
      removeItem: () => {},
    });
    const entry = addToOutbox(command('c1'));
    expect(hasUnstored()).toBe(true);
    expect(dispatchEvent(closing())).toBe(false);
    vi.unstubAllGlobals();
    removeFromOutbox(entry?.key ?? '');
    expect(dispatchEvent(closing())).toBe(true);
    stop();
  });
});
