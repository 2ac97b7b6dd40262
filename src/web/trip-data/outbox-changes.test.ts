import { describe, expect, it } from 'vitest';
import { tripDetails } from '#tests/support/trip-details.ts';
import { deleting, inserting, updating, type Write } from '#web/data/row-writes.ts';
import { changing } from './change-trip.ts';
import { withUnsent } from './outbox-changes.ts';
import type { TripDetails } from './queries.ts';
import type { PlannerItem } from './trip.ts';

const note = (id: string, title: string): PlannerItem => ({
  kind: 'note',
  id,
  trip_id: 'trip',
  title,
  content: null,
  date: '2026-12-01',
});

const trip = tripDetails({ items: [note('n1', 'Tram'), note('n2', 'Fado')] });

const left = (write: Write, tripId = 'trip') => ({ userId: 'camille', page: 'p', tripId, label: '', write });
const titles = (shown: TripDetails | null) => shown?.items.map(({ title }) => title);

describe('[PLUS-3] a trip as the device has it, with what an earlier page was left with', () => {
  it('has an item that was added, once, with what the database would give it', () => {
    const added = left(
      inserting('trip_meals', { id: 'm1', trip_id: 'trip', title: 'Tasca', date: '2026-12-02' }),
    );
    const shown = withUnsent(withUnsent(trip, added), added);
    expect(titles(shown)).toEqual(['Tram', 'Fado', 'Tasca']);
    expect(shown?.items[2]).toMatchObject({ kind: 'meal', id: 'm1', currency: 'EUR', paid_by: null });
  });

  it('has columns that were changed, of an item and of its own', () => {
    const changed = withUnsent(trip, left(updating('trip_notes', 'n1', { title: 'Tram 28' })));
    expect(titles(changed)).toEqual(['Tram 28', 'Fado']);
    expect(withUnsent(trip, left(updating('trips', 'trip', { budget: 900 })))?.budget).toBe(900);
  });

  it('is without an item that was deleted', () => {
    expect(titles(withUnsent(trip, left(deleting('trip_notes', 'n1'))))).toEqual(['Fado']);
  });

  it('has a change of many at once', () => {
    const change = changing('trip', {
      trip: { from: { end_date: '2026-12-05' }, to: { end_date: '2026-12-06' } },
      items: [{ kind: 'note', id: 'n2', from: { date: '2026-12-01' }, to: { date: '2026-12-02' } }],
      removed: [{ kind: 'note', id: 'n1' }],
      restored: [],
    });
    const shown = withUnsent(trip, left(change));
    expect(shown?.end_date).toBe('2026-12-06');
    expect(shown?.items).toEqual([{ ...note('n2', 'Fado'), date: '2026-12-02' }]);
  });

  it('has what was settled, and not what was taken back', () => {
    const settled = inserting('trip_settlements', {
      id: 's1',
      trip_id: 'trip',
      from_id: 'a',
      to_id: 'b',
      amount: 4,
      currency: 'EUR',
    });
    const shown = withUnsent(trip, left(settled));
    expect(shown?.trip_settlements).toMatchObject([{ id: 's1', amount: 4 }]);
    expect(withUnsent(shown, left(deleting('trip_settlements', 's1')))?.trip_settlements).toEqual([]);
  });

  it('is left alone by what was done in another trip', () => {
    expect(withUnsent(trip, left(deleting('trip_notes', 'n1'), 'other'))).toBe(trip);
    expect(withUnsent(null, left(deleting('trip_notes', 'n1')))).toBeNull();
  });
});
