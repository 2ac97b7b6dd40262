import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

const LINE = '_p~iF~ps|U_ulLnnqC';
const ADD = `insert into public.trip_tracks (id, trip_id, title, line, created_by)
  values ($1, $2, $3, $4, $5) returning id`;
const MARK = 'update public.trip_tracks set deleted_at = $2 where id = $1 returning deleted_at';

describeOnBoth('[PLUS-14] tracks of a trip', (database) => {
  let scene: Scene;
  let track: string;

  beforeEach(async () => {
    scene = await makeScene(database());
    track = await add('editor', 'Levada');
  });

  async function add(role: Exclude<Role, 'anon'>, title: string, line = LINE): Promise<string> {
    const id = crypto.randomUUID();
    await database().actAs(scene.people[role], ({ query }) =>
      query(ADD, [id, scene.tripId, title, line, scene.people[role].id]),
    );
    return id;
  }
  const own = () =>
    database().query<{ id: string }>('select id from public.trip_tracks where trip_id = $1 order by title', [
      scene.tripId,
    ]);

  it('are lines of two points or more, of a bounded length', async () => {
    for (const line of ['', ' ', 'a', '_p~iF ', ' _p~iF', 'é~ps|U', 'a\nb', '?'.repeat(20_001)])
      await expect(add('editor', 'Bad', line)).rejects.toMatchObject({ message: 'track_line_invalid' });
    await add('editor', 'In two parts', `${LINE} ${LINE}`);
    await expect(add('editor', ' ')).rejects.toMatchObject({ message: 'title_blank' });
  });

  it('[COLLAB-4] are nobody’s to add or rename but owner’s and editors’, and no line is ever changed', async () => {
    await expect(add('viewer', 'Mine')).rejects.toMatchObject({ code: '42501' });
    await expect(add('stranger', 'Mine')).rejects.toMatchObject({ code: '42501' });
    await database().asUser(scene.people.viewer, async ({ query }) => {
      expect(await query('select from public.trip_tracks where id = $1', [track])).toHaveLength(1);
      expect(await query(MARK, [track, '2020-01-01'])).toEqual([]);
    });
    await database().asUser(scene.people.stranger, async ({ query }) =>
      expect(await query('select from public.trip_tracks')).toEqual([]),
    );
    const change = database().asUser(scene.people.editor, ({ query }) =>
      query('update public.trip_tracks set line = $2 where id = $1', [track, `${LINE} ${LINE}`]),
    );
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  it('are fifty at most, with what is deleted', async () => {
    const fill = () =>
      database().actAs(scene.people.owner, ({ query }) =>
        query(
          `insert into public.trip_tracks (trip_id, title, line, created_by)
            select $1, 'Walk', $2, $3 from generate_series(1, 49)`,
          [scene.tripId, LINE, scene.people.owner.id],
        ),
      );
    await expect(fill()).rejects.toMatchObject({ message: 'tracks_too_many' });
  });

  it('[PLUS-2] are brought back for thirty days, shown in the activity, and then gone', async () => {
    await database().actAs(scene.people.editor, async ({ query }) => {
      const [{ deleted_at } = { deleted_at: '' }] = await query<{ deleted_at: string }>(MARK, [
        track,
        '2020-01-01',
      ]);
      expect(new Date(deleted_at).getFullYear()).toBeGreaterThan(2025);
      expect(await query(MARK, [track, null])).toEqual([{ deleted_at: null }]);
      await query('update public.trip_tracks set title = $2 where id = $1', [track, 'Ridge']);
    });
    expect(
      await database().query(
        "select operation, title from public.trip_activity_log where source = 'trip_tracks' and item_id = $1 order by id",
        [track],
      ),
    ).toEqual([
      { operation: 'INSERT', title: 'Levada' },
      { operation: 'DELETE', title: 'Levada' },
      { operation: 'RESTORE', title: 'Levada' },
      { operation: 'UPDATE', title: 'Ridge' },
    ]);
    await database().query(
      "update public.trip_tracks set deleted_at = now() - interval '31 days' where id = $1",
      [track],
    );
    await database().query('select app.purge_deleted()');
    expect((await own()).map(({ id }) => id)).not.toContain(track);
  });

  it('[PLUS-2] of a deleted trip wait for it, and go with its copy', async () => {
    const { people, tripId } = scene;
    const before = await own();
    const remove = () =>
      database().actAs(people.owner, ({ query }) =>
        query('delete from public.trips where id = $1', [tripId]),
      );
    await remove();
    await database().asUser(people.owner, async ({ query }) =>
      expect(await query('select from public.trip_tracks where trip_id = $1', [tripId])).toEqual([]),
    );
    await database().actAs(people.owner, ({ query }) => query('select public.restore_trip($1)', [tripId]));
    expect(await own()).toEqual(before);
    await remove();
    await database().actAs(people.owner, ({ query }) => query('select public.purge_trip($1)', [tripId]));
    expect(await own()).toEqual([]);
  });

  it('[PLUS-9] are exported to who added them, and stay when their account goes', async () => {
    const exported = (role: Exclude<Role, 'anon'>) =>
      database().asUser(scene.people[role], async ({ query }) => {
        const [row] = await query<{ own: { tracks: { id: string }[] } }>(
          'select public.export_my_data() as own',
        );
        return row?.own.tracks.map(({ id }) => id);
      });
    expect(await exported('editor')).toContain(track);
    expect(await exported('viewer')).toEqual([]);
    await deleteAccount(database(), scene.people.editor);
    expect((await own()).map(({ id }) => id)).toContain(track);
  });
});
