import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeTrip } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

describeOnBoth('[LIVE-1] [CHAT-2] what is new in one’s trips', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
    await database().query('delete from public.trip_activity_log');
    await database().query('delete from public.trip_chat_messages');
    await database().query('delete from public.trip_polls');
  });

  type Counts = { trip_id: string; unread: number; changes: number; open_tasks: number };
  const counts = (role: Role) =>
    database().asUser(scene.caller(role), ({ query }) =>
      query<Counts>('select trip_id, unread, changes, open_tasks from public.trip_news() order by 1'),
    );
  const act = (role: 'owner' | 'editor' | 'viewer', sql: string) =>
    database().actAs(scene.people[role], ({ query }) => query(sql, [scene.tripId]));

  it('is counted for all of them at once: messages and changes of others, and tasks to do', async () => {
    const other = await makeTrip(database(), scene.people.viewer, 'Sintra');
    await act('editor', `update public.trip_notes set title = 'Bags' where trip_id = $1`);
    await act('owner', `update public.trip_meals set title = 'Lunch' where trip_id = $1`);
    await act('editor', `insert into public.trip_chat_messages (trip_id, text) values ($1, 'Hello')`);
    const here = { trip_id: scene.tripId, open_tasks: 1 };
    expect(await counts('owner')).toEqual([{ ...here, unread: 1, changes: 1 }]);
    expect(await counts('editor')).toEqual([{ ...here, unread: 0, changes: 1 }]);
    expect(await counts('viewer')).toHaveLength(2);
    expect(await counts('viewer')).toEqual(
      expect.arrayContaining([
        { ...here, unread: 1, changes: 2 },
        { trip_id: other, unread: 0, changes: 0, open_tasks: 0 },
      ]),
    );
    await act('owner', 'update public.trip_tasks set completed_at = now() where trip_id = $1');
    expect(await counts('owner')).toMatchObject([{ open_tasks: 0 }]);
  });

  it('[PLUS-19] counts a poll of others as unread, until the discussion was read or the poll is gone', async () => {
    const option = () => ({ id: crypto.randomUUID(), text: 'Alfama' });
    const ask = `insert into public.trip_polls (trip_id, question, options) values ($1, 'Where?', '${JSON.stringify([option(), option()])}')`;
    await act('editor', ask);
    expect(await counts('editor')).toMatchObject([{ unread: 0 }]);
    expect(await counts('owner')).toMatchObject([{ unread: 1 }]);
    expect(await counts('viewer')).toMatchObject([{ unread: 1 }]);
    await act('viewer', 'select public.mark_read($1, now())');
    expect(await counts('viewer')).toMatchObject([{ unread: 0 }]);
    await act('editor', 'update public.trip_polls set deleted_at = now() where trip_id = $1');
    expect(await counts('owner')).toMatchObject([{ unread: 0 }]);
  });

  it('starts when one joined, and is new no more once it was looked at, each for itself', async () => {
    await act('editor', `update public.trip_notes set title = 'Bags' where trip_id = $1`);
    await act('editor', `insert into public.trip_chat_messages (trip_id, text) values ($1, 'Hello')`);
    await act('viewer', `select public.mark_activity_read($1, now() + interval '1 day')`);
    expect(await counts('viewer')).toMatchObject([{ unread: 1, changes: 0 }]);
    await act('viewer', `select public.mark_activity_read($1, now() - interval '1 day')`);
    expect(await counts('viewer')).toMatchObject([{ unread: 1, changes: 0 }]);
    await act('viewer', 'select public.mark_read($1, now())');
    expect(await counts('viewer')).toMatchObject([{ unread: 0, changes: 0 }]);
    expect(await counts('owner')).toMatchObject([{ changes: 1 }]);
    await database().query(`update public.trip_collaborators set joined_at = now() + interval '1 hour'`);
    await database().query('delete from public.trip_reads');
    expect(await counts('viewer')).toMatchObject([{ unread: 0, changes: 0 }]);
  });

  it('[COLLAB-4] is nothing to those outside, who mark nothing either', async () => {
    for (const role of ['stranger', 'supervisor', 'banned'] as const) {
      expect(await counts(role)).toEqual([]);
      await database().asUser(scene.people[role], async ({ refused }) => {
        const refusal = await refused('select public.mark_activity_read($1, now())', [scene.tripId]);
        expect(refusal.message).toBe(role === 'banned' ? 'not_signed_in' : 'trip_not_found');
      });
    }
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused('select * from public.trip_news()')).toMatchObject({ code: '42501' });
    });
  });

  it('is shown to oneself alone that it was looked at', async () => {
    await database().query('delete from realtime.messages');
    await act('viewer', 'select public.mark_activity_read($1, now())');
    expect(await database().query('select topic, event from realtime.messages')).toEqual([
      { topic: `user:${scene.people.viewer.id}`, event: 'INSERT' },
    ]);
  });
});
