import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeTrip } from '#tests/support/people.ts';
import { INSERTS, makeScene, type Scene } from '#tests/support/scene.ts';

const CALL = 'select public.change_trip($1, $2::text::jsonb) as answer';
const RESERVED = { code: 'PT409', message: 'id_reserved', detail: 'id' };
const ITEMS = [
  'trip_accommodations',
  'trip_activities',
  'trip_itineraries',
  'trip_meals',
  'trip_notes',
  'trip_expenses',
];
/** What the former viewer can put there themselves: of a settlement there is nobody to give something to. */
const WITH_IDS = [...ITEMS, 'trip_chat_messages', 'trip_tasks', 'trip_polls'];

describeOnBoth('[PLUS-2] a copy of what was deleted', (database) => {
  let scene: Scene;
  /** The viewer's own trip: they knew every id of the other one. */
  let own: string;

  beforeEach(async () => {
    scene = await makeScene(database());
    own = await makeTrip(database(), scene.people.viewer);
  });

  const as = (role: 'owner' | 'viewer' | 'editor') => scene.people[role];
  const removeTrip = () =>
    database().actAs(as('owner'), ({ query }) =>
      query('delete from public.trips where id = $1', [scene.tripId]),
    );
  const restoreTrip = () =>
    database().actAs(as('owner'), ({ query }) => query('select public.restore_trip($1)', [scene.tripId]));
  const insertTrip = `insert into public.trips (id, title, start_date, end_date) values ($1, 'X', '2027-01-01', '2027-01-02')`;
  const count = async (table: string) =>
    (await database().query(`select 1 from public.${table} where trip_id = $1`, [scene.tripId])).length;

  it('is not replaced by a trip of the same id, which nobody but its owner makes', async () => {
    await removeTrip();
    for (const role of ['viewer', 'editor'] as const) {
      await database().asUser(as(role), async ({ refused }) => {
        expect(await refused(insertTrip, [scene.tripId])).toEqual(RESERVED);
        expect(
          await refused("select public.use_sample_trip($1, 'x', '2027-01-01', 'fr')", [scene.tripId]),
        ).toMatchObject({ code: expect.stringMatching(/^PT4/) });
        expect(
          await refused("select public.copy_trip($1, $2, 'X', '2027-01-01')", [scene.tripId, own]),
        ).toMatchObject(role === 'viewer' ? RESERVED : { code: 'PT404' });
      });
    }
    await restoreTrip();
    expect(await count('trip_meals')).toBe(1);
    await removeTrip();
    await database().asUser(as('owner'), ({ query }) => query(insertTrip, [scene.tripId]));
  });

  it.each(WITH_IDS)('keeps the ids of %s in it, so that the trip comes back whole', async (table) => {
    await removeTrip();
    const { viewer } = scene.people;
    await database().asUser(viewer, async ({ refused }) => {
      expect(await refused(INSERTS[table] ?? '', [scene.ids[table], own, viewer.id])).toEqual(RESERVED);
    });
    await restoreTrip();
    expect(await count(table)).toBe(1);
  });

  it.each(ITEMS)('of one of the %s is not replaced by an item of another trip', async (table) => {
    const { editor, viewer } = scene.people;
    const id = scene.ids[table];
    await database().actAs(editor, ({ query }) => query(`delete from public.${table} where id = $1`, [id]));
    await database().asUser(viewer, async ({ refused }) => {
      expect(await refused(INSERTS[table] ?? '', [id, own, viewer.id])).toEqual(RESERVED);
    });
    const restored = JSON.stringify({ restored: [id] });
    await database().actAs(editor, ({ query }) => query(CALL, [scene.tripId, restored]));
    expect(await count(table)).toBe(1);
    // Its trip's own people may write it again.
    await database().actAs(editor, async ({ query }) => {
      await query(`delete from public.${table} where id = $1`, [id]);
      await query(INSERTS[table] ?? '', [id, scene.tripId, editor.id]);
    });
  });

  it('stays its owner’s when somebody used its ids beforehand, in another table', async () => {
    const { editor, viewer } = scene.people;
    const id = scene.ids.trip_meals;
    await database().actAs(viewer, async ({ query }) => {
      await query(INSERTS.trip_notes ?? '', [id, own, viewer.id]);
      await query('delete from public.trip_notes where id = $1', [id]);
    });
    await database().actAs(editor, ({ query }) => query('delete from public.trip_meals where id = $1', [id]));
    await database().actAs(editor, ({ query }) =>
      query(CALL, [scene.tripId, JSON.stringify({ restored: [id] })]),
    );
    expect(await count('trip_meals')).toBe(1);
    await database().actAs(viewer, async ({ query }) => {
      await query(INSERTS.trip_notes ?? '', [id, own, viewer.id]);
      await query('delete from public.trips where id = $1', [own]);
    });
    await removeTrip();
    await restoreTrip();
    expect(await count('trip_meals')).toBe(1);
  });

  it('lets its ids go once it is purged', async () => {
    await removeTrip();
    await database().actAs(as('owner'), ({ query }) => query('select public.purge_trip($1)', [scene.tripId]));
    const left = await database().query('select 1 from app.reserved_ids where trip_id = $1', [scene.tripId]);
    expect(left).toEqual([]);
    await database().asUser(as('viewer'), ({ query }) => query(insertTrip, [scene.tripId]));
  });

  it('of which there are too many gives way, the oldest first, each of its owner or trip', async () => {
    const { query, actAs } = database();
    await query("update app.limits set amount = 1 where name in ('deleted-trips', 'deleted-items')");
    const { viewer } = scene.people;
    const second = await makeTrip(database(), viewer);
    await removeTrip();
    for (const trip of [own, second])
      await actAs(viewer, (session) => session.query('delete from public.trips where id = $1', [trip]));
    const write = (person: string) =>
      query('select trip_id from app.deleted_trips where owner_id = $1', [person]);
    expect(await write(viewer.id)).toEqual([{ trip_id: second }]);
    expect(await write(as('owner').id)).toEqual([{ trip_id: scene.tripId }]);
    await restoreTrip();
    for (const table of ['trip_meals', 'trip_notes'])
      await actAs(as('editor'), (session) =>
        session.query(`delete from public.${table} where id = $1`, [scene.ids[table]]),
      );
    expect(await query('select source from app.deleted_items where trip_id = $1', [scene.tripId])).toEqual([
      { source: 'trip_notes' },
    ]);
    await query("update app.limits set amount = 200 where name in ('deleted-trips', 'deleted-items')");
  });
});
