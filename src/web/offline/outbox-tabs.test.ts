// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { memoryIdb } from '#tests/support/memory-idb.ts';
import { storageKeys } from '#web/data/browser-storage.ts';

const command = (id: string): TripCommand => ({
  type: 'add',
  entity: 'item',
  label: 'Tram',
  id,
  tripId: 't',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
});

/** Channels between the tabs of this test. */
class Channel extends EventTarget {
  private static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    for (const other of Channel.open)
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const sent: string[] = [];
const refused = new Set<string>();
const tabs: (() => void)[] = [];
let device = memoryIdb();

/** Another tab of the same browser: its modules are its own, the device is one. */
async function openTab() {
  vi.resetModules();
  vi.doMock('idb-keyval', () => device.idb);
  const { AppError } = await import('#db/app-error.ts');
  vi.doMock('./send-command.ts', () => ({
    sendCommand: async ({ id }: TripCommand) => {
      sent.push(id);
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (refused.has(id)) throw new AppError('forbidden');
      return { row: null, skipped: [] };
    },
  }));
  const network = await import('./network-state.ts');
  const sender = await import('./outbox-sender.ts');
  const outbox = await import('./outbox.ts');
  network.setOnline(false);
  tabs.push(sender.startOutbox({ onSettled: async () => {}, onDrained: () => {}, onReport: () => {} }));
  return { ...network, ...sender, ...outbox };
}
const waiting = ({ pendingCommands }: Pick<Awaited<ReturnType<typeof openTab>>, 'pendingCommands'>) =>
  pendingCommands('t').map(({ id }) => id);
const stored = () => [...(device.device.databases.get('escale-outbox')?.keys() ?? [])];
/** Lets what was asked for happen. */
const pass = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  device = memoryIdb();
  vi.stubGlobal('BroadcastChannel', Channel);
  // A lock of the browser: one task after the other.
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, task: () => Promise<unknown>) => (last = last.then(task));
  vi.stubGlobal('navigator', { locks: { request }, onLine: true });
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(() => {
  for (const stop of tabs.splice(0)) stop();
  sent.splice(0);
  refused.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[PLUS-3] two tabs show one outbox, and each command is sent once', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.enqueue(command('c1'), { onSettled: () => {} });
  await pass();
  expect(waiting(other)).toEqual(['c1']);
  other.enqueue(command('c2'), { onSettled: () => {} });
  await pass();
  for (const tab of [one, other]) expect(waiting(tab)).toEqual(['c1', 'c2']);
  for (const tab of [one, other]) tab.setOnline(true);
  await pass();
  expect(sent).toEqual(['c1', 'c2']);
  for (const tab of [one, other]) expect(tab.outboxEntries()).toEqual([]);
  expect(stored()).toEqual([]);
});

it('[PLUS-3] what was refused in one tab is listed in the other and in the next, until somebody decides in one of them', async () => {
  refused.add('c1');
  const [one, other] = [await openTab(), await openTab()];
  one.enqueue(command('c1'), { onSettled: () => {} });
  one.setOnline(true);
  await pass();
  const third = await openTab();
  await pass();
  for (const tab of [one, other, third])
    expect(tab.outboxEntries()).toMatchObject([{ command: { id: 'c1' }, refusal: { key: 'forbidden' } }]);
  other.resolveRefusal(other.outboxEntries()[0]?.key ?? '');
  await pass();
  for (const tab of [one, other, third]) expect(tab.outboxEntries()).toEqual([]);
  expect(stored()).toEqual([]);
});

it('[PLUS-3] what a closed tab has left is sent by the one that is open', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.enqueue(command('c1'), { onSettled: () => {} });
  await pass();
  tabs.shift()?.();
  other.setOnline(true);
  await pass();
  expect(sent).toEqual(['c1']);
  expect(stored()).toEqual([]);
});

it('[PLUS-3] [TRIP-2] a dialog waits no longer for what another tab sends than until it shows as waiting', async () => {
  const tab = await openTab();
  tab.setOnline(true);
  await pass();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const sending = navigator.locks.request('escale-outbox', () => promise);
  const onWaiting = vi.fn();
  tab.enqueue(command('c1'), { onSettled: () => {}, onWaiting });
  await pass();
  expect(onWaiting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onWaiting).toHaveBeenCalledOnce();
  release();
  await sending;
  await pass();
  expect(sent).toEqual(['c1']);
});
