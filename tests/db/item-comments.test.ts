import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

describeOnBoth('[PLUS-19] comments on items', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });

  const comment =
    'insert into public.trip_chat_messages (trip_id, text, item_id) values ($1, $2, $3) returning item_id';
  const refusal = { code: 'PT422', message: 'item_not_in_trip', detail: 'item_id' };

  it('are written by every member, on each kind of item, and make a line of the activity', async () => {
    const { people, tripId, ids } = scene;
    for (const table of [
      'trip_accommodations',
      'trip_activities',
      'trip_itineraries',
      'trip_meals',
      'trip_notes',
    ] as const) {
      await database().asUser(people.viewer, async ({ query }) => {
        expect(await query(comment, [tripId, 'Lovely', ids[table]])).toEqual([{ item_id: ids[table] }]);
        const [item] = await query<{ title: string }>(`select title from public.${table} where id = $1`, [
          ids[table],
        ]);
        expect(
          await query(
            `select operation, source, item_id, title, created_by from public.trip_activity_log
             where trip_id = $1 and source = 'trip_chat_messages'`,
            [tripId],
          ),
        ).toEqual([
          {
            operation: 'INSERT',
            source: 'trip_chat_messages',
            item_id: ids[table],
            title: item?.title,
            created_by: people.viewer.id,
          },
        ]);
      });
    }
  });

  it('are about items of the trip alone, and are not for strangers', async () => {
    const { people, tripId, ids } = scene;
    await database().asUser(people.owner, async ({ query, refused }) => {
      expect(await refused(comment, [tripId, 'No such', crypto.randomUUID()])).toEqual(refusal);
      const [other] = await query<{ id: string }>(
        "insert into public.trips (title, destination, start_date, end_date) values ('Other', 'Rome', '2026-12-01', '2026-12-02') returning id",
      );
      expect(await refused(comment, [other?.id, 'Elsewhere', ids.trip_meals])).toEqual(refusal);
    });
    await database().asUser(people.stranger, async ({ refused }) => {
      expect(await refused(comment, [tripId, 'Mine', ids.trip_meals])).toMatchObject({ message: /./ });
    });
  });

  it('stay when their item is deleted, never change, and plain messages make no line', async () => {
    const { people, tripId, ids } = scene;
    await database().asUser(people.owner, async ({ query, refused }) => {
      await query(comment, [tripId, 'Shall we?', ids.trip_notes]);
      await query('insert into public.trip_chat_messages (trip_id, text) values ($1, $2)', [tripId, 'Hello']);
      await query('delete from public.trip_notes where id = $1', [ids.trip_notes]);
      const about = 'select text from public.trip_chat_messages where item_id = $1';
      expect(await query(about, [ids.trip_notes])).toEqual([{ text: 'Shall we?' }]);
      expect(
        await query(
          "select count(*)::integer as lines from public.trip_activity_log where trip_id = $1 and source = 'trip_chat_messages'",
          [tripId],
        ),
      ).toEqual([{ lines: 1 }]);
      expect(
        await refused('update public.trip_chat_messages set item_id = null where trip_id = $1', [tripId]),
      ).toMatchObject({ code: '42501' });
    });
  });
});
