import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followQuery, type LiveQuery } from './live-query.ts';
import type { RemoteEvent, RemoteRow } from './remote-event.ts';

interface Thing {
  id: string;
  name: string;
}

const KEY = ['things'];
const thing = (id: string, name: string): Thing => ({ id, name });
const changed = (rows: RemoteRow[], rest: Partial<RemoteEvent> = {}): RemoteEvent => ({
  table: 'things',
  operation: 'UPDATE',
  rows,
  complete: true,
  by: null,
  change: null,
  ...rest,
});

function applyTo(things: Thing[], { operation, rows, complete }: RemoteEvent): Thing[] | null {
  if (!complete) return null;
  return things.flatMap((one) => {
    const row = rows.find(({ id }) => id === one.id);
    if (!row) return one;
    return operation === 'DELETE' ? [] : thing(one.id, String(row.name));
  });
}

describe('[LIVE-1] a query that follows what others change', () => {
  const open: LiveQuery[] = [];
  afterEach(() => {
    for (const { stop } of open.splice(0)) stop();
    vi.useRealTimers();
  });

  /** A query whose readings are answered by hand. */
  function setUp(options: { isCumulative?: boolean; reload?: () => Promise<unknown> } = {}) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.setQueryData(KEY, [thing('a', 'A'), thing('b', 'B')]);
    const readings: PromiseWithResolvers<Thing[]>[] = [];
    const read = () => {
      const reading = Promise.withResolvers<Thing[]>();
      readings.push(reading);
      return client
        .fetchQuery({ queryKey: KEY, queryFn: () => reading.promise, staleTime: 0 })
        .catch(() => undefined);
    };
    const live = followQuery<Thing[]>({ client, queryKey: KEY, apply: applyTo, reload: read, ...options });
    open.push(live);
    return { client, live, read, readings, shown: () => client.getQueryData<Thing[]>(KEY) };
  }

  it('shows them at once, and keeps what stays as it is', () => {
    const { live, shown } = setUp();
    const before = shown();
    live.apply([changed([{ id: 'a', name: 'A2', secret: 1 }])]);
    expect(shown()).toEqual([thing('a', 'A2'), thing('b', 'B')]);
    expect(shown()?.[1]).toBe(before?.[1]);
    live.apply([changed([{ id: 'a' }], { operation: 'DELETE' })]);
    expect(shown()).toEqual([thing('b', 'B')]);
  });

  it('shows them over a reading of its own, which is no fetch of the query', async () => {
    const reading = Promise.withResolvers<Thing[]>();
    const { client, live, shown } = setUp({
      reload: async () => client.setQueryData(KEY, await reading.promise),
    });
    live.reload();
    live.apply([changed([{ id: 'a', name: 'A2' }])]);
    live.apply([changed([{ id: 'b' }], { operation: 'DELETE' })]);
    reading.resolve([thing('a', 'A'), thing('b', 'B'), thing('c', 'C')]);
    await expect.poll(shown).toEqual([thing('a', 'A2'), thing('c', 'C')]);
  });

  it('shows them over a reading that was under way, and so may be older', async () => {
    const { live, read, readings, shown } = setUp();
    const reading = read();
    live.apply([changed([{ id: 'a', name: 'A2' }])]);
    live.apply([changed([{ id: 'a', name: 'A3' }])]);
    readings[0]?.resolve([thing('a', 'A'), thing('b', 'B'), thing('c', 'C')]);
    await reading;
    expect(shown()).toEqual([thing('a', 'A3'), thing('b', 'B'), thing('c', 'C')]);
  });

  it('reads again what cannot be applied twice: the answer before an event may have it already', async () => {
    const { live, readings, shown } = setUp({ isCumulative: true });
    live.apply([changed([{ id: 'a', name: 'A2' }])]);
    expect(shown()?.[0]).toEqual(thing('a', 'A2'));
    readings[0]?.resolve([thing('a', 'A3')]);
    await expect.poll(shown).toEqual([thing('a', 'A3')]);
    expect(readings).toHaveLength(1);
  });

  it('reads once more what cannot be applied twice, when a reading was under way', async () => {
    const { live, read, readings, shown } = setUp({ isCumulative: true });
    const reading = read();
    live.apply([changed([{ id: 'a', name: 'A2' }])]);
    readings[0]?.resolve([thing('a', 'A3')]);
    await reading;
    expect(shown()).toEqual([thing('a', 'A3')]);
    expect(readings).toHaveLength(2);
  });

  it('shows them over what a reading that was given up takes back', async () => {
    const { client, live, read, shown } = setUp();
    read().catch(console.error);
    live.apply([changed([{ id: 'a', name: 'A2' }])]);
    await client.cancelQueries({ queryKey: KEY });
    expect(shown()?.[0]).toEqual(thing('a', 'A2'));
  });

  it('reads again after an incomplete event, one reading at a time', async () => {
    const { live, readings, shown } = setUp();
    const untold = changed([], { complete: false });
    live.apply([untold, untold]);
    live.apply([untold]);
    expect(readings).toHaveLength(1);
    readings[0]?.resolve([thing('a', 'A2')]);
    await expect.poll(() => readings.length).toBe(2);
    readings[1]?.resolve([thing('a', 'A3')]);
    await expect.poll(() => shown()).toEqual([thing('a', 'A3')]);
    expect(readings).toHaveLength(2);
  });

  it('reads again later what could not be read, until it is answered or nobody follows any more', async () => {
    vi.useFakeTimers();
    const { live, readings, shown } = setUp();
    live.reload();
    readings[0]?.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(readings).toHaveLength(2);
    readings[1]?.resolve([thing('a', 'A2')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual([thing('a', 'A2')]);
    expect(readings).toHaveLength(2);
    live.reload();
    live.stop();
    readings[2]?.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readings).toHaveLength(3);
  });

  it('does nothing for what is not in the cache', () => {
    const { client, live, shown } = setUp();
    client.clear();
    live.apply([changed([{ id: 'a', name: 'A2' }])]);
    expect(shown()).toBeUndefined();
  });
});
