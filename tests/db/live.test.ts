import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, makePerson, makeTrip } from '#tests/support/people.ts';
import { INSERTS, makeScene, ROLES, type Role, type Scene } from '#tests/support/scene.ts';

type Message = { topic: string; event: string; payload: Record<string, unknown> };

/** Tables whose rows nobody but their author deletes, or deletes for good: each has a test of its own. */
const OF_THEIR_OWN: readonly string[] = [
  'trip_chat_messages',
  'trip_polls',
  'trip_lists',
  'trip_list_entries',
  'trip_documents',
  'trip_tracks',
];
const MEMBERS: readonly Role[] = ['owner', 'editor', 'viewer'];

describeOnBoth('[LIVE-1] what is published of a change, and to whom', (database) => {
  let scene: Scene;
  let topic: string;

  beforeAll(async () => {
    scene = await makeScene(database());
    topic = `trip:${scene.tripId}`;
  });
  beforeEach(async () => {
    await database().query('delete from realtime.messages');
  });

  const messages = () =>
    database().query<Message>('select topic, event, payload from realtime.messages order by seq');
  const rights = async (role: Role, name: string) => {
    const caller = scene.caller(role);
    const claims =
      caller === 'anon' ? { role: 'anon' } : { role: 'authenticated', sub: caller.id, email: caller.email };
    const [row] = await database().query<{ rights: unknown }>(
      'select realtime.channel_rights($1, $2, $3::text::jsonb) as rights',
      [name, claims.role, JSON.stringify(claims)],
    );
    return row?.rights;
  };
  const member = { receive: true, broadcast: false, presence: true };
  const none = { receive: false, broadcast: false, presence: false };

  it('another name, picture or address is published to the person and to their trips, premium to the person alone, as an id', async () => {
    const { editor } = scene.people;
    const written = async (sql: string) => {
      await database().query('delete from realtime.messages');
      await database().query(`update app.accounts set ${sql} where id = $1`, [editor.id]);
      const topics = (await messages()).map((message) => [
        message.topic,
        message.payload.table,
        message.payload.rows,
      ]);
      return topics.filter(([of]) => of === topic || of === `user:${editor.id}`);
    };
    const rows = [{ id: editor.id }];
    for (const change of ["name = 'Edith'", "email = 'new.' || email"])
      expect(await written(change)).toEqual([
        [`user:${editor.id}`, 'profiles', rows],
        [topic, 'profiles', rows],
      ]);
    expect(await written('is_premium = not is_premium')).toEqual([[`user:${editor.id}`, 'profiles', rows]]);
    expect(await written("bio = 'By train'")).toEqual([]);
  });

  it.each(ROLES)('a trip’s channel is its members’ alone, and none of them broadcasts: %s', async (role) => {
    expect(await rights(role, topic)).toEqual(MEMBERS.includes(role) ? member : none);
  });

  it.each(ROLES)('a person’s channel is their own to hear, and nobody’s to speak in: %s', async (role) => {
    const own = `user:${scene.people.viewer.id}`;
    expect(await rights(role, own)).toEqual(role === 'viewer' ? { ...none, receive: true } : none);
  });

  it.each(['trip:', 'trip:x', 'user:', 'anything', `trip:${crypto.randomUUID()}`])(
    'no other channel is anyone’s: %s',
    async (name) => {
      expect(await rights('owner', name)).toEqual(none);
    },
  );

  it('asking leaves nothing behind, neither messages nor another role', async () => {
    const [before] = await database().query('select current_user::text as who');
    await rights('owner', topic);
    expect(await messages()).toEqual([]);
    expect(await database().query('select current_user::text as who')).toEqual([before]);
  });

  it('people neither send by the function nor read messages of a channel that they did not ask for', async () => {
    await database().query(`select realtime.send('{}', 'x', $1)`, [topic]);
    await database().asUser(scene.people.owner, async ({ query, refused }) => {
      expect(await query('select 1 from realtime.messages')).toEqual([]);
      const sent = await refused(`select realtime.send('{}', 'x', '${topic}')`);
      expect(sent).toMatchObject({ code: '42501' });
      expect(await refused(`select realtime.channel_rights('x', 'service_role', '{}')`)).toMatchObject({
        code: '42501',
      });
    });
  });

  it.each(Object.keys(INSERTS).filter((table) => !OF_THEIR_OWN.includes(table)))(
    'what is added to, and taken from, %s is published once, with who did it',
    async (table) => {
      const id = crypto.randomUUID();
      await database().actAs(scene.people.owner, async ({ query }) => {
        await query(INSERTS[table] ?? '', [id, scene.tripId, scene.people.owner.id]);
        await query(`delete from public.${table} where id = $1`, [id]);
      });
      const common = { table, by: scene.people.owner.id, change: null, complete: true };
      expect(await messages()).toEqual([
        {
          topic,
          event: 'INSERT',
          payload: {
            ...common,
            operation: 'INSERT',
            rows: [expect.objectContaining({ id, trip_id: scene.tripId })],
          },
        },
        { topic, event: 'DELETE', payload: { ...common, operation: 'DELETE', rows: [{ id }] } },
      ]);
    },
  );

  it('[PLUS-19] a poll, which nobody deletes for good, is published when it is asked and when it is closed', async () => {
    const id = crypto.randomUUID();
    await database().actAs(scene.people.owner, async ({ query }) => {
      await query(INSERTS.trip_polls ?? '', [id, scene.tripId, scene.people.owner.id]);
      await query('update public.trip_polls set closed_at = now() where id = $1', [id]);
    });
    const published = await messages();
    expect(published.map(({ event, payload }) => [event, payload.table, payload.complete])).toEqual([
      ['INSERT', 'trip_polls', true],
      ['UPDATE', 'trip_polls', true],
    ]);
    expect(published.flatMap(rowsOf)).toEqual([
      expect.objectContaining({ id, trip_id: scene.tripId, question: 'Where do we sleep?' }),
      { id, closed_at: expect.any(String) },
    ]);
  });

  it('of a row that was changed, the key and the columns that changed are published, with the writer’s own id', async () => {
    const id = scene.ids.trip_activities;
    await database().actAs(scene.people.editor, async ({ query }) => {
      await query(`select set_config('request.headers', '{"x-change-id":"mine-1"}', true)`);
      await query(`update public.trip_activities set title = 'Tram 12', time = time where id = $1`, [id]);
    });
    const [message] = await messages();
    expect(message).toEqual({
      topic,
      event: 'UPDATE',
      payload: {
        table: 'trip_activities',
        operation: 'UPDATE',
        by: scene.people.editor.id,
        change: 'mine-1',
        complete: true,
        rows: [{ id, title: 'Tram 12', updated_at: expect.any(String) }],
      },
    });
  });

  it('many rows of one statement are one message for each trip', async () => {
    const other = await makeTrip(database(), scene.people.owner);
    await database().query('delete from realtime.messages');
    await database().query(
      `insert into public.trip_notes (trip_id, title, created_by)
       select t, 'N' || n, $3 from unnest(array[$1, $2]::uuid[]) t, generate_series(1, 30) n`,
      [scene.tripId, other, scene.people.owner.id],
    );
    const published = await messages();
    expect(published.map((message) => [message.topic, rowsOf(message).length])).toEqual(
      expect.arrayContaining([
        [topic, 30],
        [`trip:${other}`, 30],
      ]),
    );
    expect(published).toHaveLength(2);
  });

  it('what is long is published by its key, and what is a great deal without any', async () => {
    const long = 'x'.repeat(9_000);
    await database().query(
      `insert into public.trip_notes (trip_id, title, content, created_by) select $1, 'N', $3, $2 from generate_series(1, 5)`,
      [scene.tripId, scene.people.owner.id, long],
    );
    await database().query(
      `insert into public.trip_notes (trip_id, title, created_by) select $1, 'M', $2 from generate_series(1, 1500)`,
      [scene.tripId, scene.people.owner.id],
    );
    const [some, many] = await messages();
    expect(some?.payload.complete).toBe(false);
    expect(some?.payload.rows).toEqual(Array.from({ length: 5 }, () => ({ id: expect.any(String) })));
    expect(many?.payload).toMatchObject({ complete: false, rows: [] });
    await database().query(`delete from public.trip_notes where title in ('N', 'M')`);
  });

  it('a write that changes nothing, or is undone, is not published', async () => {
    await database().query('update public.trip_notes set title = title where false');
    await database().asUser(scene.people.owner, ({ query }) =>
      query(`update public.trip_notes set title = 'Undone' where trip_id = $1`, [scene.tripId]),
    );
    expect(await messages()).toEqual([]);
  });

  it('links and calendars are published to whose they are, and nothing of them but that they changed', async () => {
    await database().actAs(scene.people.owner, ({ query }) =>
      query('select public.share_trip($1)', [scene.tripId]),
    );
    await database().actAs(scene.people.viewer, ({ query }) =>
      query('select public.calendar_feed($1)', [scene.tripId]),
    );
    const published = await messages();
    expect(
      published.map((message) => [message.topic, message.payload.table, message.payload.complete]),
    ).toEqual([
      [`user:${scene.people.owner.id}`, 'trip_shares', false],
      [`user:${scene.people.viewer.id}`, 'calendar_feeds', false],
    ]);
    expect(published.flatMap(rowsOf)).toEqual([
      { id: expect.any(String), trip_id: scene.tripId },
      { user_id: scene.people.viewer.id, trip_id: scene.tripId },
    ]);
  });

  it('a trip’s own change is published to the trip and to the list of each of its people', async () => {
    await database().query(`update public.trips set title = 'Porto' where id = $1`, [scene.tripId]);
    const { owner, editor, viewer, banned } = scene.people;
    const published = await messages();
    const people = [owner, editor, viewer, banned].map(({ id }) => `user:${id}`);
    expect(published.map((message) => message.topic).sort()).toEqual([topic, ...people].sort());
    expect(new Set(published.map((message) => JSON.stringify(message.payload))).size).toBe(1);
    expect(published.flatMap(rowsOf)[0]).toEqual({
      id: scene.tripId,
      title: 'Porto',
      updated_at: expect.any(String),
    });
  });

  it('[COLLAB-3] who is added, changed and removed hears it, and so does the trip', async () => {
    const guest = await makePerson(database(), 'Gus');
    const own = `user:${guest.id}`;
    await addCollaborator(database(), scene.tripId, guest, 'viewer');
    await database().query(`update public.trip_collaborators set role = 'editor' where user_id = $1`, [
      guest.id,
    ]);
    await database().query('delete from public.trip_collaborators where user_id = $1', [guest.id]);
    const published = await messages();
    expect(published.map((message) => [message.topic, message.event])).toEqual([
      [topic, 'INSERT'],
      [own, 'INSERT'],
      [topic, 'UPDATE'],
      [own, 'UPDATE'],
      [topic, 'DELETE'],
      [own, 'revoked'],
    ]);
    expect(published.at(-1)?.payload).toEqual({ topic, reason: 'membership_lost', by: null, change: null });
  });

  it('a trip that is deleted says so once, and to each of its people', async () => {
    const trip = await makeTrip(database(), scene.people.owner);
    await addCollaborator(database(), trip, scene.people.viewer, 'viewer');
    await database().query(INSERTS.trip_notes ?? '', [crypto.randomUUID(), trip, scene.people.owner.id]);
    await database().query('delete from realtime.messages');
    await database().query('delete from public.trips where id = $1', [trip]);
    const published = await messages();
    expect(published.map((message) => [message.topic, message.event, message.payload.reason])).toEqual([
      [`trip:${trip}`, 'DELETE', undefined],
      [`user:${scene.people.owner.id}`, 'revoked', 'trip_deleted'],
      [`user:${scene.people.viewer.id}`, 'revoked', 'trip_deleted'],
    ]);
  });

  it('[BAN-1] who is banned, or gone, loses every channel', async () => {
    const guest = await makePerson(database(), 'Gil');
    await database().query('delete from realtime.messages');
    await database().query('update app.accounts set is_banned = true where id = $1', [guest.id]);
    await database().query(`update app.accounts set bio = 'Still banned' where id = $1`, [guest.id]);
    await database().query('delete from app.accounts where id = $1', [guest.id]);
    expect((await messages()).map(({ event, payload }) => [event, payload.topic, payload.reason])).toEqual([
      ['revoked', null, 'user_banned'],
      ['revoked', null, 'account_deleted'],
    ]);
  });

  it('every table of a trip tells its changes, but for the log of them and for who has left, which its members’ table tells', async () => {
    const silent = await database().query(
      `select source from unnest(app.trip_tables() || 'trips'::text) source where (
         select count(*) from pg_trigger g join pg_class c on c.oid = g.tgrelid
         where c.relname = source and g.tgname ~ '^(after|publish)_(inserts|updates|deletes)$') <> 3`,
    );
    expect(silent).toEqual([{ source: 'trip_activity_log' }, { source: 'trip_former_members' }]);
  });
});

function rowsOf({ payload }: Message): unknown[] {
  return Array.isArray(payload.rows) ? payload.rows : [];
}
