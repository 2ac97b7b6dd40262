import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const TRANSFER = 'select public.transfer_ownership($1, $2)';

describeOnBoth('[PLUS-17] ownership transfer', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  const transfer = (to: string) =>
    database().actAs(scene.people.owner, ({ query }) => query(TRANSFER, [scene.tripId, to]));
  const members = () =>
    database().query<{ user_id: string; role: string }>(
      'select user_id, role from public.trip_collaborators where trip_id = $1',
      [scene.tripId],
    );

  it.each(['editor', 'viewer'] as const)('makes an %s the owner, and the owner an editor', async (role) => {
    const heir = scene.people[role];
    await transfer(heir.id);
    expect(await database().query('select owner_id from public.trips where id = $1', [scene.tripId])).toEqual(
      [{ owner_id: heir.id }],
    );
    const now = await members();
    expect(now).toContainEqual({ user_id: scene.people.owner.id, role: 'editor' });
    expect(now.map(({ user_id }) => user_id)).not.toContain(heir.id);
    const queued = "select 1 from app.mail_queue where kind = 'invitation' and user_id = $1";
    expect(await database().query(queued, [scene.people.owner.id])).toEqual([]);
    await database().asUser(heir, async ({ query }) => {
      const removed =
        'delete from public.trip_collaborators where trip_id = $1 and user_id = $2 returning role';
      expect(await query(removed, [scene.tripId, scene.people.owner.id])).toHaveLength(1);
    });
    await database().asUser(scene.people.owner, async ({ query, refused }) => {
      expect(await refused(TRANSFER, [scene.tripId, heir.id])).toMatchObject({ message: 'not_trip_owner' });
      expect(await query('delete from public.trips where id = $1 returning id', [scene.tripId])).toEqual([]);
    });
  });

  it('is one line of the activity, from whom to whom', async () => {
    await database().query('delete from public.trip_activity_log where trip_id = $1', [scene.tripId]);
    await transfer(scene.people.editor.id);
    expect(
      await database().query(
        'select created_by, operation, source, changes from public.trip_activity_log where trip_id = $1',
        [scene.tripId],
      ),
    ).toEqual([
      {
        created_by: scene.people.owner.id,
        operation: 'UPDATE',
        source: 'trips',
        changes: { owner_id: [scene.people.owner.id, scene.people.editor.id] },
      },
    ]);
  });

  it('is published to everybody in the trip', async () => {
    await database().query('delete from realtime.messages');
    await transfer(scene.people.viewer.id);
    const sent = await database().query<{ topic: string; event: string; payload: { table: string } }>(
      'select topic, event, payload from realtime.messages',
    );
    const received = (topic: string) =>
      sent.filter((one) => one.topic === topic).map(({ event, payload }) => `${event} ${payload.table}`);
    expect(received(`trip:${scene.tripId}`)).toEqual(
      expect.arrayContaining(['UPDATE trips', 'DELETE trip_collaborators', 'INSERT trip_collaborators']),
    );
    expect(new Set(received(`user:${scene.people.viewer.id}`))).toEqual(
      new Set(['UPDATE trips', 'INSERT trip_reads']),
    );
    expect(sent.filter(({ event }) => event === 'revoked')).toEqual([]);
  });

  it('[COLLAB-1] leaves the members, and an owner without premium does not invite', async () => {
    await transfer(scene.people.editor.id);
    expect(await members()).toHaveLength(3);
    const friend = await makePerson(database(), 'Fay');
    await database().asUser(scene.people.editor, async ({ refused }) => {
      expect(
        await refused('select public.invite_collaborator($1, $2)', [scene.tripId, friend.email]),
      ).toMatchObject({ message: 'premium_required' });
    });
  });

  it('[CHAT-2] leaves what is new to both: to the heir since they joined, to the former owner since the trip began', async () => {
    const { owner, editor } = scene.people;
    for (const table of ['trip_activity_log', 'trip_chat_messages', 'trip_polls', 'trip_reads'])
      await database().query(`delete from public.${table}`);
    const speak = 'insert into public.trip_chat_messages (trip_id, text) values ($1, $2)';
    await database().actAs(owner, ({ query }) => query(speak, [scene.tripId, 'Before']));
    await database().query(
      'update public.trip_collaborators set joined_at = clock_timestamp() where user_id = $1',
      [editor.id],
    );
    await database().actAs(editor, ({ query }) => query(speak, [scene.tripId, 'After']));
    await transfer(editor.id);
    const unread = (person: Person) =>
      database().asUser(person, ({ query }) =>
        query('select unread from public.trip_news() where trip_id = $1', [scene.tripId]),
      );
    expect(await unread(editor)).toEqual([{ unread: 0 }]);
    expect(await unread(owner)).toEqual([{ unread: 1 }]);
  });

  it('[CHAT-2] [PLUS-20] leaves to the former owner what is unread, and older than an imported trip', async () => {
    const { owner, editor } = scene.people;
    for (const table of ['trip_chat_messages', 'trip_polls', 'trip_reads'])
      await database().query(`delete from public.${table}`);
    await database().query(
      `insert into public.trip_chat_messages (trip_id, user_id, text, created_at) values ($1, $2, 'Before', now() - interval '1 year')`,
      [scene.tripId, editor.id],
    );
    const news = () =>
      database().asUser(owner, ({ query }) =>
        query('select unread from public.trip_news() where trip_id = $1', [scene.tripId]),
      );
    const before = await news();
    expect(before).toEqual([{ unread: 1 }]);
    await transfer(editor.id);
    expect(await news()).toEqual(before);
  });

  it('[CHAT-2] leaves what both have read', async () => {
    const { owner, editor } = scene.people;
    const read = "select public.mark_read($1, now() - interval '1 minute')";
    for (const person of [owner, editor])
      await database().actAs(person, ({ query }) => query(read, [scene.tripId]));
    const moments = () =>
      database().query('select user_id, read_at from public.trip_reads where trip_id = $1 order by 1', [
        scene.tripId,
      ]);
    const before = await moments();
    await transfer(editor.id);
    expect(await moments()).toEqual(before);
  });

  it('keeps the new owner’s calendar', async () => {
    await database().actAs(scene.people.editor, ({ query }) =>
      query('select public.calendar_feed($1)', [scene.tripId]),
    );
    await transfer(scene.people.editor.id);
    expect(
      await database().query(
        'select user_id from public.calendar_feeds where trip_id = $1 and user_id = $2',
        [scene.tripId, scene.people.editor.id],
      ),
    ).toHaveLength(1);
  });

  it.each([
    ['editor', '42501', 'not_trip_owner'],
    ['viewer', '42501', 'not_trip_owner'],
    ['stranger', 'PT404', 'trip_not_found'],
    ['supervisor', 'PT404', 'trip_not_found'],
    ['banned', '42501', 'not_signed_in'],
  ] as const)('is refused to %s', async (role, code, message) => {
    await database().asUser(scene.people[role], async ({ refused }) => {
      expect(await refused(TRANSFER, [scene.tripId, scene.people[role].id])).toMatchObject({ code, message });
    });
  });

  it('is refused to a visitor, to a stranger, to oneself and to somebody banned', async () => {
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused(TRANSFER, [scene.tripId, scene.people.editor.id])).toMatchObject({
        code: '42501',
      });
    });
    await database().asUser(scene.people.owner, async ({ refused }) => {
      for (const role of ['stranger', 'owner', 'banned'] as const)
        expect(await refused(TRANSFER, [scene.tripId, scene.people[role].id])).toMatchObject({
          code: 'PT422',
          message: 'heir_not_member',
        });
      expect(
        await refused('update public.trips set owner_id = $2 where id = $1', [
          scene.tripId,
          scene.people.editor.id,
        ]),
      ).toMatchObject({ code: '42501' });
    });
  });

  it('is refused to somebody who has as many trips as they may', async () => {
    await makeTrip(database(), scene.people.editor);
    await database().query("update app.limits set amount = 1 where name = 'trips'");
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(TRANSFER, [scene.tripId, scene.people.editor.id])).toMatchObject({
        code: 'PT422',
        message: 'trips_too_many',
      });
    });
    await database().query("update app.limits set amount = 500 where name = 'trips'");
  });
});
