import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, deleteAccount, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

/** Those of the test, without the one of the scene. */
const NAMES =
  "select user_id, name from public.trip_former_members where trip_id = $1 and name is distinct from 'Gone' order by left_at, name";

describeOnBoth('[COLLAB-4] [PLUS-9] a former member', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  const names = () => database().query(NAMES, [scene.tripId]);
  const leave = (person: Person, forgetsName = false) =>
    database().actAs(person, ({ query }) =>
      query('select public.leave_trip($1, $2)', [scene.tripId, forgetsName]),
    );
  /** What the lines about who joined and left call them. */
  const titlesInActivity = ({ id }: Person) =>
    database().query(
      "select title from public.trip_activity_log where trip_id = $1 and source = 'trip_collaborators' and item_id = $2",
      [scene.tripId, id],
    );
  const remove = (person: Person, by: Person) =>
    database().actAs(by, ({ query }) =>
      query('delete from public.trip_collaborators where trip_id = $1 and user_id = $2', [
        scene.tripId,
        person.id,
      ]),
    );
  /** Says that the editor paid for the meal, and lets them write. */
  const takePart = ({ id }: Person) =>
    database().actAs(scene.people.editor, async ({ query }) => {
      await query('update public.trip_meals set price = 30, paid_by = $2 where id = $1', [
        scene.ids.trip_meals,
        id,
      ]);
      await query("insert into public.trip_chat_messages (trip_id, text) values ($1, 'Bye')", [scene.tripId]);
      await query("insert into public.trip_tasks (trip_id, title) values ($1, 'Pack')", [scene.tripId]);
    });

  it('keeps the name that they had: who leaves, who is removed, whose account goes', async () => {
    const { owner, editor, viewer, banned } = scene.people;
    await leave(viewer);
    await remove(banned, owner);
    await deleteAccount(database(), editor);
    expect(await names()).toEqual([
      { user_id: viewer.id, name: 'Vera' },
      { user_id: banned.id, name: 'Bob' },
      { user_id: editor.id, name: 'Eddie' },
    ]);
    await database().query("update app.accounts set name = 'Véra' where id = $1", [viewer.id]);
    expect(await names()).toContainEqual({ user_id: viewer.id, name: 'Vera' });
  });

  it('is the owner who gives the trip away with their account, not who becomes it', async () => {
    const { owner, editor } = scene.people;
    await deleteAccount(database(), owner, { [scene.tripId]: editor.id });
    expect(await names()).toEqual([{ user_id: owner.id, name: 'Alice' }]);
  });

  it('is nobody when the trip is transferred, or the person joins again', async () => {
    const { owner, editor, viewer } = scene.people;
    await database().actAs(owner, ({ query }) =>
      query('select public.transfer_ownership($1, $2)', [scene.tripId, editor.id]),
    );
    expect(await names()).toEqual([]);
    await leave(viewer);
    await addCollaborator(database(), scene.tripId, viewer, 'editor');
    expect(await names()).toEqual([]);
  });

  it('stays under their id in what they paid, wrote, planned and changed', async () => {
    const { editor } = scene.people;
    await takePart(editor);
    await deleteAccount(database(), editor);
    const [whole] = await database().query(
      `select (select paid_by from public.trip_meals where id = $2) as payer,
         (select user_id from public.trip_chat_messages where trip_id = $1 and text = 'Bye') as author,
         (select created_by from public.trip_tasks where trip_id = $1 and title = 'Pack') as creator,
         (select created_by from public.trip_activity_log where trip_id = $1 and source = 'trip_meals') as changer`,
      [scene.tripId, scene.ids.trip_meals],
    );
    expect(whole).toEqual({ payer: editor.id, author: editor.id, creator: editor.id, changer: editor.id });
  });

  it('has no name when they ask for that as they leave, nor in the activity', async () => {
    const { viewer, owner } = scene.people;
    await remove(scene.people.banned, owner);
    await leave(viewer, true);
    expect(await names()).toContainEqual({ user_id: viewer.id, name: null });
    expect(await names()).toContainEqual({ user_id: scene.people.banned.id, name: 'Bob' });
    expect(await titlesInActivity(viewer)).toEqual([{ title: null }]);
  });

  it('has no name in any trip when they ask for that with their account, those that were deleted included', async () => {
    const { editor, owner } = scene.people;
    await leave(editor);
    await database().actAs(owner, ({ query }) =>
      query('delete from public.trips where id = $1', [scene.tripId]),
    );
    await database().actAs(editor, ({ query }) =>
      query('select public.delete_my_account(confirmation => $1, forget_name => true)', [editor.email]),
    );
    const [copies] = await database().actAs(owner, ({ query }) =>
      query("select public.export_my_data() -> 'deleted_trips' as copies"),
    );
    expect(JSON.stringify(copies)).toContain(editor.id);
    expect(JSON.stringify(copies)).not.toContain('Eddie');
    await database().actAs(owner, ({ query }) => query('select public.restore_trip($1)', [scene.tripId]));
    expect(await names()).toEqual([{ user_id: editor.id, name: null }]);
    expect(await titlesInActivity(editor)).toEqual([{ title: null }]);
  });

  it('[PLUS-2] is not named by the activity of a restored trip, once their account is gone', async () => {
    const { editor, viewer, owner } = scene.people;
    for (const person of [editor, viewer]) await leave(person);
    await database().actAs(owner, ({ query }) =>
      query('delete from public.trips where id = $1', [scene.tripId]),
    );
    await deleteAccount(database(), editor);
    await database().actAs(owner, ({ query }) => query('select public.restore_trip($1)', [scene.tripId]));
    expect(await titlesInActivity(editor)).toEqual([{ title: null }]);
    expect(await titlesInActivity(viewer)).toEqual([{ title: 'Vera' }]);
  });

  it('[PLUS-2] comes back with a deleted trip, and so does what they paid and wrote', async () => {
    const { editor, owner } = scene.people;
    await takePart(editor);
    await deleteAccount(database(), editor);
    const act = (sql: string) => database().actAs(owner, ({ query }) => query(sql, [scene.tripId]));
    await act('delete from public.trips where id = $1');
    await act('select public.restore_trip($1)');
    expect(await names()).toEqual([{ user_id: editor.id, name: 'Eddie' }]);
    expect(
      await database().query(
        "select m.paid_by, c.user_id from public.trip_meals m join public.trip_chat_messages c using (trip_id) where m.id = $1 and c.text = 'Bye'",
        [scene.ids.trip_meals],
      ),
    ).toEqual([{ paid_by: editor.id, user_id: editor.id }]);
  });

  it('is read by the trip’s members alone, with the whole trip, and written by nobody', async () => {
    const { editor, owner } = scene.people;
    await leave(editor);
    for (const role of ['owner', 'viewer', 'editor', 'stranger', 'supervisor', 'banned'] as const) {
      await database().asUser(scene.people[role], async ({ query, refused }) => {
        const seen = role === 'owner' || role === 'viewer' ? [{ user_id: editor.id, name: 'Eddie' }] : [];
        expect(await query(NAMES, [scene.tripId]), role).toEqual(seen);
        for (const sql of [
          `insert into public.trip_former_members (trip_id, user_id, name) values ('${scene.tripId}', '${owner.id}', 'X')`,
          "update public.trip_former_members set name = 'X'",
          'delete from public.trip_former_members',
          `select app.forget_name('${editor.id}')`,
        ])
          expect(await refused(sql), `${role}: ${sql}`).toMatchObject({ code: '42501' });
      });
    }
    const [row] = await database().asUser(owner, ({ query }) =>
      query<{ whole: object }>('select public.whole_trip($1) as whole', [scene.tripId]),
    );
    expect(row?.whole).toMatchObject({
      trip_former_members: expect.arrayContaining([{ user_id: editor.id, name: 'Eddie' }]),
    });
  });

  it('can be named as payer and sharer of a cost that is entered later', async () => {
    const { editor, owner } = scene.people;
    await leave(editor);
    await database().asUser(owner, async ({ query }) => {
      expect(
        await query(
          'update public.trip_meals set price = 30, paid_by = $2, split = $3::text::jsonb where id = $1 returning paid_by',
          [scene.ids.trip_meals, editor.id, JSON.stringify({ mode: 'parts', shares: { [editor.id]: 1 } })],
        ),
      ).toEqual([{ paid_by: editor.id }]);
    });
  });

  it('[PLUS-18] is taken out of a split, and put back; a payer taken away leaves the split as it was for when they come back', async () => {
    const { editor, owner } = scene.people;
    await takePart(editor);
    await leave(editor);
    const write = (column: 'paid_by' | 'split', value: string | null) =>
      database().actAs(owner, ({ query }) =>
        query<{ paid_by: string | null; split: { shares: object } }>(
          `update public.trip_meals set ${column} = $2::text::${column === 'split' ? 'jsonb' : 'uuid'}
           where id = $1 returning paid_by, split`,
          [scene.ids.trip_meals, value],
        ),
      );
    const [unpaid] = await write('paid_by', null);
    expect(unpaid?.paid_by).toBeNull();
    expect(Object.keys(unpaid?.split.shares ?? {})).toContain(editor.id);
    expect(await write('paid_by', editor.id)).toEqual([{ paid_by: editor.id, split: unpaid?.split }]);

    const alone = JSON.stringify({ mode: 'parts', shares: { [owner.id]: 1 } });
    expect(await write('split', alone)).toEqual([{ paid_by: editor.id, split: JSON.parse(alone) }]);
    expect(await write('split', JSON.stringify(unpaid?.split))).toMatchObject([{ split: unpaid?.split }]);
  });

  it.each(['owner', 'stranger', 'banned'] as const)('leaving is refused to %s', async (role) => {
    await database().asUser(scene.people[role], async ({ refused }) => {
      expect(await refused('select public.leave_trip($1)', [scene.tripId])).toMatchObject(
        role === 'banned' ? { message: 'not_signed_in' } : { code: 'PT404', message: 'trip_not_found' },
      );
    });
  });
});
