import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_KINDS, type TripItem } from '../items.ts';
import { type ItemRef, NO_CHANGE } from '../trip-change.ts';
import { applyCommand, applyCommands, type TripView } from './apply.ts';
import type { EntityRows, NewTripCommand, TripCommand } from './command.ts';
import { inverseCommand } from './inverse.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const text = fc.constantFrom('', 'Tram', 'Fado', 'Castelo');
const instant = fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z');
const day = fc.constantFrom(null, '2026-12-01', '2026-12-02');

const item = fc.record({ id, title: text, kind: fc.constantFrom(...ITEM_KINDS) }).map((row): TripItem => row);
const task = fc.record({
  id,
  title: text,
  assigned_to: fc.constant(null),
  created_by: fc.constant(null),
  due_date: day,
  completed_at: fc.constantFrom(null, '2026-11-22T10:00:00Z'),
  created_at: instant,
});
const message = fc.record({
  id,
  user_id: id,
  text,
  created_at: instant,
  reply_to: fc.option(id),
  mentions: fc.constant<string[]>([]),
  item_id: fc.constant(null),
});
const settlement = fc.record({
  id,
  from_id: id,
  to_id: id,
  amount: fc.nat(100),
  currency: fc.constant('EUR'),
  created_at: instant,
});
const expense = fc.record({
  id,
  kind: fc.constant('expense' as const),
  title: text,
  date: fc.constantFrom('2026-12-01', '2026-12-02'),
  category: fc.constantFrom('fuel', 'groceries'),
  price: fc.nat(100),
  created_at: instant,
});
// Of several choices: where there is one, a vote takes the place of another, and their order counts.
const poll = fc.record({
  id,
  question: text,
  options: fc.constant([]),
  is_multiple: fc.constant(true),
  closes_at: fc.constant(null),
  closed_at: fc.option(instant),
  deleted_at: fc.option(instant),
  created_by: fc.constant(null),
  created_at: instant,
});
const vote = fc.record({ id, poll_id: id, option_id: id, user_id: id });
const list = fc.record({
  id,
  title: text,
  private_to: fc.option(id),
  created_at: instant,
  deleted_at: fc.option(instant),
});
const listEntry = fc.record({
  id,
  list_id: id,
  text,
  quantity: fc.integer({ min: 1, max: 9 }),
  is_heading: fc.boolean(),
  position: fc.constantFrom('a0', 'a1'),
  ticked_by: fc.option(id),
  deleted_at: fc.option(instant),
});
const member = fc.record({ user_id: id, role: fc.constantFrom('editor', 'viewer') });

const unique = <Row>(row: fc.Arbitrary<Row>, key: (row: Row) => string) =>
  fc.uniqueArray(row, { selector: key, maxLength: 5 });
const byId = ({ id: key }: { id: string }) => key;

const trip = fc.record(
  {
    id: fc.constant('trip'),
    title: text,
    items: unique(item, byId),
    tasks: unique(task, byId),
    messages: unique(message, byId),
    trip_settlements: unique(settlement, byId),
    trip_expenses: unique(expense, byId),
    polls: unique(poll, byId),
    votes: unique(vote, byId),
    lists: unique(list, byId),
    listEntries: unique(listEntry, byId),
    trip_collaborators: unique(member, ({ user_id }) => user_id),
  },
  { requiredKeys: ['id', 'title'] },
);

const rows = { item, task, message, settlement, expense, poll, vote, list, listEntry, member } as const;
const entity = fc.constantFrom(
  'item',
  'task',
  'message',
  'settlement',
  'expense',
  'poll',
  'vote',
  'list',
  'listEntry',
  'member',
);

/** An entity and a row of it belong together: the union can't be built from parts without saying so. */
const rowCommand = fc
  .record({ entity, type: fc.constantFrom('add', 'patch', 'remove') })
  .chain(({ entity: name, type }) =>
    fc
      .record({ row: rows[name] as fc.Arbitrary<EntityRows[typeof name]>, title: text })
      .map(({ row, title }) => {
        const to = {
          item: { title },
          task: { title },
          message: { text: title },
          settlement: { currency: title },
          expense: { title },
          poll: { question: title },
          vote: { option_id: 'a' },
          list: { title },
          listEntry: { text: title },
          member: { role: 'viewer' },
        }[name];
        const made = { type, entity: name, row, ...(type === 'patch' && { to }) } as NewTripCommand;
        return name === 'list' && type === 'add' ? Object.assign(made, { entries: [] }) : made;
      }),
  );
const cost = fc.oneof(item, expense);
const batch = fc.record({ changed: cost, removed: cost, restored: cost, title: text }).map(
  ({ changed, removed, restored, title }): NewTripCommand => ({
    type: 'batch',
    label: '',
    rows: [removed, restored],
    changes: {
      ...NO_CHANGE,
      trip: { from: {}, to: { title } },
      items: [{ ...changed, from: { title: changed.title }, to: { title } }],
      removed: [removed],
      restored: restored.id === removed.id ? [] : [restored],
    },
  }),
);
const command = fc
  .oneof({ weight: 4, arbitrary: rowCommand }, batch)
  .map((made): TripCommand => ({ ...made, label: '', id: 'command', tripId: 'trip' }));

/** Ids of the rows that a command is about, with their entity. */
function rowsOf(one: TripCommand): string[] {
  if (one.type === 'batch') {
    const { items, removed, restored } = one.changes;
    const nameOf = ({ kind, id: row }: ItemRef) => `${kind === 'expense' ? 'expense' : 'item'} ${row}`;
    return ['trip', ...[...items, ...removed, ...restored].map(nameOf)];
  }
  return one.entity === 'trip'
    ? ['trip']
    : [`${one.entity} ${'id' in one.row ? one.row.id : one.row.user_id}`];
}

/** A trip whose rows stand in the order of their ids: new rows are added at the end, in whichever order they come. */
const inOrder = (view: TripView) => ({
  ...view,
  items: view.items?.toSorted((a, b) => a.id.localeCompare(b.id)),
  tasks: view.tasks?.toSorted((a, b) => a.id.localeCompare(b.id)),
  messages: view.messages?.toSorted((a, b) => a.id.localeCompare(b.id)),
  trip_settlements: view.trip_settlements?.toSorted((a, b) => a.id.localeCompare(b.id)),
  trip_expenses: view.trip_expenses?.toSorted((a, b) => a.id.localeCompare(b.id)),
  polls: view.polls?.toSorted((a, b) => a.id.localeCompare(b.id)),
  votes: view.votes?.toSorted((a, b) => a.id.localeCompare(b.id)),
  lists: view.lists?.toSorted((a, b) => a.id.localeCompare(b.id)),
  listEntries: view.listEntries?.toSorted((a, b) => a.id.localeCompare(b.id)),
  trip_collaborators: view.trip_collaborators?.toSorted((a, b) => a.user_id.localeCompare(b.user_id)),
});

describe('[LIVE-1] any command', () => {
  it('does applied twice what it does applied once', () => {
    fc.assert(
      fc.property(trip, command, (view, one) => {
        const once = applyCommand(view, one);
        expect(applyCommand(once, one)).toEqual(once);
      }),
    );
  });

  it('commutes with a command on other rows', () => {
    fc.assert(
      fc.property(trip, command, command, (view, one, other) => {
        fc.pre(rowsOf(one).every((row) => !rowsOf(other).includes(row)));
        const there = applyCommands(view, [one, other]);
        expect(inOrder(applyCommands(view, [other, one]))).toEqual(inOrder(there));
      }),
    );
  });

  it('changes nothing of another trip, nor of rows that are unknown unless it adds them', () => {
    fc.assert(
      fc.property(trip, command, (view, one) => {
        expect(applyCommand({ ...view, id: 'other' }, one)).toEqual({ ...view, id: 'other' });
        if (one.type === 'patch' || one.type === 'remove') {
          const empty = {
            id: 'trip',
            items: [],
            tasks: [],
            messages: [],
            trip_settlements: [],
            trip_expenses: [],
            polls: [],
            votes: [],
            lists: [],
            listEntries: [],
          };
          expect(applyCommand(empty, one)).toBe(empty);
        }
      }),
    );
  });

  it('leaves the trip as it was given, and what it does not touch the same objects', () => {
    fc.assert(
      fc.property(trip, command, (view, one) => {
        const before = structuredClone(view);
        const after = applyCommand(view, one);
        expect(view).toEqual(before);
        const touched = rowsOf(one);
        for (const row of view.items ?? [])
          if (!touched.includes(`item ${row.id}`)) expect(after.items).toContain(row);
      }),
    );
  });

  it('[PLUS-2] is undone by its inverse, where it had an effect', () => {
    fc.assert(
      fc.property(trip, command, (view, made) => {
        fc.pre(made.type !== 'batch' && made.entity !== 'trip');
        const seen = storedRow(view, made);
        // Its author saw the row as it is stored, and adds what is not there.
        fc.pre(made.type === 'add' ? seen === undefined : seen !== undefined);
        const one = made.type === 'add' ? made : ({ ...made, row: seen } as TripCommand);
        const back = inverseCommand(one, 'undo');
        fc.pre(back !== null);
        const undone = applyCommands(view, [one, back]);
        // A list that was added stays, marked as deleted.
        const seenOf = one.type === 'add' && one.entity === 'list' ? withoutDeletedLists : inOrder;
        expect(seenOf(undone)).toEqual(seenOf(view));
      }),
    );
  });
});

function withoutDeletedLists(view: TripView): unknown {
  const lists = view.lists?.filter(({ deleted_at }) => deleted_at === null) ?? [];
  const listEntries = view.listEntries?.filter(({ list_id }) =>
    lists.some(({ id: list }) => list === list_id),
  );
  return inOrder({ ...view, lists, listEntries: listEntries ?? [] });
}

function storedRow(view: TripView, one: TripCommand): object | undefined {
  if (one.type === 'batch' || one.entity === 'trip') return undefined;
  if (one.entity === 'member') return view.trip_collaborators?.find((row) => row.user_id === one.row.user_id);
  const stored = {
    item: view.items,
    task: view.tasks,
    message: view.messages,
    settlement: view.trip_settlements,
    expense: view.trip_expenses,
    poll: view.polls,
    vote: view.votes,
    list: view.lists,
    listEntry: view.listEntries,
    document: view.documents,
    track: view.tracks,
  }[one.entity];
  return stored?.find((row) => row.id === one.row.id);
}
