import { describe, expect, it } from 'vitest';
import { tripDetails, tripMeal, tripPerson } from '#tests/support/trip-details.ts';
import type { RemoteEvent, RemoteRow } from '#web/live/remote-event.ts';
import { withLiveChange } from './remote-changes.ts';

const trip = tripDetails({
  trip_collaborators: [
    { user_id: 'thomas', role: 'editor', joined_at: '2026-11-20', profile: tripPerson('thomas') },
  ],
  items: [tripMeal('m1'), tripMeal('m2')],
});

const eventOf = (table: string, operation: RemoteEvent['operation'], ...rows: RemoteRow[]): RemoteEvent => ({
  table,
  operation,
  rows,
  complete: true,
  by: 'thomas',
  change: null,
});

describe('[LIVE-1] a trip, and its events', () => {
  it('takes an item that is added, changed and deleted by others, with the columns it knows', () => {
    const { kind: _kind, ...row } = tripMeal('m3', { title: 'Ramiro' });
    const added = withLiveChange(trip, eventOf('trip_meals', 'INSERT', { ...row, created_by: 'thomas' }));
    expect(added?.items).toEqual([...trip.items, tripMeal('m3', { title: 'Ramiro' })]);
    const twice = added && withLiveChange(added, eventOf('trip_meals', 'INSERT', row));
    expect(twice?.items).toHaveLength(3);
    const changed = withLiveChange(
      trip,
      eventOf('trip_meals', 'UPDATE', { id: 'm1', time: '13:00:00', updated_at: 'now' }),
    );
    expect(changed?.items).toEqual([tripMeal('m1', { time: '13:00:00' }), trip.items[1]]);
    const gone = withLiveChange(trip, eventOf('trip_meals', 'DELETE', { id: 'm1' }));
    expect(gone?.items).toEqual([trip.items[1]]);
  });

  it('[PLUS-5] takes an expense that is added, changed and deleted by others', () => {
    const row = {
      id: 'e1',
      trip_id: 'trip',
      title: 'Diesel',
      date: '2026-12-02',
      category: 'fuel',
      price: 61.4,
      currency: 'EUR',
      paid_by: null,
      split: null,
      rate: null,
      created_at: '2026-11-20T10:00:00Z',
    };
    const added = withLiveChange(trip, eventOf('trip_expenses', 'INSERT', { ...row, updated_at: 'now' }));
    expect(added?.trip_expenses).toEqual([{ ...row, kind: 'expense' }]);
    if (!added) throw new Error('not added');
    const changed = withLiveChange(added, eventOf('trip_expenses', 'UPDATE', { id: 'e1', price: 60 }));
    expect(changed?.trip_expenses).toEqual([{ ...row, kind: 'expense', price: 60 }]);
    expect(withLiveChange(added, eventOf('trip_expenses', 'DELETE', { id: 'e1' }))?.trip_expenses).toEqual(
      [],
    );
    expect(withLiveChange(trip, eventOf('trip_expenses', 'INSERT', { id: 'e1' }))).toBeNull();
  });

  it('takes the trip’s own columns and a role', () => {
    expect(withLiveChange(trip, eventOf('trips', 'UPDATE', { id: 'trip', title: 'Porto' }))?.title).toBe(
      'Porto',
    );
    const key = { trip_id: 'trip', user_id: 'thomas' };
    const demoted = withLiveChange(trip, eventOf('trip_collaborators', 'UPDATE', { ...key, role: 'viewer' }));
    expect(demoted?.trip_collaborators).toEqual([{ ...trip.trip_collaborators[0], role: 'viewer' }]);
  });

  it('[COLLAB-3] has to be read when somebody has left, once', () => {
    const left = (user_id: string) => eventOf('trip_collaborators', 'DELETE', { trip_id: 'trip', user_id });
    expect(withLiveChange(trip, left('thomas'))).toBeNull();
    expect(withLiveChange(trip, left('zoe'))).toBe(trip);
  });

  it('has to be read when somebody is new, or when an event is incomplete', () => {
    const newcomer = { trip_id: 'trip', user_id: 'ines', role: 'viewer' };
    expect(withLiveChange(trip, eventOf('trip_collaborators', 'INSERT', newcomer))).toBeNull();
    expect(withLiveChange(trip, eventOf('trip_meals', 'INSERT', { id: 'm3' }))).toBeNull();
    expect(withLiveChange(trip, { ...eventOf('trip_meals', 'UPDATE'), complete: false })).toBeNull();
  });

  it('leaves alone what other queries are about', () => {
    expect(withLiveChange(trip, eventOf('trip_tasks', 'INSERT', { id: 't' }))).toBe(trip);
  });
});
