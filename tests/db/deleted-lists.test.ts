import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth, type Session } from '#tests/support/database.ts';
import { deleteAccount } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

const MEMBERS = ['owner', 'editor', 'viewer'] as const;
const ADD = 'select public.add_list($1, $2, $3, $4, $5::text::jsonb)';
const ENTRY = `insert into public.trip_list_entries (trip_id, list_id, text, quantity, position)
  values ($1, $2, $3, $4, $5) returning id, private_to, ticked_by`;
const TICK = 'update public.trip_list_entries set ticked_by = $2 where id = $1 returning ticked_by';
const DELETE = 'update public.trip_lists set deleted_at = $2 where id = $1 returning deleted_at';

describeOnBoth('[PLUS-11] deleted lists, and those of deleted trips and accounts', (database) => {
  let scene: Scene;
  /** Of everyone, made by the editor, with an entry. */
  let shared: string;
  let entry: string;
  /** The viewer's own, with an entry. */
  let own: string;
  let ownEntry: string;

  beforeEach(async () => {
    scene = await makeScene(database());
    shared = await make('editor', false);
    own = await make('viewer', true);
    [entry, ownEntry] = [await fill('editor', shared), await fill('viewer', own)];
  });

  async function make(role: 'editor' | 'viewer', isPrivate: boolean): Promise<string> {
    const id = crypto.randomUUID();
    await database().actAs(scene.people[role], ({ query }) =>
      query(ADD, [id, scene.tripId, isPrivate ? 'Present' : 'Bag', isPrivate, '[]']),
    );
    return id;
  }
  const fill = (role: 'editor' | 'viewer', list: string) =>
    database().actAs(scene.people[role], async ({ query }) => {
      const [row] = await query<{ id: string }>(ENTRY, [scene.tripId, list, 'Ribbon', 1, 'a0']);
      return row?.id ?? '';
    });
  const counts = async (query: Session['query']) => {
    const [row] = await query<{ lists: number; entries: number }>(
      `select (select count(*)::integer from public.trip_lists l where l.trip_id = $1) as lists,
        (select count(*)::integer from public.trip_list_entries e where e.trip_id = $1) as entries`,
      [scene.tripId],
    );
    return row;
  };

  it('stay for thirty days when deleted, by the database’s clock, and are brought back with their entries', async () => {
    await database().actAs(scene.people.editor, async ({ query }) => {
      const [{ deleted_at } = { deleted_at: '' }] = await query<{ deleted_at: string }>(DELETE, [
        shared,
        '2020-01-01',
      ]);
      expect(new Date(deleted_at).getFullYear()).toBeGreaterThan(2025);
      expect(await query(DELETE, [shared, null])).toEqual([{ deleted_at: null }]);
    });
    await database().query(
      "update public.trip_lists set deleted_at = now() - interval '31 days' where id = $1",
      [own],
    );
    await database().query('select app.purge_deleted()');
    expect(await database().query('select from public.trip_lists where id = $1', [own])).toEqual([]);
    expect(await database().query('select from public.trip_list_entries where id = $1', [ownEntry])).toEqual(
      [],
    );
    expect(
      await database().query('select from public.trip_list_entries where id = $1', [entry]),
    ).toHaveLength(1);
  });

  it('[PLUS-2] of a deleted trip wait for it, are seen by nobody meanwhile, and go with its copy', async () => {
    const { people, tripId } = scene;
    const before = await counts(database().query);
    const remove = () =>
      database().actAs(people.owner, ({ query }) =>
        query('delete from public.trips where id = $1', [tripId]),
      );
    await remove();
    for (const role of MEMBERS)
      expect(await database().asUser(people[role], ({ query }) => counts(query))).toEqual({
        lists: 0,
        entries: 0,
      });
    await database().actAs(people.owner, ({ query }) => query('select public.restore_trip($1)', [tripId]));
    expect(await counts(database().query)).toEqual(before);
    await remove();
    await database().actAs(people.owner, ({ query }) => query('select public.purge_trip($1)', [tripId]));
    expect(await counts(database().query)).toEqual({ lists: 0, entries: 0 });
  });

  it('[PLUS-9] are exported to who made them, and private ones go with the account', async () => {
    const { viewer, editor } = scene.people;
    await database().actAs(viewer, ({ query }) => query(TICK, [entry, viewer.id]));
    const mine = (role: Role) =>
      database().asUser(scene.caller(role), async ({ query }) => {
        const [row] = await query<{ own: { lists: { id: string }[]; list_entries: { id: string }[] } }>(
          'select public.export_my_data() as own',
        );
        return (
          row && [row.own.lists, row.own.list_entries].map((rows) => rows.map(({ id }) => id).toSorted())
        );
      });
    expect(await mine('viewer')).toEqual([[own], [entry, ownEntry].toSorted()]);
    expect(await mine('editor')).toEqual([[shared], []]);
    await deleteAccount(database(), viewer);
    expect(await database().query('select from public.trip_lists where id = $1', [own])).toEqual([]);
    await deleteAccount(database(), editor);
    expect(await database().query('select from public.trip_lists where id = $1', [shared])).toHaveLength(1);
  });
});
