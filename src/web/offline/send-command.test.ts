// @vitest-environment happy-dom
import { PostgrestClient } from '@supabase/postgrest-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { asNewRow, rebased } from '#domain/trip-commands/resend.ts';
import { tripMeal } from '#tests/support/trip-details.ts';
import { ConflictError, contestedPart } from './patch-conflict.ts';
import { sendCommand } from './send-command.ts';

const wire = vi.hoisted(() => ({ requests: [] as string[], answers: [] as Response[] }));
const client = new PostgrestClient('https://s', {
  retry: false,
  fetch: async (url, init) => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url);
    wire.requests.push(
      `${init?.method} ${pathname}${decodeURIComponent(search)} ${typeof init?.body === 'string' ? init.body : ''}`,
    );
    return wire.answers.shift() ?? Response.json({ code: '42501', message: 'no' }, { status: 403 });
  },
});
vi.mock('#web/data/supabase-client.ts', () => ({ loadClient: async () => client }));

const NO_ROW = () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 });
const CHANGED = () => Response.json({ code: 'PT409', message: 'trip_changed' }, { status: 409 });
const answer = (...answers: Response[]) => void wire.answers.push(...answers);

const task = {
  id: 'k1',
  title: 'Tram',
  assigned_to: null,
  created_by: 'camille',
  due_date: null,
  completed_at: null,
  created_at: '2026-11-20T10:00:00Z',
};
const base = { id: 'c1', tripId: 't1', label: 'Tram' };
const ofTask: TripCommand = {
  ...base,
  type: 'patch',
  entity: 'task',
  row: task,
  to: { title: 'Bus', due_date: '2026-12-01' },
};
const ofNote = {
  ...base,
  type: 'patch',
  entity: 'item',
  row: { kind: 'note', id: 'n1', title: 'Tram' },
  to: { title: 'Bus' },
} as const;
/** Of a trip that is in dirhams since, and read no rates: all of its costs are. */
const inEuros: TripCommand = {
  ...base,
  type: 'patch',
  entity: 'item',
  row: tripMeal('m1', { price: 100, currency: 'MAD' }),
  to: { currency: 'EUR', rate: { from: 'EUR', to: 'MAD', value: '10.8' } },
};

beforeEach(() => {
  wire.requests.splice(0);
  wire.answers.splice(0);
});

describe('[LIVE-1] a patch', () => {
  it('of a task is matched by the values that it replaces', async () => {
    answer(Response.json({ id: 'k1' }));
    await sendCommand(ofTask);
    expect(wire.requests).toEqual([
      'PATCH /trip_tasks?id=eq.k1&title=eq.Tram&due_date=is.null&select=id {"title":"Bus","due_date":"2026-12-01"}',
    ]);
  });

  it('in conflict is refused with what is stored; its other columns are written', async () => {
    answer(
      NO_ROW(),
      Response.json([{ id: 'k1', title: 'Train', due_date: null }]),
      Response.json({ id: 'k1' }),
    );
    const error: unknown = await sendCommand(ofTask).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ key: 'trip_changed', theirs: { title: 'Train' } });
    expect(wire.requests[2]).toBe(
      'PATCH /trip_tasks?id=eq.k1&due_date=is.null&select=id {"due_date":"2026-12-01"}',
    );
  });

  it('[PLUS-12] that gives a rate replaces one that does not count, since the trip has another currency', async () => {
    const toEuros = { from: 'MAD', to: 'EUR', value: '0.09' };
    answer(
      CHANGED(),
      Response.json([{ id: 'm1', price: 100, currency: 'MAD', rate: toEuros }]),
      Response.json({ skipped: [] }),
    );
    await expect(sendCommand(inEuros)).resolves.toEqual({ row: null, skipped: [] });
    expect(wire.requests[2]).toContain(JSON.stringify({ price: 100, currency: 'MAD', rate: toEuros }));
  });

  it('[PLUS-12] that gives a rate is in conflict with one that counts', async () => {
    const toDirhams = { from: 'EUR', to: 'MAD', value: '11' };
    answer(CHANGED(), Response.json([{ id: 'm1', price: 100, currency: 'EUR', rate: toDirhams }]));
    await expect(sendCommand(inEuros)).rejects.toMatchObject({ theirs: { rate: toDirhams } });
  });

  it('[PLUS-5] of a price is in conflict with another currency, and wins or loses with its own', async () => {
    const row = tripMeal('m1', { price: 100, currency: 'EUR' });
    const dearer = {
      ...base,
      type: 'patch',
      entity: 'item',
      row,
      to: { price: 110, title: 'Lunch' },
    } as const;
    answer(
      CHANGED(),
      Response.json([{ id: 'm1', title: row.title, price: 100, currency: 'USD' }]),
      Response.json({ skipped: [] }),
    );
    const theirs = { price: 100, currency: 'USD' };
    await expect(sendCommand(dearer)).rejects.toMatchObject({ theirs });
    expect(wire.requests[2]).toContain('"to":{"title":"Lunch"}');
    expect(rebased(dearer, 'c2', theirs)).toMatchObject({
      row: theirs,
      to: { price: 110, currency: 'EUR' },
    });
  });

  describe('[PLUS-5] of an amount and its currency', () => {
    const row = tripMeal('m1', { price: 100, currency: 'EUR' });
    const pricing = (to: object) => ({ ...base, type: 'patch', entity: 'item', row, to }) as const;

    it.each([
      ['the price, stored in another currency since', { price: 110 }, { price: 110, currency: 'USD' }],
      ['the currency, stored with another price', { currency: 'USD' }, { price: 120, currency: 'USD' }],
    ])('is acknowledged where %s is as wanted', async (_, to, stored) => {
      answer(CHANGED(), Response.json([{ id: 'm1', ...stored }]));
      await expect(sendCommand(pricing(to))).resolves.toEqual({ row: null, skipped: [] });
      expect(wire.requests).toHaveLength(2);
    });

    it('sends what else was changed where these are as wanted', async () => {
      answer(
        CHANGED(),
        Response.json([{ id: 'm1', title: row.title, price: 110, currency: 'USD' }]),
        Response.json({ skipped: [] }),
      );
      await sendCommand(pricing({ price: 110, title: 'Lunch' }));
      expect(wire.requests[2]).toContain('"to":{"title":"Lunch"}');
    });

    it.each([
      [
        'the currency alone is mine',
        { currency: 'USD' },
        { price: 120, currency: 'EUR' },
        { price: 100, currency: 'USD' },
      ],
      [
        'both are mine',
        { price: 110, currency: 'USD' },
        { price: 120, currency: 'USD' },
        { price: 110, currency: 'USD' },
      ],
    ])('writes both again where %s', async (_, to, stored, mine) => {
      answer(CHANGED(), Response.json([{ id: 'm1', ...stored }]));
      await expect(sendCommand(pricing(to))).rejects.toMatchObject({ theirs: stored });
      const contested = contestedPart(pricing(to), stored);
      expect(contested.to).toEqual(mine);
      expect(rebased(contested, 'c2', stored)).toMatchObject({ row: stored, to: mine });
    });
  });

  it('of times leaves the duration to whose end time is stored; one that is written alone is in conflict', async () => {
    const row = tripMeal('m1', { time: '12:00', end_time: '13:00', duration: 60 });
    const to = { end_time: '14:00', duration: 120 };
    const longer = { ...base, type: 'patch', entity: 'item', row, to } as const;
    answer(CHANGED(), Response.json([{ id: 'm1', end_time: '12:30:00', duration: 30 }]));
    const theirs = { end_time: '12:30:00', duration: 30 };
    await expect(sendCommand(longer)).rejects.toMatchObject({ theirs });
    expect(rebased(contestedPart(longer, theirs), 'c2', theirs)).toMatchObject({ row: theirs, to });
    expect(wire.requests).toHaveLength(2);
    const open = { ...longer, row: { ...row, end_time: null }, to: { duration: 120 } } as const;
    answer(CHANGED(), Response.json([{ id: 'm1', duration: 30 }]));
    await expect(sendCommand(open)).rejects.toMatchObject({ theirs: { duration: 30 } });
  });

  it('of a length without an end is in conflict with another end, and writes both again', async () => {
    const row = tripMeal('m1', { time: '12:00', end_time: '13:00', duration: 60 });
    const to = { end_time: null, duration: 45 };
    const typed = { ...base, type: 'patch', entity: 'item', row, to } as const;
    const theirs = { end_time: '12:30:00', duration: 30 };
    answer(CHANGED(), Response.json([{ id: 'm1', ...theirs }]));
    await expect(sendCommand(typed)).rejects.toMatchObject({ theirs });
    expect(contestedPart(typed, theirs).to).toEqual(to);
  });

  it('of an end time is in conflict with a length that was given to a meal without one', async () => {
    const row = tripMeal('m1', { time: '12:00', end_time: null, duration: 60 });
    const to = { end_time: '14:00', duration: 120 };
    const ending = { ...base, type: 'patch', entity: 'item', row, to } as const;
    const theirs = { end_time: null, duration: 90 };
    answer(CHANGED(), Response.json([{ id: 'm1', ...theirs }]));
    await expect(sendCommand(ending)).rejects.toMatchObject({ theirs });
    expect(wire.requests).toHaveLength(2);
  });

  it('that has arrived before is acknowledged; of a row that is gone it is refused', async () => {
    answer(CHANGED(), Response.json([{ id: 'n1', title: 'Bus' }]));
    await expect(sendCommand(ofNote)).resolves.toEqual({ row: null, skipped: [] });
    answer(CHANGED(), Response.json([]));
    await expect(sendCommand(ofNote)).rejects.toMatchObject({ key: 'no_row' });
  });

  it('that may not be made says so, and not that its row is gone', async () => {
    answer(NO_ROW(), Response.json([{ id: 'k1', title: 'Tram', due_date: null }]));
    await expect(sendCommand(ofTask)).rejects.toMatchObject({ key: 'forbidden' });
    expect(wire.requests).toHaveLength(2);
    answer(NO_ROW(), Response.json([{ id: 'k1' }]));
    const removal = { ...base, type: 'remove', entity: 'task', row: task } as const;
    await expect(sendCommand(removal)).rejects.toMatchObject({ key: 'forbidden' });
  });

  it('is sent again against what is stored, or as a new row', () => {
    expect(rebased(ofNote, 'c2', { title: 'Train' })).toMatchObject({
      id: 'c2',
      row: { title: 'Train' },
      to: { title: 'Bus' },
    });
    expect(asNewRow(ofNote, 'c2', 'n2')).toMatchObject({ type: 'add', row: { id: 'n2', title: 'Bus' } });
    expect(asNewRow(ofTask, 'c2', 'k2')).toMatchObject({ type: 'add', row: { id: 'k2', title: 'Bus' } });
  });
});

describe('[PLUS-3] [LIVE-1] what is added again, since its answer was lost,', () => {
  const added = { ...base, type: 'add', entity: 'task', row: task } as const;
  const asked = (table: string, id: string) => `GET /rpc/was_deleted?trip_id=t1&source=${table}&id=${id} `;

  it.each([
    [added, 'trip_tasks', 'k1'],
    [{ ...ofNote, type: 'add' }, 'trip_notes', 'n1'],
    [{ ...base, type: 'add', entity: 'message', row: { id: 'm1' } }, 'trip_chat_messages', 'm1'],
    [{ ...base, type: 'add', entity: 'expense', row: { id: 'e1' } }, 'trip_expenses', 'e1'],
    [{ ...base, type: 'add', entity: 'vote', row: { id: 'v1' } }, 'trip_votes', 'v1'],
    [{ ...base, type: 'add', entity: 'poll', row: { id: 'p1' } }, 'trip_polls', 'p1'],
    [{ ...base, type: 'add', entity: 'list', row: { id: 'l1' }, entries: [] }, 'trip_lists', 'l1'],
    [{ ...base, type: 'add', entity: 'listEntry', row: { id: 'x1' } }, 'trip_list_entries', 'x1'],
  ])(
    'stays deleted where somebody has deleted it meanwhile, and is refused as deleted since: %#',
    async (command, table, id) => {
      answer(Response.json(true));
      // Of the row its id alone matters here.
      const sent = sendCommand(command as TripCommand, true);
      await expect(sent).rejects.toMatchObject({ key: 'deleted_since' });
      expect(wire.requests).toEqual([asked(table, id)]);
    },
  );

  it('is sent where nobody has; brought back by an undo it is sent at once', async () => {
    answer(Response.json(false), Response.json(task));
    await expect(sendCommand(added, true)).resolves.toMatchObject({ row: task });
    expect(wire.requests).toEqual([asked('trip_tasks', 'k1'), expect.stringMatching(/^POST \/trip_tasks/)]);
    wire.requests.splice(0);
    answer(Response.json({ skipped: [] }));
    await sendCommand({ ...added, type: 'restore' }, true);
    expect(wire.requests).toEqual([expect.stringMatching(/^POST \/rpc\/change_trip/)]);
  });

  it('[PLUS-2] brought back by an undo, it is added where there is no copy of it', async () => {
    answer(Response.json({ skipped: ['k1'] }), Response.json(task));
    await expect(sendCommand({ ...added, type: 'restore' })).resolves.toEqual({ row: task, skipped: [] });
    expect(wire.requests[1]).toMatch(/^POST \/trip_tasks.*"title":"Tram"/);
    answer(Response.json({ skipped: ['k1'] }));
    await expect(sendCommand({ ...added, type: 'restore' })).rejects.toMatchObject({ key: 'forbidden' });
  });

  it('[COLLAB-4] [PLUS-2] a task without a copy comes back as done as it was, and with nobody who has left the trip', async () => {
    const row = { ...task, assigned_to: 'ines', completed_at: '2026-11-21T10:00:00Z' };
    const nobodyToDo = () =>
      Response.json({ code: 'PT422', message: 'assignee_not_member' }, { status: 422 });
    const stored = { ...row, assigned_to: null };
    answer(Response.json({ skipped: ['k1'] }), nobodyToDo(), Response.json(stored));
    await expect(sendCommand({ ...added, type: 'restore', row })).resolves.toMatchObject({ row: stored });
    expect(wire.requests[2]).toContain(
      '"assigned_to":null,"due_date":null,"completed_at":"2026-11-21T10:00:00Z"',
    );
  });

  it('[PLUS-5] is sent at once where its id may be that of an earlier row: a debt settled, taken back and settled again', async () => {
    const row = { id: 's1', from_id: 'a', to_id: 'b', amount: 60, currency: 'EUR', created_at: '' };
    answer(Response.json(row));
    await sendCommand({ ...base, type: 'add', entity: 'settlement', row }, true);
    expect(wire.requests).toEqual([expect.stringMatching(/^POST \/trip_settlements/)]);
  });
});
