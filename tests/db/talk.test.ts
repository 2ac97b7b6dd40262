import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

describeOnBoth('discussion and tasks', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });

  const say = 'insert into public.trip_chat_messages (trip_id, text) values ($1, $2) returning id, user_id';

  it('[CHAT-1] everyone in the trip writes as themselves, and as nobody else', async () => {
    for (const role of ['viewer', 'editor', 'owner'] as const) {
      await database().asUser(scene.people[role], async ({ query, refused }) => {
        expect(await query(say, [scene.tripId, 'Hello'])).toEqual([
          { id: expect.any(String), user_id: scene.people[role].id },
        ]);
        const forged = await refused(
          'insert into public.trip_chat_messages (trip_id, text, user_id) values ($1, $2, $3)',
          [scene.tripId, 'I agree', scene.people[role === 'owner' ? 'editor' : 'owner'].id],
        );
        expect(forged).toMatchObject({ code: '42501' });
      });
    }
  });

  it.each([
    ['blank', '  \n', 'text_blank'],
    ['of 4 001 characters', 'x'.repeat(4001), 'text_too_long'],
  ])('[CHAT-1] a message %s is refused', async (_, text, key) => {
    await database().asUser(scene.people.viewer, async ({ refused }) => {
      expect(await refused(say, [scene.tripId, text])).toEqual({
        code: 'PT400',
        message: key,
        detail: 'text',
      });
    });
  });

  const answer =
    'insert into public.trip_chat_messages (trip_id, text, reply_to) values ($1, $2, $3) returning reply_to';

  it('[PLUS-19] every member answers a message of the trip; of a deleted one the id stays', async () => {
    const id = scene.ids.trip_chat_messages;
    for (const role of ['viewer', 'editor', 'owner'] as const) {
      await database().asUser(scene.people[role], async ({ query }) => {
        expect(await query(answer, [scene.tripId, 'Yes', id])).toEqual([{ reply_to: id }]);
      });
    }
    await database().asUser(scene.people.owner, async ({ query }) => {
      const [own] = await query<{ id: string }>(say, [scene.tripId, 'Shall we?']);
      await query(answer, [scene.tripId, 'Yes', own?.id]);
      await query('delete from public.trip_chat_messages where id = $1', [own?.id]);
      const replies = 'select text from public.trip_chat_messages where reply_to = $1';
      expect(await query(replies, [own?.id])).toEqual([{ text: 'Yes' }]);
      expect(await query(answer, [scene.tripId, 'Late', own?.id])).toEqual([{ reply_to: own?.id }]);
    });
  });

  it('[PLUS-19] a reply answers neither itself nor a message of another trip, and is not for strangers', async () => {
    const { people, tripId } = scene;
    await database().asUser(people.owner, async ({ query, refused }) => {
      const [other] = await query<{ id: string }>(
        "insert into public.trips (title, destination, start_date, end_date) values ('Other', 'Rome', '2026-12-01', '2026-12-02') returning id",
      );
      const [elsewhere] = await query<{ id: string }>(say, [other?.id, 'Elsewhere']);
      const refusal = { code: 'PT422', message: 'reply_not_in_trip', detail: 'reply_to' };
      expect(await refused(answer, [tripId, 'Here', elsewhere?.id])).toEqual(refusal);
      const self = crypto.randomUUID();
      expect(
        await refused(
          'insert into public.trip_chat_messages (id, trip_id, text, reply_to) values ($1, $2, $3, $1)',
          [self, tripId, 'Me'],
        ),
      ).toEqual(refusal);
      expect(
        await refused('update public.trip_chat_messages set reply_to = null where trip_id = $1', [tripId]),
      ).toMatchObject({ code: '42501' });
    });
    await database().asUser(people.stranger, async ({ refused }) => {
      expect(await refused(answer, [tripId, 'Yes', scene.ids.trip_chat_messages])).toMatchObject({
        code: '42501',
      });
    });
  });

  it('[CHAT-1] a message is never changed, by anyone', async () => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      const refusal = await refused(
        "update public.trip_chat_messages set text = 'Never said' where trip_id = $1",
        [scene.tripId],
      );
      expect(refusal).toMatchObject({ code: '42501' });
    });
    await expect(
      database().query("update public.trip_chat_messages set text = 'Never said' where trip_id = $1", [
        scene.tripId,
      ]),
    ).rejects.toMatchObject({ message: 'message_unchangeable' });
  });

  it('[CHAT-1] its writer takes a message back, the owner any, others none', async () => {
    const remove = 'delete from public.trip_chat_messages where id = $1 returning id';
    await database().asUser(scene.people.viewer, async ({ query }) => {
      const [own] = await query<{ id: string }>(say, [scene.tripId, 'Oops']);
      expect(await query(remove, [own?.id])).toHaveLength(1);
      expect(await query(remove, [scene.ids.trip_chat_messages])).toEqual([]);
    });
    await database().asUser(scene.people.editor, async ({ query }) => {
      expect(await query(remove, [scene.ids.trip_chat_messages])).toEqual([]);
    });
    const message = crypto.randomUUID();
    await database().query(
      "insert into public.trip_chat_messages (id, trip_id, user_id, text) values ($1, $2, $3, 'Hi')",
      [message, scene.tripId, scene.people.viewer.id],
    );
    await database().asUser(scene.people.owner, async ({ query }) => {
      expect(await query(remove, [message])).toHaveLength(1);
    });
  });

  it('[TASK-1] a viewer completes what is assigned to them, and changes nothing else of it', async () => {
    await database().query('update public.trip_tasks set assigned_to = $2 where id = $1', [
      scene.ids.trip_tasks,
      scene.people.viewer.id,
    ]);
    await database().asUser(scene.people.viewer, async ({ query, refused }) => {
      const id = scene.ids.trip_tasks;
      for (const at of ['now()', 'null']) {
        const done = await query(
          `update public.trip_tasks set completed_at = ${at} where id = $1 returning id`,
          [id],
        );
        expect(done).toEqual([{ id }]);
      }
      for (const change of ["title = 'Other'", "due_date = '2027-01-01'", 'assigned_to = null']) {
        expect(await refused(`update public.trip_tasks set ${change} where id = $1`, [id])).toEqual({
          code: '42501',
          message: 'task_completion_only',
          detail: '',
        });
      }
      expect(await query('delete from public.trip_tasks where id = $1 returning id', [id])).toEqual([]);
    });
    await database().query('update public.trip_tasks set assigned_to = null where id = $1', [
      scene.ids.trip_tasks,
    ]);
  });

  it('[TASK-1] a viewer does not complete the tasks of others', async () => {
    await database().asUser(scene.people.viewer, async ({ query }) => {
      expect(
        await query('update public.trip_tasks set completed_at = now() where id = $1 returning id', [
          scene.ids.trip_tasks,
        ]),
      ).toEqual([]);
    });
  });

  it.each([
    ['title', "' '", 'PT400', 'title_blank'],
    ['due_date', "'infinity'", 'PT400', 'day_out_of_range'],
    ['completed_at', "'infinity'", 'PT400', 'day_out_of_range'],
  ])('[TASK-1] %s = %s is refused', async (column, value, code, key) => {
    await database().asUser(scene.people.editor, async ({ refused }) => {
      expect(
        await refused(`update public.trip_tasks set ${column} = ${value} where id = $1`, [
          scene.ids.trip_tasks,
        ]),
      ).toEqual({
        code,
        message: key,
        detail: column,
      });
    });
  });

  it('[TASK-1] a task is assigned to people of the trip only', async () => {
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      const assign = 'update public.trip_tasks set assigned_to = $2 where id = $1 returning id';
      expect(await query(assign, [scene.ids.trip_tasks, scene.people.viewer.id])).toHaveLength(1);
      expect(await refused(assign, [scene.ids.trip_tasks, scene.people.stranger.id])).toEqual({
        code: 'PT422',
        message: 'assignee_not_member',
        detail: 'assigned_to',
      });
    });
  });

  it('[CHAT-2] what others wrote since one last read is counted, for oneself alone', async () => {
    const { tripId, people } = scene;
    const unread = 'select unread, read_at from public.trip_news() where trip_id = $1';
    await database().asUser(people.editor, async ({ query }) => {
      const before = await query(unread, [tripId]);
      expect(before).toMatchObject([{ read_at: null }]);
      for (const text of ['One', 'Two']) await query(say, [tripId, text]);
      expect(await query(unread, [tripId])).toEqual(before);
    });
    await database().asUser(people.viewer, async ({ query }) => {
      expect(await query(unread, [tripId])).not.toMatchObject([{ unread: 0 }]);
      await query("select public.mark_read($1, now() + interval '1 day')", [tripId]);
      expect(await query(unread, [tripId])).toMatchObject([{ unread: 0 }]);
      await query("select public.mark_read($1, now() - interval '1 day')", [tripId]);
      expect(await query(unread, [tripId])).toMatchObject([{ unread: 0 }]);
      expect(await query('select user_id from public.trip_reads where trip_id = $1', [tripId])).toEqual([
        { user_id: people.viewer.id },
      ]);
    });
  });

  it('[COLLAB-4] a stranger reads nothing, and marks nothing as read', async () => {
    await database().asUser(scene.people.stranger, async ({ query, refused }) => {
      expect(await query('select from public.trip_news() where trip_id = $1', [scene.tripId])).toEqual([]);
      expect(await refused('select public.mark_read($1, now())', [scene.tripId])).toMatchObject({
        code: 'PT404',
        message: 'trip_not_found',
      });
    });
  });

  it('[TASK-1] a task may be put back where it was, but not into the future', async () => {
    const put =
      'insert into public.trip_tasks (trip_id, title, created_at) values ($1, $2, $3) returning title';
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      expect(await query(put, [scene.tripId, 'As before', '2026-01-01T00:00:00Z'])).toHaveLength(1);
      expect(await refused(put, [scene.tripId, 'To come', '2100-01-01T00:00:00Z'])).toMatchObject({
        code: '42501',
      });
    });
  });
});
