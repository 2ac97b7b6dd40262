import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeTrip } from '#tests/support/people.ts';
import type { Query } from '#tests/support/pglite.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

const DELETED = [
  'trip_accommodations',
  'trip_activities',
  'trip_itineraries',
  'trip_meals',
  'trip_notes',
  'trip_expenses',
  'trip_tasks',
  'trip_chat_messages',
  'trip_votes',
];
const MARKED = ['trip_polls', 'trip_lists', 'trip_list_entries', 'trip_documents', 'trip_tracks'];

describeOnBoth('[PLUS-3] what was added and deleted since', (database) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await makeScene(database());
  });

  const wasDeleted = async (query: Query, table: string, tripId = scene.tripId) => {
    const [answer] = await query<{ is: boolean }>('select public.was_deleted($1, $2, $3) as is', [
      tripId,
      table,
      scene.ids[table],
    ]);
    return answer?.is;
  };

  it.each(DELETED)('%s: it is known by its id, to everyone in the trip', async (table) => {
    for (const role of ['viewer', 'editor', 'owner'] as const satisfies Role[])
      expect(await database().asUser(scene.people[role], ({ query }) => wasDeleted(query, table))).toBe(
        false,
      );
    await database().actAs(scene.people.owner, ({ query }) =>
      query(`delete from public.${table} where id = $1`, [scene.ids[table]]),
    );
    for (const role of ['viewer', 'editor', 'owner'] as const satisfies Role[])
      expect(await database().asUser(scene.people[role], ({ query }) => wasDeleted(query, table))).toBe(true);
  });

  it.each(MARKED)('%s: it is marked as deleted, until it is brought back', async (table) => {
    const mark = (value: string) =>
      database().query(`update public.${table} set deleted_at = ${value} where id = $1`, [scene.ids[table]]);
    await mark('now()');
    expect(await database().asUser(scene.people.owner, ({ query }) => wasDeleted(query, table))).toBe(true);
    await mark('null');
    expect(await database().asUser(scene.people.owner, ({ query }) => wasDeleted(query, table))).toBe(false);
  });

  it('items that went in one batch are known; brought back they are there again', async () => {
    const change = (changes: object) =>
      database().actAs(scene.people.editor, ({ query }) =>
        query('select public.change_trip($1, $2::text::jsonb)', [scene.tripId, JSON.stringify(changes)]),
      );
    const tables = ['trip_meals', 'trip_expenses'];
    const all = () =>
      database().asUser(scene.people.editor, ({ query }) =>
        Promise.all(tables.map((table) => wasDeleted(query, table))),
      );
    await change({ removed: tables.map((table) => ({ table, id: scene.ids[table] })) });
    expect(await all()).toEqual([true, true]);
    await change({ restored: tables.map((table) => scene.ids[table]) });
    expect(await all()).toEqual([false, false]);
  });

  it('a task that is brought back under its id is there again', async () => {
    const task = [scene.ids.trip_tasks, scene.tripId, scene.people.owner.id];
    await database().actAs(scene.people.owner, async ({ query }) => {
      await query('delete from public.trip_tasks where id = $1', [scene.ids.trip_tasks]);
      await query(
        "insert into public.trip_tasks (id, trip_id, created_by, title) values ($1, $2, $3, 'X')",
        task,
      );
    });
    expect(await database().asUser(scene.people.owner, ({ query }) => wasDeleted(query, 'trip_tasks'))).toBe(
      false,
    );
  });

  it('nobody outside the trip learns it, nor of another trip, nor of other tables', async () => {
    await database().query('delete from public.trip_tasks where id = $1', [scene.ids.trip_tasks]);
    const other = await makeTrip(database(), scene.people.owner);
    for (const role of ['stranger', 'supervisor', 'banned'] as const) {
      const refusal = await database().asUser(scene.people[role], ({ refused }) =>
        refused('select public.was_deleted($1, $2, $3)', [scene.tripId, 'trip_tasks', scene.ids.trip_tasks]),
      );
      expect(refusal).toMatchObject({ code: 'PT404', message: 'trip_not_found' });
    }
    await database().asUser(scene.people.owner, async ({ query }) => {
      expect(await wasDeleted(query, 'trip_tasks', other)).toBe(false);
      for (const table of ['trips', 'accounts', 'trip_shares', 'x; drop table public.trips', null])
        expect(
          await query('select public.was_deleted($1, $2, $3) as is', [
            scene.tripId,
            table,
            scene.ids.trip_tasks,
          ]),
        ).toEqual([{ is: false }]);
    });
  });

  it('it is forgotten after thirty days, and with its trip', async () => {
    const { query } = database();
    await query('delete from public.trip_votes where id = $1', [scene.ids.trip_votes]);
    await query("update app.deleted_ids set deleted_at = now() - interval '31 days'");
    await query('select app.purge_deleted()');
    expect(await query('select from app.deleted_ids')).toEqual([]);
    await query('delete from public.trip_chat_messages where trip_id = $1', [scene.tripId]);
    expect(await query('select from app.deleted_ids')).toHaveLength(1);
    await query('delete from public.trips where id = $1', [scene.tripId]);
    expect(await query('select from app.deleted_ids')).toEqual([]);
  });
});
