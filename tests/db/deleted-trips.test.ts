import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const NUMBERING = 'supabase/migrations/20261203003400_order_in_copies.sql';
const TABLES = [
  'trips',
  'trip_collaborators',
  'trip_accommodations',
  'trip_activities',
  'trip_itineraries',
  'trip_meals',
  'trip_notes',
  'trip_chat_messages',
  'trip_tasks',
  'trip_shares',
  'trip_settlements',
  'trip_expenses',
  'calendar_feeds',
];

describeOnBoth('[PLUS-2] a deleted trip', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
    await database().query('update public.trip_meals set paid_by = $2 where id = $1', [
      scene.ids.trip_meals,
      scene.people.editor.id,
    ]);
  });

  async function wholeTrip(): Promise<Record<string, unknown>> {
    const whole: Record<string, unknown> = {};
    for (const table of TABLES) {
      const key = table === 'trips' ? 'id' : 'trip_id';
      whole[table] = await database().query(
        `select * from public.${table} t where ${key} = $1 order by t::text`,
        [scene.tripId],
      );
    }
    return whole;
  }

  const remove = () =>
    database().actAs(scene.people.owner, ({ query }) =>
      query('delete from public.trips where id = $1', [scene.tripId]),
    );
  const restore = () =>
    database().actAs(scene.people.owner, ({ query }) =>
      query('select public.restore_trip($1) as id', [scene.tripId]),
    );

  it('comes back in its order from a copy of before its rows were numbered', async () => {
    const { query } = database();
    await query(
      `insert into public.trip_notes (trip_id, title, created_at, position)
        select $1, 'N' || n, case when n < 5 then timestamptz '2026-01-01' else timestamptz '2026-01-02' end, case when n < 5 then 0 else 20 - n end
        from generate_series(1, 6) n`,
      [scene.tripId],
    );
    await remove();
    await query(await readFile(NUMBERING, 'utf8'));
    await restore();
    const places = `select title, position from public.trip_notes where trip_id = $1 and title like 'N_' order by title`;
    expect(await query(places, [scene.tripId])).toEqual(
      [1, 2, 3, 4, 15, 14].map((position, n) => ({ title: `N${n + 1}`, position })),
    );
  });

  it('comes back whole, as it was', async () => {
    const before = await wholeTrip();
    await remove();
    expect(await database().query('select id from public.trips where id = $1', [scene.tripId])).toEqual([]);
    expect(await restore()).toEqual([{ id: scene.tripId }]);
    expect(await wholeTrip()).toEqual(before);
  });

  it('comes back once', async () => {
    await remove();
    await restore();
    await expect(restore()).rejects.toMatchObject({ code: 'PT404', message: 'trip_not_found' });
  });

  it('comes back without who has gone meanwhile, but for what they paid', async () => {
    await remove();
    await database().query('delete from auth.users where id = $1', [scene.people.editor.id]);
    await restore();
    expect(
      await database().query('select paid_by from public.trip_meals where id = $1', [scene.ids.trip_meals]),
    ).toEqual([{ paid_by: scene.people.editor.id }]);
    expect(
      await database().query(
        'select user_id from public.trip_collaborators where trip_id = $1 and role = $2',
        [scene.tripId, 'viewer'],
      ),
    ).toEqual([{ user_id: scene.people.viewer.id }]);
  });

  it('is listed, restored and purged by its owner alone', async () => {
    await remove();
    for (const role of ['stranger', 'editor', 'supervisor', 'banned'] as const) {
      await database().asUser(scene.people[role], async ({ query, refused }) => {
        expect(await query('select * from public.deleted_trips()')).toEqual([]);
        for (const call of ['restore_trip', 'purge_trip']) {
          expect(await refused(`select public.${call}($1)`, [scene.tripId])).toMatchObject({ code: 'PT404' });
        }
      });
    }
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused('select * from public.deleted_trips()')).toMatchObject({ code: '42501' });
    });
    await database().asUser(scene.people.owner, async ({ query, refused }) => {
      expect(
        await query(
          'select id, title, start_date, restorable_until > now() as stored from public.deleted_trips()',
        ),
      ).toEqual([{ id: scene.tripId, title: 'Lisbonne', start_date: '2027-03-12', stored: true }]);
      await query('select public.purge_trip($1)', [scene.tripId]);
      expect(await refused('select public.restore_trip($1)', [scene.tripId])).toMatchObject({
        code: 'PT404',
      });
    });
  });

  it('is forgotten after thirty days', async () => {
    await remove();
    await database().query(
      "update app.deleted_trips set deleted_at = now() - interval '31 days' where trip_id = $1",
      [scene.tripId],
    );
    await expect(restore()).rejects.toMatchObject({ code: 'PT404' });
    expect(await database().query('select app.purge_deleted_trips() as gone')).toEqual([{ gone: 1 }]);
    expect(
      await database().query('select trip_id from app.deleted_trips where trip_id = $1', [scene.tripId]),
    ).toEqual([]);
  });

  it('[PLUS-9] of a deleted account leaves no snapshot', async () => {
    await remove();
    await restore();
    await deleteAccount(database(), scene.people.owner);
    expect(
      await database().query('select trip_id from app.deleted_trips where trip_id = $1', [scene.tripId]),
    ).toEqual([]);
  });
});
