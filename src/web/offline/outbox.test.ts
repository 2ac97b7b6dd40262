// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { initI18n } from '#i18n/i18n.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import {
  addToOutbox,
  clearOutboxOf,
  hasUnstored,
  nextEntry,
  outboxEntries,
  outboxStore,
  pendingCommands,
  refreshOutbox,
  removeFromOutbox,
} from './outbox.ts';
import { watchUnstored } from './outbox-report.ts';

const { device, idb } = await vi.hoisted(async () =>
  (await import('#tests/support/memory-idb.ts')).memoryIdb(),
);
vi.mock('idb-keyval', () => idb);
const toast = vi.hoisted(() => vi.fn());
vi.mock('#web/ui/toasts.ts', () => ({ toast }));

const command = (id: string): TripCommand => ({
  type: 'add',
  entity: 'item',
  label: 'Tram',
  id,
  tripId: 't',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
});
const signIn = (id: string) => localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id } }));
const stored = () => [...(device.databases.get('escale-outbox') ?? [])];
const firstStored = (): [string, unknown] => stored()[0] ?? ['', null];
const waiting = () => pendingCommands('t').map(({ id }) => id);
const closing = () => new Event('beforeunload', { cancelable: true });

beforeAll(() => initI18n('fr'));
beforeEach(() => {
  toast.mockClear();
  vi.useFakeTimers();
  signIn('camille');
});
afterEach(async () => {
  device.isFull = false;
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  await outboxStore.written();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[PLUS-3] the outbox', () => {
  it('has commands in the order in which they were made, also where the clock was set back', async () => {
    addToOutbox(command('added'));
    vi.setSystemTime(Date.now() - 86_400_000);
    addToOutbox(command('edited'));
    addToOutbox(command('deleted'));
    expect(waiting()).toEqual(['added', 'edited', 'deleted']);
    await outboxStore.written();
    const keys = stored().map(([key]) => key);
    expect(keys.toSorted().map((key) => key.split('-').at(-1))).toEqual(['added', 'edited', 'deleted']);
  });

  it('shows a command at once, asks before the page is closed until the device has it, and sends it no earlier', async () => {
    const stop = watchUnstored();
    expect(dispatchEvent(closing())).toBe(true);
    addToOutbox(command('c1'));
    expect(waiting()).toEqual(['c1']);
    expect(stored()).toEqual([]);
    expect(dispatchEvent(closing())).toBe(false);
    expect(await nextEntry()).toMatchObject({ command: { id: 'c1' } });
    expect(stored()).toHaveLength(1);
    expect(dispatchEvent(closing())).toBe(true);
    removeFromOutbox(outboxEntries()[0]?.key ?? '');
    await outboxStore.written();
    expect(toast).not.toHaveBeenCalled();
    stop();
  });

  it('says of what this device could not store that it is on the page alone, and closing that asks', async () => {
    const stop = watchUnstored();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    device.isFull = true;
    const entry = addToOutbox(command('c1'));
    expect(await nextEntry()).toBe(entry);
    await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(hasUnstored()).toBe(true);
    expect(dispatchEvent(closing())).toBe(false);
    await vi.waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Cet appareil n’a plus de place' }),
      ),
    );
    addToOutbox(command('c2'));
    await outboxStore.written();
    expect(toast).toHaveBeenCalledOnce();
    for (const { key } of outboxEntries()) removeFromOutbox(key);
    expect(dispatchEvent(closing())).toBe(true);
    stop();
  });

  it('has what other tabs have written once it is read again, and nothing of what they have sent', async () => {
    addToOutbox(command('c1'));
    await outboxStore.written();
    const values = device.databases.get('escale-outbox');
    const [key, value] = firstStored();
    values?.set(key.replace('c1', 'c2'), Object.assign({}, value, { command: command('c2') }));
    await refreshOutbox();
    expect(waiting()).toEqual(['c1', 'c2']);
    values?.delete(key);
    expect(await nextEntry()).toMatchObject({ command: { id: 'c2' } });
    expect(waiting()).toEqual(['c2']);
    values?.clear();
    expect(await nextEntry()).toBeNull();
  });

  it('lists what another tab has sent and was refused', async () => {
    addToOutbox(command('c1'));
    await outboxStore.written();
    const [key, value] = firstStored();
    const refusal = { key: 'forbidden', message: 'forbidden', theirs: null };
    device.databases.get('escale-outbox')?.set(key, Object.assign({}, value, { refusal }));
    expect(await nextEntry()).toBeNull();
    expect(outboxEntries()).toMatchObject([{ command: { id: 'c1' }, refusal }]);
  });

  it('loses nothing that is written while it is read', async () => {
    addToOutbox(command('c1'));
    await outboxStore.written();
    const reading = refreshOutbox();
    addToOutbox(command('c2'));
    removeFromOutbox(outboxEntries()[0]?.key ?? '');
    await reading;
    expect(waiting()).toEqual(['c2']);
    await outboxStore.written();
    await refreshOutbox();
    expect(waiting()).toEqual(['c2']);
  });

  it('is of who is signed in; what another has left waits for them', async () => {
    addToOutbox(command('c1'));
    signIn('thomas');
    await refreshOutbox();
    expect(waiting()).toEqual([]);
    signIn('camille');
    await refreshOutbox();
    expect(waiting()).toEqual(['c1']);
  });

  it('[PLUS-9] has nothing any more of somebody whose account is gone, and all of others', async () => {
    addToOutbox(command('c1'));
    await outboxStore.written();
    signIn('thomas');
    addToOutbox(command('c2'));
    await clearOutboxOf('camille');
    expect(waiting()).toEqual(['c2']);
    expect(stored().map(([key]) => key)).toEqual([expect.stringContaining('thomas')]);
  });

  it('asks the browser once to keep what is stored', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
    vi.resetModules();
    const fresh = await import('./outbox.ts');
    for (const id of ['c1', 'c2']) fresh.addToOutbox(command(id));
    await fresh.outboxStore.written();
    expect(persist).toHaveBeenCalledOnce();
    for (const { key } of fresh.outboxEntries()) fresh.removeFromOutbox(key);
    await fresh.outboxStore.written();
    vi.unstubAllGlobals();
  });
});
