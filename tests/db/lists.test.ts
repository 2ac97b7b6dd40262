import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const MEMBERS = ['owner', 'editor', 'viewer'] as const;
const ADD = 'select public.add_list($1, $2, $3, $4, $5::text::jsonb)';
const ENTRY = `insert into public.trip_list_entries (trip_id, list_id, text, quantity, position)
  values ($1, $2, $3, $4, $5) returning id, private_to, ticked_by`;
const TICK = 'update public.trip_list_entries set ticked_by = $2 where id = $1 returning ticked_by';
const DELETE = 'update public.trip_lists set deleted_at = $2 where id = $1 returning deleted_at';
const SOCKS = { id: crypto.randomUUID(), text: 'Socks', quantity: 3, is_heading: false, position: 'a1' };
const CLOTHES = { id: crypto.randomUUID(), text: 'Clothes', quantity: 1, is_heading: true, position: 'a0' };

describeOnBoth('[PLUS-11] lists', (database) => {
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
    await database().query('delete from realtime.messages');
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
  it('are made with their first entries, once however often they are sent', async () => {
    const id = crypto.randomUUID();
    const args = [id, scene.tripId, ' Bag ', false, JSON.stringify([CLOTHES, SOCKS])];
    await database().asUser(scene.people.owner, async ({ query }) => {
      await query(ADD, args);
      await query(ADD, args);
      expect(
        await query(
          'select text, quantity, is_heading, ticked_by from public.trip_list_entries where list_id = $1 order by position',
          [id],
        ),
      ).toEqual([
        { text: 'Clothes', quantity: 1, is_heading: true, ticked_by: null },
        { text: 'Socks', quantity: 3, is_heading: false, ticked_by: null },
      ]);
      expect(await query('select private_to, created_by from public.trip_lists where id = $1', [id])).toEqual(
        [{ private_to: null, created_by: scene.people.owner.id }],
      );
    });
  });

  it('of everyone are written by owner and editors, and private ones by every member', async () => {
    for (const role of ['viewer', 'stranger', 'banned', 'anon'] as const)
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(await refused(ADD, [crypto.randomUUID(), scene.tripId, 'X', false, '[]']), role).toMatchObject(
          {
            code: '42501',
          },
        );
      });
    for (const role of MEMBERS)
      await database().asUser(scene.people[role], async ({ query }) => {
        const id = crypto.randomUUID();
        await query(ADD, [id, scene.tripId, 'Mine', true, JSON.stringify([SOCKS])]);
        expect(
          await query('select private_to from public.trip_list_entries where list_id = $1', [id]),
        ).toEqual([{ private_to: scene.people[role].id }]);
      });
    for (const role of ['stranger', 'banned'] as const)
      await database().asUser(scene.people[role], async ({ refused }) => {
        expect(await refused(ADD, [crypto.randomUUID(), scene.tripId, 'X', true, '[]'])).toMatchObject({
          code: '42501',
        });
      });
    // In somebody else's name.
    await database().asUser(scene.people.editor, async ({ refused }) => {
      expect(
        await refused('insert into public.trip_lists (trip_id, title, private_to) values ($1, $2, $3)', [
          scene.tripId,
          'X',
          scene.people.viewer.id,
        ]),
      ).toMatchObject({ code: '42501' });
    });
  });

  it('of one person are seen, changed and filled by nobody else', async () => {
    for (const role of ['owner', 'editor', 'stranger', 'banned', 'supervisor'] as const)
      await database().asUser(scene.people[role], async ({ query, refused }) => {
        expect(await query('select from public.trip_lists where id = $1', [own]), role).toEqual([]);
        expect(await query('select from public.trip_list_entries where list_id = $1', [own])).toEqual([]);
        expect(
          await query("update public.trip_lists set title = 'X' where id = $1 returning id", [own]),
        ).toEqual([]);
        expect(await query(TICK, [ownEntry, scene.people[role].id])).toEqual([]);
        // As for a list that is not there.
        expect(await refused(ENTRY, [scene.tripId, own, 'X', 1, 'a0'])).toEqual({
          code: 'PT422',
          message: 'list_not_in_trip',
          detail: 'list_id',
        });
      });
    await database().asUser(scene.people.viewer, async ({ query }) => {
      expect(
        await query("update public.trip_lists set title = 'X' where id = $1 returning id", [own]),
      ).toEqual([{ id: own }]);
      expect(
        await query("update public.trip_list_entries set text = 'X' where id = $1 returning id", [ownEntry]),
      ).toEqual([{ id: ownEntry }]);
    });
  });

  it('of one person are published to them alone, and those of everyone to the trip', async () => {
    await database().actAs(scene.people.viewer, async ({ query }) => {
      await query(ADD, [crypto.randomUUID(), scene.tripId, 'Mine', true, JSON.stringify([SOCKS])]);
      await query(TICK, [ownEntry, scene.people.viewer.id]);
      await query(DELETE, [own, 'now']);
    });
    const messages = () =>
      database().query<{ topic: string; event: string; table: string }>(
        "select topic, event, payload ->> 'table' as table from realtime.messages order by seq",
      );
    const topic = `user:${scene.people.viewer.id}`;
    expect(await messages()).toEqual([
      { topic, event: 'INSERT', table: 'trip_lists' },
      { topic, event: 'INSERT', table: 'trip_list_entries' },
      { topic, event: 'UPDATE', table: 'trip_list_entries' },
      { topic, event: 'UPDATE', table: 'trip_lists' },
    ]);
    await database().query('delete from realtime.messages');
    await database().actAs(scene.people.editor, async ({ query }) => {
      await query(TICK, [entry, scene.people.editor.id]);
      await query(DELETE, [shared, 'now']);
    });
    expect(await messages()).toEqual([
      { topic: `trip:${scene.tripId}`, event: 'UPDATE', table: 'trip_list_entries' },
      { topic: `trip:${scene.tripId}`, event: 'UPDATE', table: 'trip_lists' },
    ]);
  });

  it('of one person are in nothing that others get: activity, whole trip, counts, copies, exports, share links', async () => {
    const { people, tripId } = scene;
    const copy = crypto.randomUUID();
    await database().actAs(people.owner, async ({ query }) => {
      const [share] = await query<{ token: string }>("select public.share_trip($1) ->> 'token' as token", [
        tripId,
      ]);
      const [read] = await query<{ all: string }>(
        `select concat(public.whole_trip($1)::text, public.export_my_data()::text,
          (select jsonb_agg(to_jsonb(c)) from public.trip_news() c)::text,
          (select jsonb_agg(to_jsonb(l)) from public.trip_activity_log l where l.trip_id = $1)::text,
          public.shared_trip($2)::text) as all`,
        [tripId, share?.token],
      );
      for (const secret of ['Present', own, ownEntry]) expect(read?.all).not.toContain(secret);
      // A list of everyone is in the log.
      expect(read?.all).toContain('Bag');
      await query('select public.copy_trip($1, $2, $3, $4)', [copy, tripId, 'Again', '2027-04-01']);
      await query('delete from public.trips where id = $1', [tripId]);
      const [gone] = await query<{ all: string }>('select public.export_my_data()::text as all');
      for (const secret of ['Present', own, ownEntry]) expect(gone?.all).not.toContain(secret);
    });
    expect(await database().query('select from public.trip_lists where trip_id = $1', [copy])).toEqual([]);
  });

  it('count apart: a refusal says nothing of what others have', async () => {
    await database().query("update app.limits set amount = 2 where name in ('lists', 'list-entries')");
    try {
      await database().asUser(scene.people.owner, async ({ query, refused }) => {
        await query(ADD, [crypto.randomUUID(), scene.tripId, 'A', true, '[]']);
        await query(ADD, [crypto.randomUUID(), scene.tripId, 'B', true, '[]']);
        expect(await refused(ADD, [crypto.randomUUID(), scene.tripId, 'C', true, '[]'])).toMatchObject({
          code: 'PT422',
          message: 'lists_too_many',
        });
        // The scene has one of everyone, with an entry; the editor made another.
        expect(await refused(ENTRY, [scene.tripId, shared, 'X', 1, 'a5'])).toMatchObject({
          code: 'PT422',
          message: 'list_entries_too_many',
        });
      });
      await database().asUser(scene.people.editor, async ({ query }) => {
        await query(ADD, [crypto.randomUUID(), scene.tripId, 'A', true, '[]']);
      });
    } finally {
      await database().query("update app.limits set amount = 200 where name = 'lists'");
      await database().query("update app.limits set amount = 5000 where name = 'list-entries'");
    }
  });

  it('are ticked by every member as themselves, even in the name of another', async () => {
    const { people } = scene;
    for (const role of MEMBERS)
      await database().asUser(people[role], async ({ query }) => {
        const other = role === 'owner' ? people.editor.id : people.owner.id;
        expect(await query(TICK, [entry, other])).toEqual([{ ticked_by: people[role].id }]);
        // The first one did it.
        expect(await query(TICK, [entry, other])).toEqual([{ ticked_by: people[role].id }]);
        expect(await query(TICK, [entry, null])).toEqual([{ ticked_by: null }]);
      });
    for (const role of ['stranger', 'banned'] as const)
      await database().asUser(people[role], async ({ query }) => {
        expect(await query(TICK, [entry, people[role].id])).toEqual([]);
      });
  });

  it('a viewer ticks an entry of everyone’s list, and changes nothing else', async () => {
    await database().asUser(scene.people.viewer, async ({ query, refused }) => {
      for (const change of ["text = 'X'", 'quantity = 2', "position = 'Zz'", 'deleted_at = now()'])
        expect(
          await refused(`update public.trip_list_entries set ${change} where id = $1`, [entry]),
          change,
        ).toMatchObject({ code: '42501', message: 'list_ticking_only' });
      expect(await refused(ENTRY, [scene.tripId, shared, 'X', 1, 'a1'])).toMatchObject({ code: '42501' });
      expect(await query(DELETE, [shared, 'now'])).toEqual([]);
    });
  });

  it('refuse what can’t be', async () => {
    const { tripId } = scene;
    await database().asUser(scene.people.editor, async ({ refused }) => {
      for (const [args, refusal] of [
        [[tripId, shared, ' ', 1, 'a0'], { message: 'text_blank', detail: 'text' }],
        [[tripId, shared, 'x'.repeat(201), 1, 'a0'], { message: 'text_too_long', detail: 'text' }],
        [[tripId, shared, 'X', 0, 'a0'], { code: 'PT400', message: 'quantity_invalid' }],
        [[tripId, shared, 'X', 1000, 'a0'], { code: 'PT400', message: 'quantity_invalid' }],
        [[tripId, shared, 'X', 1, 'a-0'], { code: '23514' }],
        [[tripId, crypto.randomUUID(), 'X', 1, 'a0'], { message: 'list_not_in_trip' }],
        [[crypto.randomUUID(), shared, 'X', 1, 'a0'], { message: 'list_not_in_trip' }],
      ] as const)
        expect(await refused(ENTRY, [...args]), JSON.stringify(refusal)).toMatchObject(refusal);
      expect(await refused(ADD, [crypto.randomUUID(), tripId, ' ', false, '[]'])).toMatchObject({
        message: 'title_blank',
        detail: 'title',
      });
      expect(
        await refused('update public.trip_lists set private_to = null where id = $1', [shared]),
      ).toMatchObject({ code: '42501' });
    });
    // Not even by those who are refused nothing: what was private stays so.
    await expect(
      database().query('update public.trip_lists set private_to = null where id = $1', [own]),
    ).rejects.toMatchObject({ message: 'column_protected' });
  });
});
