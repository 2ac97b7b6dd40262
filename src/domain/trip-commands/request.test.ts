import { describe, expect, it } from 'vitest';
import { NO_CHANGE } from '../trip-change.ts';
import type { NewTripCommand, TripCommand } from './command.ts';
import { inverseCommand } from './inverse.ts';
import { commandRequest } from './request.ts';

const by = (command: NewTripCommand): TripCommand => ({ ...command, id: 'c1', tripId: 't1' });
const meal = { kind: 'meal' as const, id: 'm1', title: 'Tasca', time: '12:00' };
const task = {
  id: 'k1',
  title: 'Tram',
  assigned_to: null,
  created_by: 'camille',
  due_date: null,
  completed_at: '2026-11-22T10:00:00Z',
  created_at: '2026-11-20T10:00:00Z',
};
const settlement = {
  id: 's1',
  from_id: 'a',
  to_id: 'b',
  amount: 4,
  currency: 'EUR',
  created_at: '2026-11-20T10:00:00Z',
};
const label = '';

describe('[PLUS-3] the request of a command', () => {
  it('adds an item with its columns and its trip, to the table of its kind', () => {
    expect(commandRequest(by({ type: 'add', entity: 'item', row: meal, label }))).toEqual({
      verb: 'insert',
      table: 'trip_meals',
      row: { id: 'm1', title: 'Tasca', time: '12:00', trip_id: 't1' },
      returned: ['id', 'title', 'time'],
    });
  });

  it('[LIVE-1] names the changed columns alone, with the values that they replace', () => {
    const to = { time: '13:00', duration: 60 };
    const ending = { ...meal, end_time: '12:30', duration: 30 };
    expect(commandRequest(by({ type: 'patch', entity: 'item', row: ending, to, label }))).toMatchObject({
      name: 'change_trip',
      args: {
        trip_id: 't1',
        changes: { items: [{ table: 'trip_meals', id: 'm1', from: { time: '12:00' }, to }], lenient: false },
      },
    });
    const row = { id: 't1', title: 'Lisbonne' };
    const title = { title: 'Porto' };
    expect(
      commandRequest(by({ type: 'patch', entity: 'trip', row, to: { ...title, budget: 5 }, label })),
    ).toMatchObject({
      args: { changes: { trip: { from: { title: 'Lisbonne' }, to: { ...title, budget: 5 } }, items: [] } },
    });
    expect(
      commandRequest(
        by({ type: 'patch', entity: 'task', row: task, to: { ...title, completed_at: null }, label }),
      ),
    ).toEqual({
      verb: 'update',
      table: 'trip_tasks',
      key: { id: 'k1' },
      seen: { title: 'Tram' },
      columns: { ...title, completed_at: null },
    });
  });

  it('[LIVE-1] names the duration that it replaces where that is a value of its own', () => {
    const flight = { kind: 'itinerary' as const, id: 'i1', title: 'AF 1024', duration: 120 };
    for (const row of [flight, { ...meal, end_time: null, duration: 120 }])
      expect(
        commandRequest(by({ type: 'patch', entity: 'item', row, to: { duration: 180 }, label })),
      ).toMatchObject({
        args: { changes: { items: [{ from: { duration: 120 }, to: { duration: 180 } }] } },
      });
  });

  it('names a member by trip and person', () => {
    const row = { user_id: 'thomas', role: 'editor' };
    expect(commandRequest(by({ type: 'remove', entity: 'member', row, label }))).toEqual({
      verb: 'delete',
      table: 'trip_collaborators',
      key: { trip_id: 't1', user_id: 'thomas' },
    });
  });

  it('leaves to the database who wrote, and when', () => {
    const add = by({ type: 'add', entity: 'task', row: task, label });
    expect(commandRequest(add)).toMatchObject({
      row: { id: 'k1', trip_id: 't1', title: 'Tram', assigned_to: null, completed_at: task.completed_at },
    });
    expect(commandRequest(add)).not.toHaveProperty('row.created_by');
    expect(commandRequest(add)).not.toHaveProperty('row.created_at');
    const message = {
      id: 'm',
      user_id: 'camille',
      text: 'Salut',
      created_at: '2026-11-20T10:00:00Z',
      reply_to: 'a',
      mentions: ['b'],
      item_id: null,
    };
    expect(commandRequest(by({ type: 'add', entity: 'message', row: message, label }))).toMatchObject({
      row: { id: 'm', trip_id: 't1', text: 'Salut', reply_to: 'a', mentions: ['b'], item_id: null },
    });
    for (const type of ['add', 'restore'] as const)
      expect(commandRequest(by({ type, entity: 'settlement', row: settlement, label }))).not.toHaveProperty(
        'row.created_at',
      );
  });

  it('[PLUS-5] writes an expense as its table has it, and brings it back as it was', () => {
    const row = {
      kind: 'expense' as const,
      id: 'e1',
      title: 'Diesel',
      date: '2026-12-02',
      category: 'fuel',
      price: 61.4,
      currency: 'EUR',
      paid_by: 'camille',
      split: { mode: 'parts', shares: { camille: 1 } },
      created_at: '2026-11-20T10:00:00Z',
    };
    const { kind: _kind, created_at: _at, ...sent } = row;
    const request = (command: NewTripCommand) => commandRequest(by(command));
    expect(request({ type: 'add', entity: 'expense', row, label })).toMatchObject({
      verb: 'insert',
      table: 'trip_expenses',
      row: { ...sent, trip_id: 't1' },
    });
    expect(request({ type: 'add', entity: 'expense', row, label })).not.toHaveProperty('row.created_at');
    expect(
      request({ type: 'patch', entity: 'expense', row, to: { price: 60, split: null }, label }),
    ).toMatchObject({
      name: 'change_trip',
      args: {
        changes: {
          items: [
            {
              table: 'trip_expenses',
              id: 'e1',
              from: { price: 61.4, currency: 'EUR', split: row.split },
              to: { price: 60, currency: 'EUR', split: null },
            },
          ],
        },
      },
    });
    // Another currency is another amount.
    const trip = { id: 't1', title: 'Lisbonne', currency: 'EUR', budget: 500 };
    expect(
      request({ type: 'patch', entity: 'trip', row: trip, to: { currency: 'USD' }, label }),
    ).toMatchObject({
      args: {
        changes: {
          trip: { from: { currency: 'EUR', budget: 500 }, to: { currency: 'USD', budget: 500 } },
        },
      },
    });
    const back = inverseCommand(by({ type: 'remove', entity: 'expense', row, label }), 'c2');
    expect(back && commandRequest(back)).toMatchObject({
      name: 'change_trip',
      args: { changes: { restored: ['e1'], lenient: true } },
    });
  });

  it('changes many items by one call, by their tables', () => {
    const changes = {
      ...NO_CHANGE,
      items: [{ kind: 'meal' as const, id: 'm1', from: { time: '12:00' }, to: { time: '13:00' } }],
      removed: [{ kind: 'note' as const, id: 'n1' }],
    };
    const command = by({ type: 'batch', changes, rows: [], count: 2, label });
    expect(commandRequest(command)).toEqual({
      verb: 'call',
      name: 'change_trip',
      args: {
        trip_id: 't1',
        changes: {
          trip: null,
          items: [{ table: 'trip_meals', id: 'm1', from: { time: '12:00' }, to: { time: '13:00' } }],
          removed: [{ table: 'trip_notes', id: 'n1' }],
          restored: [],
          lenient: false,
          count: 2,
        },
      },
    });
  });
});

describe('[PLUS-2] the command that undoes another', () => {
  const requestBack = (command: NewTripCommand) => {
    const back = inverseCommand(by(command), 'c2');
    return back && commandRequest(back);
  };

  it('is lenient for items, and names what the other one named', () => {
    expect(
      requestBack({ type: 'patch', entity: 'item', row: meal, to: { time: '13:00' }, label }),
    ).toMatchObject({
      args: {
        changes: {
          items: [{ table: 'trip_meals', id: 'm1', from: { time: '13:00' }, to: { time: '12:00' } }],
          lenient: true,
        },
      },
    });
    expect(requestBack({ type: 'remove', entity: 'item', row: meal, label })).toMatchObject({
      args: { changes: { restored: ['m1'], lenient: true } },
    });
    expect(requestBack({ type: 'add', entity: 'item', row: meal, label })).toMatchObject({
      args: { changes: { removed: [{ table: 'trip_meals', id: 'm1' }], lenient: true } },
    });
    const added = inverseCommand(by({ type: 'add', entity: 'item', row: meal, label }), 'c2', {
      id: 't1',
      items: [meal],
    });
    expect(added && commandRequest(added)).toMatchObject({
      args: { changes: { removed: [{ table: 'trip_meals', id: 'm1', from: meal }] } },
    });
    const priced = { ...meal, price: 10, currency: 'EUR' };
    expect(
      requestBack({ type: 'patch', entity: 'item', row: priced, to: { price: 12 }, label }),
    ).toMatchObject({
      args: {
        changes: {
          items: [{ from: { price: 12, currency: 'EUR' }, to: { price: 10, currency: 'EUR' } }],
        },
      },
    });
    const batch = { type: 'batch' as const, changes: NO_CHANGE, rows: [], count: 3, label };
    expect(requestBack(batch)).not.toHaveProperty('args.changes.count');
  });

  it('adds, removes or patches other rows', () => {
    expect(requestBack({ type: 'remove', entity: 'task', row: task, label })).toMatchObject({
      name: 'change_trip',
      args: { trip_id: 't1', changes: { restored: ['k1'], lenient: true } },
    });
    expect(requestBack({ type: 'remove', entity: 'settlement', row: settlement, label })).toMatchObject({
      verb: 'insert',
    });
    expect(requestBack({ type: 'add', entity: 'settlement', row: settlement, label })).toMatchObject({
      verb: 'delete',
    });
    expect(
      requestBack({ type: 'patch', entity: 'task', row: task, to: { title: 'Bus' }, label }),
    ).toMatchObject({ columns: { title: 'Tram' } });
  });

  it('is none where there is no way back', () => {
    const member = { user_id: 'thomas', role: 'editor' };
    expect(requestBack({ type: 'remove', entity: 'member', row: member, label })).toBeNull();
    const message = {
      id: 'm',
      user_id: 'camille',
      text: 'Salut',
      created_at: '',
      reply_to: null,
      mentions: [],
      item_id: null,
    };
    expect(requestBack({ type: 'add', entity: 'message', row: message, label })).toBeNull();
  });
});
