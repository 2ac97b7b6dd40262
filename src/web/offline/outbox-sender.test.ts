// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#db/app-error.ts';
import type { NewTripCommand, TripCommand } from '#domain/trip-commands/command.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { newId } from '#web/data/ids.ts';
import { setOnline } from './network-state.ts';
import { outboxEntries, outboxStore, pendingCommands, removeFromOutbox } from './outbox.ts';
import { enqueue, flushOutbox, type Outcome, resolveRefusal, startOutbox } from './outbox-sender.ts';
import type { Acknowledgement } from './send-command.ts';

const { device, idb } = await vi.hoisted(async () =>
  (await import('#tests/support/memory-idb.ts')).memoryIdb(),
);
vi.mock('idb-keyval', () => idb);

const wire = vi.hoisted(() => ({
  sent: [] as string[],
  /** Of those, what was sent as something that may have arrived before. */
  again: [] as string[],
  answer: vi.fn<(id: string) => unknown>(),
  reads: true,
}));
vi.mock('./send-command.ts', () => ({
  sendCommand: async ({ id }: TripCommand, mayHaveArrived: boolean) => {
    wire.sent.push(id);
    if (mayHaveArrived) wire.again.push(id);
    return (await wire.answer(id)) ?? { row: null, skipped: [] };
  },
  answersReads: async () => wire.reads,
}));

const TRAM = { kind: 'note', id: 'n1', title: 'Tram' } as const;
const note: NewTripCommand = { type: 'add', entity: 'item', label: 'Tram', row: TRAM };
const ALONE = { created_at: '', reply_to: null, mentions: [], item_id: null };
const message: NewTripCommand = {
  type: 'add',
  entity: 'message',
  label: 'Salut',
  row: { id: 'm1', user_id: 'camille', text: 'Salut', ...ALONE },
};
const command = (id: string, made: NewTripCommand = note): TripCommand => ({ ...made, id, tripId: 't' });

/** What the device has of the outbox. */
function onDevice(): Map<string, unknown> {
  const values = device.databases.get('escale-outbox') ?? new Map<string, unknown>();
  device.databases.set('escale-outbox', values);
  return values;
}

/** As an earlier page has left it. */
const leave = (name: string, id: string, userId = 'camille') =>
  onDevice().set(`${userId} ${name}`, { command: command(id), madeAt: 1, refusal: null });

let stop: (() => void) | null = null;
const settled: [string, Acknowledgement | null][] = [];
const drained: string[] = [];
const reports: number[] = [];
function start(): void {
  stop = startOutbox({
    onSettled: async ({ id }, acknowledgement) => void settled.push([id, acknowledgement]),
    onDrained: (tripId) => void drained.push(tripId),
    onReport: (sent) => void reports.push(sent),
  });
}
const refusal = (key: string) => () => {
  throw new AppError(key);
};
const waiting = () => pendingCommands('t').map(({ id }) => id);
const stored = () => [...onDevice().keys()].toSorted();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
});
afterEach(async () => {
  stop?.();
  setOnline(true);
  for (const { key } of outboxEntries()) removeFromOutbox(key);
  onDevice().clear();
  await outboxStore.read();
  localStorage.clear();
  for (const list of [wire.sent, wire.again, settled, drained, reports]) list.splice(0);
  wire.answer.mockReset();
  wire.reads = true;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[PLUS-3] the outbox', () => {
  it('stores a command before it is sent, and until it is acknowledged', async () => {
    start();
    const answer = Promise.withResolvers<undefined>();
    wire.answer.mockReturnValue(answer.promise);
    const onSettled = vi.fn<(outcome: Outcome) => void>();
    enqueue(command('c1'), { onSettled });
    expect(waiting()).toEqual(['c1']);
    await vi.advanceTimersByTimeAsync(10);
    expect(wire.sent).toEqual(['c1']);
    expect(stored()).toHaveLength(1);
    answer.resolve(undefined);
    await vi.advanceTimersByTimeAsync(10);
    expect(onSettled).toHaveBeenCalledWith({ acknowledgement: { row: null, skipped: [] } });
    expect(stored()).toEqual([]);
    expect(waiting()).toEqual([]);
    expect(drained).toEqual(['t']);
  });

  it('sends in order, one at a time, and drains once', async () => {
    start();
    for (const id of ['c1', 'c2', 'c3']) enqueue(command(id), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(10);
    expect(wire.sent).toEqual(['c1', 'c2', 'c3']);
    expect(settled.map(([id]) => id)).toEqual(['c1', 'c2', 'c3']);
    expect(drained).toEqual(['t']);
  });

  it.each(['network', 'server', 'timeout', 'too_many_requests', 'session_expired', 'not_authenticated'])(
    'keeps a command that failed with %s, says so, and sends it again, with all that comes after',
    async (key) => {
      start();
      wire.answer.mockImplementationOnce(refusal(key));
      const onWaiting = vi.fn<() => void>();
      const onSettled = vi.fn<(outcome: Outcome) => void>();
      enqueue(command('c1'), { onSettled, onWaiting });
      enqueue(command('c2'), { onSettled });
      await vi.advanceTimersByTimeAsync(10);
      expect(wire.sent).toEqual(['c1']);
      expect(onWaiting).toHaveBeenCalled();
      expect(stored()).toHaveLength(2);
      setOnline(true);
      await vi.advanceTimersByTimeAsync(5100);
      expect(wire.sent).toEqual(['c1', 'c1', 'c2']);
      expect(wire.again).toEqual(['c1']);
      expect(onSettled).toHaveBeenCalledTimes(2);
      expect(stored()).toEqual([]);
    },
  );

  it('waits longer after each failure, and a quarter of a minute at most, also where the clock is set back', async () => {
    start();
    wire.answer.mockImplementation(refusal('server'));
    enqueue(command('c1'), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(10);
    for (const [tries, wait] of [5000, 10_000, 15_000, 15_000].entries()) {
      expect(wire.sent).toHaveLength(tries + 1);
      vi.setSystemTime(0);
      await vi.advanceTimersByTimeAsync(wait);
    }
  });

  it.each([
    [500, 'server', true, true],
    [500, 'timeout', true, true], // A statement that always takes too long.
    [500, 'server', false, false],
    [503, 'server', true, false],
    [408, 'timeout', true, false],
    [undefined, 'timeout', true, false],
  ])(
    'after five times %s (%s) to one command, reads answered: %s, it is set aside: %s',
    async (status, key, reads, isAside) => {
      const [one, other] = [newId(), newId()];
      start();
      wire.reads = reads;
      wire.answer.mockImplementation((id) => {
        if (id === one) throw new AppError(key, 'down', { status });
      });
      for (const id of [one, other]) enqueue(command(id), { onSettled: () => {} });
      await vi.advanceTimersByTimeAsync(45_100);
      expect(wire.sent).toEqual([one, one, one, one, one, ...(isAside ? [other] : [])]);
      expect(waiting()).toEqual(isAside ? [] : [one, other]);
      const first = { command: { id: one, label: 'Tram' }, refusal: isAside ? { key } : null };
      expect(outboxEntries()[0]).toMatchObject(first);
    },
  );

  it('says of every command behind the first that it waits, at the first try and after', async () => {
    start();
    wire.answer.mockImplementation(refusal('server'));
    const waits = vi.fn<(id: string) => void>();
    for (const id of ['c1', 'c2']) enqueue(command(id), { onSettled: () => {}, onWaiting: () => waits(id) });
    await vi.advanceTimersByTimeAsync(10);
    expect(waits.mock.calls.flat()).toEqual(['c1', 'c2']);
    enqueue(command('d3'), { onSettled: () => {}, onWaiting: () => waits('d3') });
    expect(waits.mock.calls.flat()).toEqual(['c1', 'c2', 'd3']);
  });

  it('sends a new command no earlier than the wait after a failure allows', async () => {
    start();
    wire.answer.mockImplementation(refusal('server'));
    enqueue(command('c1'), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(10);
    enqueue(command('c2'), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(4900);
    expect(wire.sent).toEqual(['c1']);
    await vi.advanceTimersByTimeAsync(100);
    expect(wire.sent).toEqual(['c1', 'c1']);
  });

  it('waits as little after a refusal as after an acknowledgement: the server answered', async () => {
    start();
    const fail = refusal('server');
    wire.answer.mockImplementationOnce(fail).mockImplementationOnce(fail);
    wire.answer.mockImplementationOnce(refusal('forbidden')).mockImplementationOnce(fail);
    for (const id of ['c1', 'c2']) enqueue(command(id), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(15_020);
    expect(wire.sent).toEqual(['c1', 'c1', 'c1', 'c2']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.sent).toEqual(['c1', 'c1', 'c1', 'c2', 'c2']);
  });

  it('sends nothing without a network, and all of it once there is one', async () => {
    start();
    setOnline(false);
    const onWaiting = vi.fn<() => void>();
    enqueue(command('c1'), { onSettled: () => {}, onWaiting });
    expect(onWaiting).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.sent).toEqual([]);
    setOnline(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(wire.sent).toEqual(['c1']);
  });

  it('stores what is refused until its author has decided, and goes on', async () => {
    start();
    wire.answer.mockImplementationOnce(refusal('forbidden'));
    const onSettled = vi.fn<(outcome: Outcome) => void>();
    enqueue(command('c1'), { onSettled });
    enqueue(command('c2'), { onSettled });
    await vi.advanceTimersByTimeAsync(10);
    expect(onSettled.mock.calls.map(([{ error }]) => error?.key)).toEqual(['forbidden', undefined]);
    expect(settled[0]).toEqual(['c1', null]);
    expect(waiting()).toEqual([]);
    expect(outboxEntries()).toMatchObject([{ command: { id: 'c1' }, refusal: { key: 'forbidden' } }]);
    expect(stored()).toHaveLength(1);
    resolveRefusal(outboxEntries()[0]?.key ?? '');
    await outboxStore.written();
    expect(stored()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('[AUTH-10] leaves waiting what is refused because its author is signed out', async () => {
    start();
    wire.answer.mockImplementationOnce(() => {
      localStorage.removeItem(storageKeys.auth);
      throw new AppError('forbidden');
    });
    enqueue(command('c1'), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(10);
    localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(wire.sent).toEqual(['c1', 'c1']);
    expect(stored()).toEqual([]);
  });

  it('[CHAT-2] leaves a refused message where it was written', async () => {
    start();
    wire.answer.mockImplementationOnce(refusal('forbidden'));
    enqueue(command('c1', message), { onSettled: () => {} });
    await vi.advanceTimersByTimeAsync(10);
    expect(outboxEntries()).toMatchObject([{ refusal: { key: 'forbidden' }, command: { id: 'c1' } }]);
    expect(waiting()).toEqual([]);
    expect(stored()).toHaveLength(1);
  });

  it('sends what earlier pages have left, in order, and reports it; another person’s stays', async () => {
    leave('02', 'c2');
    leave('01', 'c1');
    leave('03', 'c3');
    leave('01', 'theirs', 'thomas');
    onDevice().set('camille 00', '{');
    wire.answer.mockImplementation((id) => (id === 'c2' ? refusal('no_row')() : undefined));
    start();
    await vi.advanceTimersByTimeAsync(10);
    expect(wire.sent).toEqual(['c1', 'c2', 'c3']);
    expect(wire.again).toEqual(wire.sent); // They may have been tried there.
    expect(reports).toEqual([2]);
    expect(outboxEntries()).toMatchObject([
      { command: { id: 'c2', label: 'Tram' }, refusal: { key: 'no_row' } },
    ]);
    expect(stored()).toEqual(['camille 00', 'camille 02', 'thomas 01']);
  });

  it('looks at the device before each command: another tab may have sent it', async () => {
    leave('01', 'c1');
    leave('02', 'c2');
    wire.answer.mockImplementationOnce(() => onDevice().delete('camille 02'));
    start();
    await vi.advanceTimersByTimeAsync(10);
    expect(wire.sent).toEqual(['c1']);
    flushOutbox();
    await vi.advanceTimersByTimeAsync(10);
    expect(wire.sent).toEqual(['c1']);
  });
});
