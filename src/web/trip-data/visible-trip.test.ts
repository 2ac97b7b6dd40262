// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CHANGE } from '#domain/trip-change.ts';
import type { NewTripCommand, TripCommand } from '#domain/trip-commands/command.ts';
import { tripDetails, tripMeal } from '#tests/support/trip-details.ts';
import { storageKeys } from '#web/data/browser-storage.ts';
import { addToOutbox, outboxEntries, removeFromOutbox } from '#web/offline/outbox.ts';
import { acknowledgeInCache } from './acknowledge.ts';
import { withEvent } from './live-parts.ts';
import { tripPart } from './parts.ts';
import { type TripDetails, tripQuery } from './queries.ts';
import { visibleTrip } from './visible-trip.ts';

vi.mock('idb-keyval', async () => (await import('#tests/support/memory-idb.ts')).memoryIdb().idb);

const row = tripMeal('m1');
const stored = tripDetails({ items: [row, tripMeal('m2')] });
const patch: NewTripCommand = { type: 'patch', entity: 'item', label: '', row, to: { time: '10:00' } };

let client: QueryClient;
let made = 0;
function command(one: NewTripCommand): TripCommand {
  made += 1;
  return { ...one, id: `c-${made}`, tripId: 'trip' };
}
const shown = () => visibleTrip(client, 'trip');
const key = tripQuery('trip').queryKey;

beforeEach(() => {
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user: { id: 'camille' } }));
  client = new QueryClient();
  client.setQueryData(key, stored);
});
afterEach(() => {
  for (const entry of outboxEntries()) removeFromOutbox(entry.key);
  localStorage.clear();
});

describe('[LIVE-1] own commands that are not acknowledged', () => {
  it('win in the columns that they change, and in no others', () => {
    addToOutbox(command(patch));
    client.setQueryData(
      key,
      (trip) =>
        trip &&
        withEvent(tripPart, trip, 'trip', {
          table: 'trip_meals',
          operation: 'UPDATE',
          rows: [{ id: 'm1', time: '11:00:00', title: 'Ramiro' }],
          complete: true,
          by: 'thomas',
          change: null,
        }),
    );
    expect(shown()?.items[0]).toEqual(tripMeal('m1', { time: '10:00', title: 'Ramiro' }));
  });

  it('are there, gone or changed as they will be, in the order in which they were made', () => {
    addToOutbox(command({ type: 'add', entity: 'item', label: '', row: tripMeal('m3') }));
    addToOutbox(command({ type: 'remove', entity: 'item', label: '', row }));
    addToOutbox(command({ ...patch, row: tripMeal('m3') }));
    const changes = { ...NO_CHANGE, trip: { from: {}, to: { title: 'Porto' } } };
    addToOutbox(command({ type: 'batch', label: '', changes, rows: [] }));
    addToOutbox(
      command({ type: 'patch', entity: 'trip', label: '', row: { id: 'trip' }, to: { budget: 100 } }),
    );
    expect(shown()).toEqual({
      ...stored,
      title: 'Porto',
      budget: 100,
      items: [tripMeal('m2'), tripMeal('m3', { time: '10:00' })],
    });
    expect(client.getQueryData(key)).toBe(stored);
  });

  it('are the same object for the same server state, however often they are asked for', () => {
    expect(shown()).toBe(stored);
    addToOutbox(command(patch));
    expect(shown()).toBe(shown());
    expect(shown()?.items[1]).toBe(stored.items[1]);
  });

  it('leave no trace when they are refused, and stay when they are acknowledged', async () => {
    const refused = addToOutbox(command(patch));
    if (refused) removeFromOutbox(refused.key);
    expect(shown()).toBe(stored);
    const entry = addToOutbox(command(patch));
    if (!entry) throw new Error('Nobody is signed in.');
    await acknowledgeInCache(client, entry.command, { row: null, skipped: [] });
    removeFromOutbox(entry.key);
    expect(shown()?.items[0]).toEqual(tripMeal('m1', { time: '10:00' }));
  });

  it('take what the database answers for the row, and leave alone what it has left alone', async () => {
    const add = command({ type: 'add', entity: 'item', label: '', row: tripMeal('m3') });
    await acknowledgeInCache(client, add, { row: { id: 'm3', currency: 'CHF' }, skipped: [] });
    expect(shown()?.items[2]).toEqual(tripMeal('m3', { currency: 'CHF' }));
    const items = ['m1', 'm2'].map((id) => ({
      kind: 'meal' as const,
      id,
      from: {},
      to: { title: 'Ramiro' },
    }));
    const batch = command({
      type: 'batch',
      label: '',
      changes: { ...NO_CHANGE, items },
      rows: [],
      isLenient: true,
    });
    await acknowledgeInCache(client, batch, { row: null, skipped: ['m1'] });
    expect(shown()?.items.map(({ title }) => title)).toEqual(['Tasca', 'Ramiro', 'Tasca']);
    const trip = { from: {}, to: { title: 'Elsewhere', end_date: '2028-01-01' } };
    const dates = { ...batch, changes: { ...NO_CHANGE, trip } };
    await acknowledgeInCache(client, dates, { row: null, skipped: [dates.tripId] });
    expect(shown()).toMatchObject({ title: stored.title, end_date: '2028-01-01' });
  });

  it('leave a reading under way alone when they are about nothing that it reads: it may bring what was missed', async () => {
    const answer = Promise.withResolvers<TripDetails>();
    const reading = client.fetchQuery({ queryKey: key, queryFn: () => answer.promise, staleTime: 0 });
    const task = { id: 't1', title: 'Réserver', assigned_to: null, created_by: 'camille', due_date: null };
    const ticked = { ...task, completed_at: null, created_at: '2026-11-01T00:00:00Z' };
    await acknowledgeInCache(client, command({ type: 'add', entity: 'task', label: '', row: ticked }), {
      row: null,
      skipped: [],
    });
    answer.resolve(tripDetails({ items: [row, tripMeal('m2'), tripMeal('m3')] }));
    await reading;
    expect(shown()?.items.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  });
});
