import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostedDatabase, openHostedDatabase } from '#tests/support/hosted-database.ts';
import { makeScene, ROLES, type Role, type Scene } from '#tests/support/scene.ts';

describe('[LIVE-1] on hosted Supabase, where realtime is there already', () => {
  let database: HostedDatabase;
  let scene: Scene;

  beforeAll(async () => {
    database = await openHostedDatabase();
    scene = await makeScene(database);
  });
  afterAll(() => database?.close());

  it('[AUTH-9] our migrations and grants change nothing in the schemas that are Supabase’s', () => {
    expect(database.objects.before.length).toBeGreaterThan(150);
    expect(database.objects.after).toEqual(database.objects.before);
  });

  it('what is written is sent by its own function', async () => {
    await database.actAs(scene.people.editor, ({ query }) =>
      query(`update public.trip_notes set title = 'To bring' where trip_id = $1`, [scene.tripId]),
    );
    const [message] = await database.query<{ event: string; payload: unknown }>(
      `select event, payload from realtime.messages where topic = $1 order by inserted_at desc limit 1`,
      [`trip:${scene.tripId}`],
    );
    expect(message).toEqual({
      event: 'UPDATE',
      payload: expect.objectContaining({ table: 'trip_notes', by: scene.people.editor.id, complete: true }),
    });
  });

  it('who changed what is written by our triggers all the same', async () => {
    await database.actAs(scene.people.editor, ({ query }) =>
      query(`update public.trip_meals set title = 'Dinner' where trip_id = $1`, [scene.tripId]),
    );
    const lines = await database.asUser(scene.people.viewer, ({ query }) =>
      query(`select created_by, title from public.trip_activity_log where source = 'trip_meals'`),
    );
    expect(lines).toEqual([{ created_by: scene.people.editor.id, title: 'Dinner' }]);
  });

  it.each<[Role, boolean]>(
    ROLES.map((role) => [role, role === 'owner' || role === 'editor' || role === 'viewer']),
  )('%s joins the trip’s channel as its service asks: %s; nobody broadcasts', async (role, isMember) => {
    const topic = `trip:${scene.tripId}`;
    const [probe] = await database.query<{ id: string }>(
      `insert into realtime.messages (topic, extension, private) values ($1, 'presence', true) returning id`,
      [topic],
    );
    const rights = await database.asUser(scene.caller(role), async ({ query, refused }) => {
      await query(`select set_config('realtime.topic', $1, true)`, [topic]);
      const seen = await query('select 1 from realtime.messages where id = $1', [probe?.id]);
      const sending = `insert into realtime.messages (topic, extension, private) values ($1, $2, true)`;
      expect(await refused(sending, [topic, 'broadcast'])).toMatchObject({ code: '42501' });
      if (isMember) await query(sending, [topic, 'presence']);
      else expect(await refused(sending, [topic, 'presence'])).toMatchObject({ code: '42501' });
      return seen.length === 1;
    });
    expect(rights).toBe(isMember);
  });
});
