import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const COPY = 'select public.copy_trip($1, $2, $3, $4, $5) as id';
const NUMBERING = 'supabase/migrations/20261203002900_order_of_plans.sql';
const ID = 'd0000000-0000-4000-8000-000000000211';
const TITLES = `select title from public.trip_activities where trip_id = $1 union all select title from public.trip_meals where trip_id = $1
  union all select title from public.trip_itineraries where trip_id = $1 union all select title from public.trip_notes where trip_id = $1
  union all select title from public.trip_accommodations where trip_id = $1 order by 1`;

describeOnBoth('[PLUS-21] a copy of a trip', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  it.each(['owner', 'editor', 'viewer'] as const)(
    'is made by its %s, with all items as many days into the trip as before',
    async (role) => {
      const person = scene.people[role];
      await database().asUser(person, async ({ query }) => {
        const args = [ID, scene.tripId, 'La même', '2028-02-27', true];
        expect(await query(COPY, args)).toEqual([{ id: ID }]);
        // Sent twice, it is made once.
        expect(await query(COPY, args)).toEqual([{ id: ID }]);
        expect(await query(TITLES, [ID])).toEqual(await query(TITLES, [scene.tripId]));
        expect((await query(TITLES, [ID])).length).toBeGreaterThan(4);
        const [trip] = await query(
          `select c.title, c.owner_id, c.start_date::text, c.end_date - c.start_date = t.end_date - t.start_date as lasts
           from public.trips c, public.trips t where c.id = $1 and t.id = $2`,
          [ID, scene.tripId],
        );
        expect(trip).toEqual({
          title: 'La même',
          owner_id: person.id,
          start_date: '2028-02-27',
          lasts: true,
        });
        for (const [table, day] of [
          ['trip_activities', 'date'],
          ['trip_meals', 'date'],
          ['trip_itineraries', 'date'],
          ['trip_accommodations', 'check_in'],
        ]) {
          const days = `select i.${day} - t.start_date as day, i.price, i.paid_by, i.split from public.${table} i
            join public.trips t on t.id = i.trip_id where i.trip_id = $1 order by i.title`;
          const [before, after] = [await query(days, [scene.tripId]), await query(days, [ID])];
          expect(after).toEqual(before.map((row) => ({ ...row, paid_by: null, split: null })));
        }
      });
    },
  );

  it('made before its rows were numbered, gets the numbers of their places', async () => {
    const [numbering] = (await readFile(NUMBERING, 'utf8')).match(/^do \$\$.*^end \$\$;/ms) ?? [];
    const { query } = database();
    await query(
      `insert into public.trip_notes (trip_id, title, created_at, position)
        select $1, 'N' || n, case when n < 5 then timestamptz '2026-01-01' else timestamptz '2026-01-02' end, case when n < 5 then 0 else 20 - n end
        from generate_series(1, 6) n`,
      [scene.tripId],
    );
    const logged = 'select count(*)::int as lines from public.trip_activity_log where trip_id = $1';
    const before = await query(logged, [scene.tripId]);
    await query(numbering ?? '');
    const places = `select title, position from public.trip_notes where trip_id = $1 and title like 'N_' order by title`;
    expect(await query(places, [scene.tripId])).toEqual(
      [1, 2, 3, 4, 15, 14].map((position, n) => ({ title: `N${n + 1}`, position })),
    );
    expect(await query(logged, [scene.tripId])).toEqual(before);
    const off = `select tgname from pg_trigger where tgenabled = 'D' and not tgisinternal`;
    expect(await query(off)).toEqual([]);
  });

  it('has its rows in the order of the other trip, whichever is edited since', async () => {
    await database().asUser(scene.people.owner, async ({ query }) => {
      const rows = async (trip: string) => {
        const [answer] = await query<{ notes: { title: string }[] }>(
          `select public.whole_trip($1) -> 'trip_notes' as notes`,
          [trip],
        );
        return answer?.notes.map(({ title }) => title);
      };
      const dated = `insert into public.trip_notes (trip_id, title, created_at)
        select $1, 'N' || n, now() from generate_series(1, 9) n`;
      await query(dated, [scene.tripId]);
      const before = await rows(scene.tripId);
      await query(`update public.trip_notes set content = 'Later' where trip_id = $1 and title = $2`, [
        scene.tripId,
        before?.[1],
      ]);
      expect(await rows(scene.tripId)).toEqual(before);
      await query(COPY, [ID, scene.tripId, 'La même', '2028-02-27', true]);
      expect(await rows(ID)).toEqual(before);
      await query(`update public.trip_notes set content = 'Later' where trip_id = $1 and title = $2`, [
        ID,
        before?.[3],
      ]);
      expect(await rows(ID)).toEqual(before);
    });
  });

  it('[TASK-1] has its tasks in the order of the other trip', async () => {
    await database().asUser(scene.people.owner, async ({ query }) => {
      const titles = (trip: string) =>
        query('select title from public.trip_tasks where trip_id = $1 order by created_at, id', [trip]);
      await query(
        `insert into public.trip_tasks (trip_id, created_by, title, created_at)
          select $1, auth.uid(), 'T' || n, now() - n * interval '1 minute' from generate_series(1, 9) n`,
        [scene.tripId],
      );
      const before = await titles(scene.tripId);
      expect(before.length).toBeGreaterThan(8);
      await query(COPY, [ID, scene.tripId, 'La même', '2028-02-27', true]);
      expect(await titles(ID)).toEqual(before);
    });
  });

  it('has opening hours, and of a booking what is the place’s', async () => {
    await database().asUser(scene.people.owner, async ({ query }) => {
      await query(
        `update public.trip_activities set opens_at = '09:00', closes_at = '18:00',
           booking = '{"reference": "ABC123", "seat": "12A", "phone": "+351 210"}' where trip_id = $1`,
        [scene.tripId],
      );
      await query(`update public.trip_meals set booking = '{"reference": "XYZ"}' where trip_id = $1`, [
        scene.tripId,
      ]);
      await query(COPY, [ID, scene.tripId, null, '2028-01-01', false]);
      const copied =
        'select opens_at::text, closes_at::text, booking from public.trip_activities where trip_id = $1';
      expect((await query(copied, [ID]))[0]).toEqual({
        opens_at: '09:00:00',
        closes_at: '18:00:00',
        booking: { phone: '+351 210' },
      });
      expect((await query('select booking from public.trip_meals where trip_id = $1', [ID]))[0]).toEqual({
        booking: null,
      });
    });
  });

  it('has its tasks when asked for, to be done again, and nothing of the people', async () => {
    const { owner } = scene.people;
    await database().asUser(owner, async ({ query }) => {
      await query('update public.trip_tasks set completed_at = now() where trip_id = $1', [scene.tripId]);
      await query(COPY, [ID, scene.tripId, null, '2028-01-01', true]);
      const tasks =
        'select title, completed_at, assigned_to, created_by from public.trip_tasks where trip_id = $1';
      const [task] = await query<{ title: string }>(tasks, [scene.tripId]);
      expect(await query(tasks, [ID])).toEqual([
        { title: task?.title, completed_at: null, assigned_to: null, created_by: owner.id },
      ]);
      for (const table of [
        'trip_collaborators',
        'trip_chat_messages',
        'trip_expenses',
        'trip_settlements',
        'trip_shares',
        'trip_join_links',
      ])
        expect(await query(`select 1 from public.${table} where trip_id = $1`, [ID])).toEqual([]);
    });
    await database().asUser(owner, async ({ query }) => {
      await query(COPY, [ID, scene.tripId, null, '2028-01-01', false]);
      expect(await query('select 1 from public.trip_tasks where trip_id = $1', [ID])).toEqual([]);
    });
  });

  it('is not made by a stranger', async () => {
    await database().asUser(scene.people.stranger, async ({ refused }) => {
      expect(await refused(COPY, [ID, scene.tripId, 'X', '2028-01-01', true])).toMatchObject({
        code: 'PT404',
        message: 'trip_not_found',
      });
    });
  });

  it.each([
    [null, 'day_missing', 'PT400'],
    ['0001-01-01', 'day_out_of_range', 'PT400'],
  ])('is not made on %j: %s', async (day, message, code) => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(COPY, [ID, scene.tripId, 'X', day, true])).toMatchObject({ code, message });
    });
  });
});
