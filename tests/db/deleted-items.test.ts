import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeTrip } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

const CALL = 'select public.change_trip($1, $2::text::jsonb) as answer';
const TABLES = ['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'];

describeOnBoth('[PLUS-2] deleted items', (database) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await makeScene(database());
    await database().query(
      `update public.trip_meals set paid_by = $2, position = 7, price = 12.5, created_by = $3 where id = $1`,
      [scene.ids.trip_meals, scene.people.viewer.id, scene.people.owner.id],
    );
  });
  const all = () =>
    Promise.all(
      TABLES.map((table) =>
        database().query(`select * from public.${table} where trip_id = $1 order by id`, [scene.tripId]),
      ),
    );
  const change = (changes: object, role: Role = 'editor') =>
    database().actAs(scene.caller(role), ({ query }) => query(CALL, [scene.tripId, JSON.stringify(changes)]));
  const ids = () => TABLES.map((table) => scene.ids[table]);
  const everything = () => ({ removed: TABLES.map((table) => ({ table, id: scene.ids[table] })) });

  it('come back with their ids and all their columns, no matter who made them', async () => {
    const before = await all();
    await change(everything());
    expect((await all()).flat()).toEqual([]);
    expect(await change({ restored: ids() })).toMatchObject([{ answer: { skipped: [] } }]);
    expect(await all()).toEqual(before);
  });

  it('come back once, however often they are asked for', async () => {
    await change(everything());
    await change({ restored: ids() });
    expect(await change({ restored: ids() })).toMatchObject([{ answer: { skipped: [] } }]);
    expect((await all()).flat()).toHaveLength(5);
  });

  it('come back after a deletion of one row, as the planner makes it', async () => {
    await database().actAs(scene.people.editor, ({ query }) =>
      query('delete from public.trip_meals where id = $1', [scene.ids.trip_meals]),
    );
    await change({ restored: [scene.ids.trip_meals] }, 'owner');
    expect((await all())[3]).toHaveLength(1);
  });

  it('have the moment at which they were made from the database: not from who adds or brings them back', async () => {
    const { tripId, ids: made } = scene;
    const meal =
      'insert into public.trip_meals (id, trip_id, title, date, created_at) values ($1, $2, $3, $4, $5)';
    const expense =
      'insert into public.trip_expenses (id, trip_id, title, date, price, created_at) values ($1, $2, $3, $4, 1, $5)';
    const [before] = await database().query<{ is_old: boolean; created_at: string }>(
      'update public.trip_expenses set title = title where trip_id = $1 returning created_at < now() as is_old, created_at',
      [tripId],
    );
    expect(before).toMatchObject({ is_old: true });
    await database().actAs(scene.people.editor, ({ query }) =>
      query('delete from public.trip_expenses where trip_id = $1', [tripId]),
    );
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      const log = `select operation from public.trip_activity_log where trip_id = $1 and created_at = now()`;
      for (const insert of [meal, expense]) {
        const row = [crypto.randomUUID(), tripId, 'X', '2027-03-12'];
        expect(
          await query(`${insert} returning created_at = now() as is_new`, [...row, '2020-01-01']),
        ).toEqual([{ is_new: true }]);
        row[0] = crypto.randomUUID();
        expect(await refused(insert, [...row, '2190-01-01'])).toMatchObject({ code: '42501' });
      }
      expect(await query(log, [tripId])).toEqual([{ operation: 'INSERT' }]);
      const undo = [made.trip_expenses, tripId, 'X', '2027-03-12', '2020-01-01'];
      expect(await query(`${expense} returning created_at`, undo)).toEqual([
        { created_at: before?.created_at },
      ]);
    });
  });

  it('with a task that somebody else has made, whose assignee stays where still in the trip', async () => {
    const { tripId, ids: made, people } = scene;
    const task = () => database().query('select * from public.trip_tasks where id = $1', [made.trip_tasks]);
    await database().query(
      'update public.trip_tasks set created_by = $2, assigned_to = $3, completed_at = now() where id = $1',
      [made.trip_tasks, people.owner.id, people.viewer.id],
    );
    const [before] = await task();
    const remove = () =>
      database().actAs(people.editor, ({ query }) =>
        query('delete from public.trip_tasks where id = $1', [made.trip_tasks]),
      );
    await remove();
    await change({ restored: [made.trip_tasks], lenient: true });
    expect(await task()).toEqual([before]);
    await remove();
    await database().query('delete from public.trip_collaborators where trip_id = $1 and user_id = $2', [
      tripId,
      people.viewer.id,
    ]);
    expect(await change({ restored: [made.trip_tasks], lenient: true })).toEqual([
      { answer: { skipped: [] } },
    ]);
    expect(await task()).toMatchObject([{ created_by: people.owner.id, assigned_to: null }]);
  });

  it('come back under the id of those who have left Escale meanwhile', async () => {
    await change(everything());
    await database().query('delete from auth.users where id = $1', [scene.people.viewer.id]);
    await change({ restored: ids() });
    expect((await all())[3]).toMatchObject([{ paid_by: scene.people.viewer.id, position: 7 }]);
  });

  it('are not brought back by readers, nor into another trip, nor after 30 days', async () => {
    await change(everything());
    for (const role of ['viewer', 'stranger', 'supervisor', 'banned'] as const) {
      await expect(change({ restored: ids() }, role)).rejects.toThrow();
      const call = database().actAs(scene.people[role], ({ query }) =>
        query('select app.restore_items($1, array[$2::uuid])', [scene.tripId, scene.ids.trip_meals]),
      );
      await expect(call).rejects.toMatchObject({ message: 'not_trip_editor' });
    }
    const mine = await makeTrip(database(), scene.people.stranger);
    const stolen = await database().actAs(scene.people.stranger, ({ query }) =>
      query(CALL, [mine, JSON.stringify({ restored: ids(), lenient: true })]),
    );
    expect(stolen).toEqual([{ answer: { skipped: ids() } }]);
    await database().query(`update app.deleted_items set deleted_at = now() - interval '31 days'`);
    await expect(change({ restored: ids() })).rejects.toMatchObject({ message: 'trip_changed' });
    expect((await all()).flat()).toEqual([]);
  });

  it('leave nothing behind when their trip goes, and nothing after 30 days', async () => {
    await change(everything());
    await database().query('delete from public.trips where id = $1', [scene.tripId]);
    expect(
      await database().query('select item_id from app.deleted_items where trip_id = $1', [scene.tripId]),
    ).toEqual([]);
    const other = await makeScene(database());
    await database().query(`update app.deleted_items set deleted_at = now() - interval '31 days'`);
    await database().query('delete from public.trip_meals where id = $1', [other.ids.trip_meals]);
    expect(await database().query('select item_id from app.deleted_items')).toEqual([
      { item_id: other.ids.trip_meals },
    ]);
  });

  it('go with old trips at the purge, those of the last thirty days stay', async () => {
    await change(everything());
    const other = await makeScene(database());
    await database().query('delete from public.trips where id = $1', [other.tripId]);
    const purge = () => database().query('select app.purge_deleted() as gone');
    expect(await purge()).toEqual([{ gone: 0 }]);
    await database().query(
      `update app.deleted_items set deleted_at = now() - interval '31 days' where item_id = $1`,
      [scene.ids.trip_meals],
    );
    await database().query(
      `update app.deleted_trips set deleted_at = now() - interval '31 days' where trip_id = $1`,
      [other.tripId],
    );
    expect(await purge()).toEqual([{ gone: 2 }]);
    expect(await purge()).toEqual([{ gone: 0 }]);
    const stored = await database().query('select item_id from app.deleted_items where trip_id = $1', [
      scene.tripId,
    ]);
    expect(stored).toHaveLength(TABLES.length - 1);
    const call = database().actAs(scene.people.owner, ({ query }) => query('select app.purge_deleted()'));
    await expect(call).rejects.toMatchObject({ code: '42501' });
  });
});
