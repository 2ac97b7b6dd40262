import { describe, expect, it } from 'vitest';
import { tripDetails, tripMeal, tripPerson } from '#tests/support/trip-details.ts';
import type { RemoteEvent, RemoteRow } from '#web/live/remote-event.ts';
import { withEvent } from './live-parts.ts';
import { discussionPart, type MessagePages } from './message-pages.ts';
import { type Lists, listsPart, type Polls, pollsPart, tasksPart, tracksPart, tripPart } from './parts.ts';

const trip = tripDetails({
  trip_collaborators: [
    { user_id: 'thomas', role: 'editor', joined_at: '2026-11-20', profile: tripPerson('thomas') },
  ],
  items: [tripMeal('m1'), tripMeal('m2')],
});

const withLiveChange = (before: typeof trip, event: RemoteEvent) =>
  withEvent(tripPart, before, 'trip', event);
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
    expect(
      withLiveChange(trip, eventOf('trip_expenses', 'INSERT', { id: 'e1', trip_id: 'trip' })),
    ).toBeNull();
  });

  it('[PLUS-5] takes a payment that is noted by others, and one that is taken back', () => {
    const row = {
      id: 's1',
      from_id: 'thomas',
      to_id: 'camille',
      amount: 12.5,
      currency: 'EUR',
      created_at: 'x',
    };
    const noted = withLiveChange(trip, eventOf('trip_settlements', 'INSERT', { ...row, trip_id: 'trip' }));
    expect(noted?.trip_settlements).toEqual([row]);
    const gone = noted && withLiveChange(noted, eventOf('trip_settlements', 'DELETE', { id: 's1' }));
    expect(gone?.trip_settlements).toEqual([]);
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
    expect(withLiveChange(trip, eventOf('trip_meals', 'INSERT', { id: 'm3', trip_id: 'trip' }))).toBeNull();
    expect(withLiveChange(trip, { ...eventOf('trip_meals', 'UPDATE'), complete: false })).toBeNull();
  });

  it('has to be read when it has another owner, or somebody another name or picture', () => {
    expect(withLiveChange(trip, eventOf('trips', 'UPDATE', { id: 'trip', owner_id: 'thomas' }))).toBeNull();
    expect(withLiveChange(trip, eventOf('profiles', 'UPDATE', { id: 'thomas' }))).toBeNull();
  });

  it('leaves alone what other queries are about', () => {
    expect(withLiveChange(trip, eventOf('trip_tasks', 'INSERT', { id: 't' }))).toBe(trip);
  });
});

describe('[LIVE-1] tasks, and their events', () => {
  const task = (id: string, created_at: string) => ({
    id,
    title: id,
    assigned_to: null,
    created_by: null,
    due_date: null,
    completed_at: null,
    created_at,
  });
  const [first, second] = [task('a', '2026-11-20T10:00:00Z'), task('b', '2026-11-20T10:01:00Z')];

  it('keep the order in which they were made, each once', () => {
    const event = eventOf('trip_tasks', 'INSERT', { ...first, trip_id: 'trip', updated_at: 'now' });
    const both = withEvent(tasksPart, [second], 'trip', event);
    expect(both).toEqual([first, second]);
    expect(both && withEvent(tasksPart, both, 'trip', event)).toBe(both);
  });

  it('are ticked off and deleted by others', () => {
    const ticked = withEvent(
      tasksPart,
      [first, second],
      'trip',
      eventOf('trip_tasks', 'UPDATE', { id: 'a', completed_at: 'now' }),
    );
    expect(ticked).toEqual([{ ...first, completed_at: 'now' }, second]);
    const gone = withEvent(tasksPart, [first, second], 'trip', eventOf('trip_tasks', 'DELETE', { id: 'a' }));
    expect(gone).toEqual([second]);
  });
});

describe('[PLUS-11] [LIVE-1] lists, and their events', () => {
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
  const lists: Lists = { lists: [list], listEntries: [] };
  const entry = (operation: RemoteEvent['operation'], row: RemoteRow) =>
    eventOf('trip_list_entries', operation, row);

  it('have what came, once, with the columns they show', () => {
    const event = entry('INSERT', { ...socks, trip_id: 'trip', private_to: null, created_at: 'x' });
    const once = withEvent(listsPart, lists, 'trip', event);
    expect(once).toEqual({ lists: [list], listEntries: [socks] });
    expect(once && withEvent(listsPart, once, 'trip', event)).toBe(once);
  });

  it('leave out what is of another trip', () => {
    const event = eventOf('trip_lists', 'INSERT', { ...list, id: 'l2', trip_id: 'other' });
    expect(withEvent(listsPart, lists, 'trip', event)).toBe(lists);
  });

  it('have the columns that changed', () => {
    const event = entry('UPDATE', { id: 'e1', ticked_by: 'thomas' });
    expect(withEvent(listsPart, { ...lists, listEntries: [socks] }, 'trip', event)?.listEntries).toEqual([
      { ...socks, ticked_by: 'thomas' },
    ]);
  });

  it.each<[string, RemoteEvent]>([
    ['a row is brought back', entry('UPDATE', { id: 'e1', deleted_at: null })],
    ['the event is too long', { ...entry('INSERT', { id: 'e1' }), complete: false }],
    ['a column is missing', entry('INSERT', { id: 'e1', trip_id: 'trip' })],
  ])('are read again where %s', (_, event) => {
    expect(withEvent(listsPart, lists, 'trip', event)).toBeNull();
  });

  it('are the same after an event of another table', () => {
    expect(withEvent(listsPart, lists, 'trip', eventOf('trip_tasks', 'INSERT', { id: 'a' }))).toBe(lists);
  });
});

describe('[PLUS-19] [LIVE-1] polls, and their events', () => {
  const poll = {
    id: 'p',
    question: 'Where?',
    options: [{ id: 'a', text: 'Alfama' }],
    is_multiple: false,
    closes_at: null,
    closed_at: null,
    deleted_at: null,
    created_by: null,
    created_at: '2026-11-20T10:00:00Z',
  };
  const vote = (id: string, user_id: string) => ({ id, poll_id: 'p', option_id: 'a', user_id });
  const polls: Polls = { polls: [poll], votes: [vote('1', 'alice')] };
  const applied = (table: string, operation: RemoteEvent['operation'], row: RemoteRow) =>
    withEvent(pollsPart, polls, 'trip', eventOf(table, operation, row));

  it('follow what others ask, vote, take back and close', () => {
    const cast = { ...vote('2', 'bea'), trip_id: 'trip', created_at: 'x' };
    expect(applied('trip_votes', 'INSERT', cast)?.votes).toEqual([vote('1', 'alice'), vote('2', 'bea')]);
    expect(applied('trip_votes', 'DELETE', { id: '1' })?.votes).toEqual([]);
    const closed_at = '2026-11-24T11:00:00Z';
    expect(applied('trip_polls', 'UPDATE', { id: 'p', closed_at })?.polls).toEqual([{ ...poll, closed_at }]);
    const asked = applied('trip_polls', 'INSERT', { ...poll, id: 'q', trip_id: 'trip' });
    expect(asked?.polls).toEqual([poll, { ...poll, id: 'q' }]);
    const tooLong = { ...eventOf('trip_polls', 'INSERT'), complete: false };
    expect(withEvent(pollsPart, polls, 'trip', tooLong)).toBeNull();
  });
});

it('[PLUS-14] [LIVE-1] tracks are read again when one that was not known is brought back', () => {
  const event = eventOf('trip_tracks', 'UPDATE', { id: 't1', deleted_at: null });
  expect(withEvent(tracksPart, [], 'trip', event)).toBeNull();
});

describe('[CHAT-2] a discussion, and its events', () => {
  const message = (minute: number) => ({
    id: `m${minute}`,
    user_id: 'thomas',
    text: 'Bonjour',
    reply_to: null,
    mentions: [],
    item_id: null,
    created_at: `2026-11-20T10:0${minute}:00Z`,
  });
  const before: MessagePages = {
    pages: [
      { hasOlder: true, messages: [message(6), message(5)] },
      { hasOlder: false, messages: [message(4)] },
    ],
    pageParams: [null, null],
  };
  const applied = (operation: RemoteEvent['operation'], row: object, complete = true) =>
    withEvent(discussionPart, before, 'trip', {
      ...eventOf('trip_chat_messages', operation, { ...row }),
      complete,
    });
  const idsIn = (pages: MessagePages | null) =>
    pages?.pages.map(({ messages }) => messages.map(({ id }) => id));

  it('an inserted message appears with the columns shown, a deleted one disappears; pages keep their borders', () => {
    const inserted = applied('INSERT', { ...message(9), trip_id: 'trip' });
    expect(inserted?.pages[0]?.messages[0]).toEqual(message(9));
    expect(idsIn(inserted)).toEqual([['m9', 'm6', 'm5'], ['m4']]);
    expect(idsIn(applied('DELETE', { id: 'm5' }))).toEqual([['m6'], ['m4']]);
    expect(applied('INSERT', { ...message(4), trip_id: 'trip' })).toBe(before);
  });

  it('an event too large to carry its message makes the discussion refetch', () => {
    expect(applied('INSERT', { id: 'm9' }, false)).toBeNull();
  });
});
