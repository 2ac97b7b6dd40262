import { describe, expect, it } from 'vitest';
import { tripMeal } from '#tests/support/trip-details.ts';
import { byDay, entriesOf, isAboutRefund, loggedActOf, readChanges, subjectOf } from './activity-log.ts';
import type { ActivityLine } from './queries.ts';

let last = 0;

function line(changed: Partial<ActivityLine> = {}): ActivityLine {
  last += 1;
  return {
    id: last,
    created_at: '2026-11-20T10:00:00+00:00',
    created_by: 'camille',
    operation: 'UPDATE',
    source: 'trip_activities',
    item_id: 'castelo',
    title: 'Castelo',
    amount: 1,
    changes: { time: ['10:00:00', '11:00:00'] },
    ...changed,
  };
}

/** The one entry of some lines, newest first. */
const only = (...lines: ActivityLine[]) => {
  const [entry, ...others] = entriesOf(lines);
  if (!entry || others.length > 0) throw new Error(`${others.length + 1} entries`);
  return entry;
};

describe('entries of the activity', () => {
  it('are one for what one person does to one thing in a row, from what it was to what it is', () => {
    const later = line({
      created_at: '2026-11-20 10:05:00+00',
      title: 'Le Castelo',
      changes: { time: ['11:00:00', '12:00:00'], title: ['Castelo', 'Le Castelo'], notes: [] },
    });
    const entry = only(later, line());
    expect(entry.title).toBe('Le Castelo');
    expect([...entry.changes]).toEqual([
      ['time', { was: '10:00:00', is: '12:00:00' }],
      ['title', { was: 'Castelo', is: 'Le Castelo' }],
      ['notes', null],
    ]);
  });

  it('are none for what was taken back at once', () => {
    const back = line({ changes: { time: ['11:00:00', '10:00:00'] } });
    expect(entriesOf([back, line()])).toEqual([]);
    const cheaper = line({ changes: { price: [15, 12], currency: ['EUR', 'EUR'] } });
    expect(entriesOf([cheaper, line({ changes: { price: [12, 15], currency: ['EUR', 'EUR'] } })])).toEqual(
      [],
    );
    const less = line({ changes: { budget: [900, 800], currency: ['EUR', 'EUR'] } });
    const budget = only(less, line({ changes: { budget: [null, 900], currency: ['EUR', 'EUR'] } }));
    expect([...budget.changes.keys()]).toEqual(['budget', 'currency']);
  });

  it('call an undone copy an undone copy, and an undone addition that', () => {
    const of = { source: 'trip_meals', changes: {} };
    const copied = [
      line({ ...of, operation: 'DELETE', created_at: '2026-11-20T10:00:05Z' }),
      line({ ...of, operation: 'INSERT' }),
    ];
    expect(loggedActOf(only(...copied), [tripMeal('original', { title: 'Castelo' })])).toBe('copyUndone');
    expect(loggedActOf(only(...copied), [])).toBe('additionUndone');
    expect(only(...copied)).toMatchObject({ operation: 'DELETE', item_id: 'castelo' });
    // Changes of other things stay, and its own go with it.
    const elsewhere = line({ created_by: 'thomas', item_id: 'tram' });
    const moved = line({ source: 'trip_meals' });
    const [undo, added] = copied;
    if (!undo || !added) throw new Error('There are two lines.');
    expect(entriesOf([undo, elsewhere, moved, added])).toMatchObject([
      { operation: 'DELETE', isAdditionUndone: true },
      { item_id: 'tram' },
    ]);
    const theirs = line({ source: 'trip_meals', created_by: 'thomas' });
    expect(entriesOf([undo, theirs, added]).map(({ operation }) => operation)).toEqual([
      'DELETE',
      'UPDATE',
      'INSERT',
    ]);
    const later = line({ operation: 'DELETE', changes: {}, created_at: '2026-11-20T10:20:00Z' });
    expect(entriesOf([later, line({ operation: 'INSERT', changes: {} })])).toHaveLength(2);
  });

  it('say that a thing was added, however it was written in the minutes after', () => {
    const added = line({ operation: 'INSERT', changes: {} });
    expect(only(line({ created_at: '2026-11-20T10:09:00Z' }), added)).toMatchObject({
      operation: 'INSERT',
      changes: new Map(),
    });
  });

  it.each([
    ['another person', { created_by: 'thomas' }],
    ['another thing', { item_id: 'tram' }],
    ['many things', { item_id: null }],
    ['a deletion', { operation: 'DELETE' }],
    ['a quarter of an hour', { created_at: '2026-11-20T09:45:00Z' }],
  ])('stay apart for %s', (_, changed) => {
    expect(entriesOf([line(), line(changed)])).toHaveLength(2);
  });

  it('are grouped by the days of the reader', () => {
    const lines = [
      line({ created_at: '2026-11-20T23:30:00Z', item_id: 'a' }),
      line({ created_at: '2026-11-20T12:00:00Z', item_id: 'b' }),
    ];
    const days = (zone: string) => byDay(entriesOf(lines), zone).map(({ day }) => day);
    expect(days('UTC')).toEqual(['2026-11-20']);
    expect(days('Europe/Paris')).toEqual(['2026-11-21', '2026-11-20']);
  });
});

describe('what was done', () => {
  const actOf = (changed: Partial<ActivityLine>) =>
    loggedActOf({ ...line(changed), changes: readChanges(line(changed).changes) }, []);
  it.each<[string, Partial<ActivityLine>]>([
    ['moved', { changes: { date: ['2026-12-03', '2026-12-04'], duration: [60, 90] } }],
    ['moved', { source: 'trips', changes: { start_date: ['2026-12-01', '2026-12-02'], end_date: [] } }],
    ['changed', { changes: { date: ['2026-12-03', '2026-12-04'], price: [1, 2] } }],
    ['changed', { changes: { duration: [60, 90], end_time: [null, '11:30:00'] } }],
    ['renamed', { changes: { title: ['Castelo', 'Le Castelo'] } }],
    ['done', { source: 'trip_tasks', changes: { completed_at: [null, '2026-11-20T10:00:00+00:00'] } }],
    ['reopened', { source: 'trip_tasks', changes: { completed_at: ['2026-11-20T10:00:00+00:00', null] } }],
    ['done', { source: 'trip_polls', changes: { closed_at: [null, '2026-11-20T10:00:00+00:00'] } }],
    ['created', { source: 'trips', operation: 'INSERT', changes: {} }],
    ['restored', { operation: 'RESTORE', changes: {} }],
    ['invited', { source: 'trip_collaborators', operation: 'INSERT' }],
    ['joined', { source: 'trip_collaborators', operation: 'INSERT', item_id: 'camille' }],
    ['ownershipTransferred', { source: 'trips', changes: { owner_id: ['camille', 'thomas'] } }],
    ['changed', { source: 'trips', changes: { owner_id: [] } }],
    ['roleChanged', { source: 'trip_collaborators' }],
    ['removed', { source: 'trip_collaborators', operation: 'DELETE', item_id: 'thomas' }],
    ['left', { source: 'trip_collaborators', operation: 'DELETE', item_id: 'camille' }],
    ['left', { source: 'trip_collaborators', operation: 'DELETE', item_id: 'thomas', created_by: null }],
  ])('%s', (expected, changed) => {
    expect(actOf(changed)).toBe(expected);
  });

  it('is about one thing by its title, or about many by their number', () => {
    const about = (changed: Partial<ActivityLine>) => subjectOf(only(line(changed)));
    expect(about({})).toEqual({ kind: 'item', title: 'Castelo' });
    expect(about({ amount: 60, source: null, item_id: null, title: null })).toEqual({
      kind: 'items',
      amount: 60,
    });
    expect(about({ source: 'trips', amount: 61 })).toEqual({ kind: 'trip', items: 60 });
    expect(about({ source: 'trips', changes: { owner_id: ['camille', 'thomas'] } })).toEqual({
      kind: 'person',
      id: 'thomas',
      name: null,
    });
    expect(about({ source: 'trip_expenses' })).toEqual({ kind: 'expense', title: 'Castelo' });
    expect(about({ source: 'trip_polls' })).toEqual({ kind: 'poll', title: 'Castelo' });
    expect(about({ source: 'trip_lists' })).toEqual({ kind: 'list', title: 'Castelo' });
    expect(about({ source: 'trip_tasks' })).toEqual({ kind: 'task', title: 'Castelo' });
  });

  it('[PLUS-18] is about a refund by its line, or by what the expense is now', () => {
    const expense = {
      kind: 'expense' as const,
      id: 'e',
      title: 'SNCF',
      date: '2026-12-02',
      category: 'refund',
    };
    const isOne = (changed: Partial<ActivityLine>, expenses = [expense]) =>
      isAboutRefund(only(line({ source: 'trip_expenses', item_id: 'e', ...changed })), expenses);
    expect(isOne({ operation: 'DELETE', changes: { category: ['refund'] } }, [])).toBe(true);
    expect(isOne({ operation: 'INSERT' })).toBe(true);
    expect(isOne({ operation: 'INSERT' }, [{ ...expense, category: 'fuel' }])).toBe(false);
    expect(isOne({ operation: 'DELETE' }, [])).toBe(false);
  });

  it('reads malformed changes as none', () => {
    expect(readChanges(null).size).toBe(0);
    expect(readChanges(['x']).size).toBe(0);
    expect([...readChanges({ a: 'x', b: [], c: [null, 1] })]).toEqual([
      ['a', null],
      ['b', null],
      ['c', { was: null, is: 1 }],
    ]);
  });
});
