import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, deleteAccount, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

type Made = { made: { token: string; created_at: string } };
type Plan = { plan: Record<string, unknown> };

describeOnBoth('[PLUS-4] a calendar that one subscribes to', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  async function subscribe(person: Person): Promise<string> {
    const [row] = await database().actAs(person, ({ query }) =>
      query<Made>('select public.calendar_feed($1) as made', [scene.tripId]),
    );
    if (!row) throw new Error('calendar_feed answers one row.');
    return row.made.token;
  }

  /** What a calendar gets, which signs in nowhere. */
  const read = (token: string) =>
    database().asUser('anon', async ({ query }) => {
      const [row] = await query<Plan>('select public.calendar_plan($1) as plan', [token]);
      return row?.plan;
    });

  /** Asks for what must not be there any more. */
  const expectGone = (token: string) =>
    database().asUser('anon', async ({ refused }) => {
      expect(await refused('select public.calendar_plan($1)', [token])).toEqual({
        code: 'PT404',
        message: 'calendar_not_found',
        detail: 'token',
      });
    });

  it('shows the plan to who has its address, without people, e-mails and money', async () => {
    const plan = await read(await subscribe(scene.people.viewer));
    expect(plan).toMatchObject({
      title: 'Lisbonne',
      start_date: '2027-03-12',
      status: 'planned',
      trip_activities: [{ title: 'Tram 28', time: '10:00:00', updated_at: expect.any(String) }],
      trip_accommodations: [{ title: 'Casa do Largo' }],
      trip_notes: [{ content: 'Good shoes' }],
    });
    const text = JSON.stringify(plan);
    for (const person of Object.values(scene.people)) {
      expect(text).not.toContain(person.id);
      expect(text).not.toContain(person.email);
    }
    expect(text).not.toMatch(
      /price|budget|paid_by|split|created_by|owner_id|trip_chat|trip_tasks|collaborator/,
    );
  });

  it('names each item by the same id for good, which is none that a write accepts', async () => {
    const plan = await read(await subscribe(scene.people.viewer));
    const text = JSON.stringify(plan);
    for (const id of [scene.tripId, ...Object.values(scene.ids)]) expect(text).not.toContain(id);
    await database().query("update public.trip_meals set title = 'Dinner' where id = $1", [
      scene.ids.trip_meals,
    ]);
    const later = await read(await subscribe(scene.people.viewer));
    const idsOf = (rows: unknown) => JSON.stringify(rows).match(/"id":"[0-9a-f-]{36}"/g);
    expect(idsOf(later?.trip_meals)).toEqual(idsOf(plan?.trip_meals));
    expect(idsOf(plan?.trip_meals)).toHaveLength(1);
  });

  it('keeps only the hash of its secret, which no client reads, and shows nobody another’s', async () => {
    const token = await subscribe(scene.people.viewer);
    expect(await database().query('select 1 from public.calendar_feeds where token = $1', [token])).toEqual(
      [],
    );
    await database().asUser(scene.people.viewer, async ({ query, refused }) => {
      expect(await query('select trip_id from public.calendar_feeds')).toHaveLength(1);
      expect(await refused('select token from public.calendar_feeds')).toMatchObject({ code: '42501' });
    });
    await database().asUser(scene.people.editor, async ({ query }) => {
      expect(await query('select trip_id from public.calendar_feeds')).toEqual([]);
    });
  });

  it('is made and ended by members alone, each their own', async () => {
    for (const [role, code] of [
      ['stranger', 'PT404'],
      ['supervisor', 'PT404'],
      ['banned', '42501'],
      ['anon', '42501'],
    ] as const) {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(await refused('select public.calendar_feed($1)', [scene.tripId])).toMatchObject({ code });
      });
    }
    const token = await subscribe(scene.people.editor);
    for (const role of ['viewer', 'stranger', 'owner'] as const) {
      await database().actAs(scene.people[role], ({ query }) =>
        query('select public.revoke_calendar_feed($1)', [scene.tripId]),
      );
    }
    for (const role of ['banned', 'anon'] as const) {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        const refusal = await refused('select public.revoke_calendar_feed($1)', [scene.tripId]);
        expect(refusal).toMatchObject({ code: '42501' });
      });
    }
    expect(await read(token)).toBeDefined();
  });

  it('is one for each member: a new one ends the last, and it can be ended', async () => {
    const first = await subscribe(scene.people.viewer);
    const second = await subscribe(scene.people.viewer);
    await expectGone(first);
    expect(await read(second)).toBeDefined();
    const end = () =>
      database().actAs(scene.people.viewer, ({ query }) =>
        query('select public.revoke_calendar_feed($1) as ended', [scene.tripId]),
      );
    expect(await end()).toEqual([{ ended: true }]);
    await expectGone(second);
    expect(await end()).toEqual([{ ended: false }]);
  });

  it('[COLLAB-4] ends when its person is removed, and stays ended when they come back', async () => {
    const { owner, viewer } = scene.people;
    const token = await subscribe(viewer);
    await database().actAs(owner, ({ query }) =>
      query('delete from public.trip_collaborators where trip_id = $1 and user_id = $2', [
        scene.tripId,
        viewer.id,
      ]),
    );
    await expectGone(token);
    await addCollaborator(database(), scene.tripId, viewer, 'viewer');
    await expectGone(token);
  });

  it('[BAN-1] shows nothing while its person is banned', async () => {
    const token = await subscribe(scene.people.viewer);
    const ban = (isBanned: boolean) =>
      database().query('update app.accounts set is_banned = $2 where id = $1', [
        scene.people.viewer.id,
        isBanned,
      ]);
    await ban(true);
    await expectGone(token);
    await ban(false);
    expect(await read(token)).toBeDefined();
  });

  it('goes with the account', async () => {
    const token = await subscribe(scene.people.viewer);
    await deleteAccount(database(), scene.people.viewer);
    await expectGone(token);
  });

  it('[PLUS-2] goes with the trip, and comes back with it', async () => {
    const token = await subscribe(scene.people.viewer);
    await database().actAs(scene.people.owner, ({ query }) =>
      query('delete from public.trips where id = $1', [scene.tripId]),
    );
    await expectGone(token);
    await database().actAs(scene.people.owner, ({ query }) =>
      query('select public.restore_trip($1)', [scene.tripId]),
    );
    expect(await read(token)).toMatchObject({ title: 'Lisbonne' });
  });

  it('[PLUS-9] is in no document of one’s data', async () => {
    await subscribe(scene.people.owner);
    const [row] = await database().asUser(scene.people.owner, ({ query }) =>
      query<{ own: unknown }>('select public.export_my_data() as own'),
    );
    expect(JSON.stringify(row?.own)).not.toContain('calendar_feeds');
  });

  it.each(['', 'a'.repeat(64), "' or true --"])('that nobody made (%j) shows nothing', expectGone);
});
