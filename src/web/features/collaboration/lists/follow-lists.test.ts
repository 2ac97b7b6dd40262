import { describe, expect, it } from 'vitest';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { withRemoteLists } from './follow-lists.ts';
import type { Lists } from './queries.ts';

const list = {
  id: 'l1',
  title: 'Bag',
  private_to: null,
  created_at: '2026-11-20T10:00:00Z',
  deleted_at: null,
};
const socks = {
  id: 'e1',
  list_id: 'l1',
  text: 'Socks',
  quantity: 1,
  is_heading: false,
  position: 'a0',
  ticked_by: null,
  deleted_at: null,
};
const stored: Lists = { lists: [list], listEntries: [] };
const event = (rest: Partial<RemoteEvent>): RemoteEvent => ({
  table: 'trip_list_entries',
  operation: 'INSERT',
  rows: [],
  complete: true,
  by: null,
  change: null,
  ...rest,
});

describe('[PLUS-11] [LIVE-1] the lists after an event', () => {
  it('have what came, once, with the columns they show', () => {
    const change = event({ rows: [{ ...socks, trip_id: 't1', private_to: null, created_at: 'x' }] });
    const once = withRemoteLists(stored, change, 't1');
    expect(once).toEqual({ lists: [list], listEntries: [socks] });
    expect(once && withRemoteLists(once, change, 't1')).toEqual(once);
  });

  it('leave out what is of another trip', () => {
    const change = event({ table: 'trip_lists', rows: [{ ...list, id: 'l2', trip_id: 't2' }] });
    expect(withRemoteLists(stored, change, 't1')).toEqual(stored);
  });

  it('have the columns that changed', () => {
    const change = event({ operation: 'UPDATE', rows: [{ id: 'e1', ticked_by: 'thomas' }] });
    expect(withRemoteLists({ ...stored, listEntries: [socks] }, change, 't1')?.listEntries).toEqual([
      { ...socks, ticked_by: 'thomas' },
    ]);
  });

  it.each<[string, Partial<RemoteEvent>]>([
    ['a row is brought back', { operation: 'UPDATE', rows: [{ id: 'e1', deleted_at: null }] }],
    ['the event is too long', { complete: false }],
    ['a column is missing', { rows: [{ id: 'e1', trip_id: 't1' }] }],
  ])('are read again where %s', (_, change) => {
    expect(withRemoteLists(stored, event(change), 't1')).toBeNull();
  });

  it('are the same after an event of another table', () => {
    expect(withRemoteLists(stored, event({ table: 'trip_tasks' }), 't1')).toBe(stored);
  });
});
