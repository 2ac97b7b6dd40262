import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { INSERTS, makeScene, type Scene } from '#tests/support/scene.ts';

const KINDS = ['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'];
const PRICED = KINDS.slice(0, 4);

type Wrong = [table: string, column: string, value: string, key: string];

const WRONG: Wrong[] = [
  ...KINDS.flatMap((table): Wrong[] => [
    [table, 'title', "''", 'title_blank'],
    [table, 'title', "E' \\t\\n'", 'title_blank'],
    [table, 'title', "repeat('x', 201)", 'text_too_long'],
    [table, 'position', "'NaN'", 'position_invalid'],
  ]),
  ...PRICED.flatMap((table): Wrong[] => [
    [table, 'price', '-0.01', 'price_invalid'],
    [table, 'price', "'NaN'", 'price_invalid'],
    [table, 'price', '12.345', 'price_digits'],
    [table, 'currency', "'ABC'", 'currency_unknown'],
    [table, 'currency', "'EURO'", 'currency_unknown'],
    [table, 'notes', "repeat('x', 10001)", 'text_too_long'],
    [table, 'booking', `'["ABC123"]'`, 'booking_invalid'],
    [table, 'booking', `'{"reference": 7}'`, 'booking_invalid'],
    [table, 'booking', `'{"reference": " "}'`, 'booking_invalid'],
    [table, 'booking', `'{"pin": "1234"}'`, 'booking_invalid'],
    [table, 'booking', `'{"link": "javascript:alert(1)"}'`, 'booking_invalid'],
    [table, 'booking', `jsonb_build_object('seat', repeat('x', 201))`, 'booking_invalid'],
  ]),
  ['trip_accommodations', 'check_out', "'2027-03-12'", 'check_out_before_check_in'],
  ['trip_accommodations', 'check_in', "'infinity'", 'day_out_of_range'],
  ['trip_accommodations', 'check_in_time', "'24:00'", 'time_invalid'],
  ['trip_accommodations', 'address', "repeat('x', 1001)", 'text_too_long'],
  ['trip_activities', 'date', "'0001-01-01'", 'day_out_of_range'],
  ['trip_activities', 'date', 'null', 'day_missing'],
  ['trip_activities', 'time', "'24:00'", 'time_invalid'],
  ['trip_activities', 'end_time', "'24:00'", 'time_invalid'],
  ['trip_activities', 'opens_at', "'24:00'", 'time_invalid'],
  ['trip_activities', 'closes_at', "'24:00'", 'time_invalid'],
  ['trip_activities', 'duration', '0', 'duration_invalid'],
  ['trip_activities', 'duration', '10081', 'duration_invalid'],
  ['trip_activities', 'type', "repeat('x', 101)", 'text_too_long'],
  ['trip_activities', 'closed_on', "'{0}'", 'weekday_invalid'],
  ['trip_activities', 'closed_on', "'{1,8}'", 'weekday_invalid'],
  ['trip_activities', 'closed_on', "'{1,null}'", 'weekday_invalid'],
  ['trip_activities', 'closed_on', "'{{1,2},{3,4}}'", 'weekday_invalid'],
  ['trip_itineraries', 'duration', '-5', 'duration_invalid'],
  ['trip_itineraries', 'break_duration', '-5', 'duration_invalid'],
  ['trip_itineraries', 'distance_m', '-5', 'distance_invalid'],
  ['trip_meals', 'duration', '-5', 'duration_invalid'],
  ['trip_notes', 'content', "repeat('x', 10001)", 'text_too_long'],
  ['trip_notes', 'date', "'infinity'", 'day_out_of_range'],
  ...[
    '"Paris"',
    '[]',
    '{"lat": 91, "lng": 0}',
    '{"lat": 1, "lng": -181}',
    '{"lat": "48.8", "lng": "2.3"}',
    '{"lat": 48.8}',
    '{"name": 3}',
    '{"geometry": {"type": "Polygon", "coordinates": [1, 2]}}',
    '{"geometry": {"type": "Point", "coordinates": ["1", 2]}}',
  ].flatMap((location): Wrong[] => [
    ['trip_activities', 'location', `'${location}'`, 'location_invalid'],
    ['trip_itineraries', 'end_location', `'${location}'`, 'location_invalid'],
  ]),
  ['trip_meals', 'location', `jsonb_build_object('name', repeat('x', 9000))`, 'location_invalid'],
];

describeOnBoth('items', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });

  it.each(WRONG)('[ITEM-5] %s.%s = %s is refused', async (table, column, value, key) => {
    await database().asUser(scene.people.editor, async ({ refused }) => {
      const refusal = await refused(`update public.${table} set ${column} = ${value} where id = $1`, [
        scene.ids[table],
      ]);
      expect(refusal).toEqual({ code: 'PT400', message: key, detail: column });
    });
  });

  it('[ITEM-5] behind the trigger that says why, a constraint refuses the same', async () => {
    for (const [table, column, value] of WRONG) {
      const attempt = database().query(
        `with untriggered as (select set_config('session_replication_role', 'replica', true))
         update public.${table} set ${column} = ${value} from untriggered where id = $1`,
        [scene.ids[table]],
      );
      await expect(attempt, `${table}.${column} = ${value}`).rejects.toMatchObject({
        code: expect.stringMatching(/^235(14|02)$/),
      });
    }
  });

  it.each(KINDS)('[ITEM-5] a blank title is refused for a new row of %s', async (table) => {
    const insert = (INSERTS[table] ?? '').replace(/\$2, '[^']+'/, "$2, '  '");
    await database().asUser(scene.people.editor, async ({ refused }) => {
      expect(await refused(insert, [crypto.randomUUID(), scene.tripId, scene.people.editor.id])).toEqual({
        code: 'PT400',
        message: 'title_blank',
        detail: 'title',
      });
    });
  });

  it.each(KINDS)('[ITEM-7] %s: the same write sent twice makes one row', async (table) => {
    const id = crypto.randomUUID();
    const insert = INSERTS[table] ?? '';
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      const values = [id, scene.tripId, scene.people.editor.id];
      expect(await query(insert, values)).toEqual([{ id }]);
      expect(await refused(insert, values)).toMatchObject({ code: '23505' });
      expect(
        await query(insert.replace('returning', 'on conflict (id) do nothing returning'), values),
      ).toEqual([]);
    });
  });

  it.each(KINDS)(
    '[COLLAB-4] a row of %s cannot be written in another’s name, nor moved to another trip',
    async (table) => {
      await database().asUser(scene.people.editor, async ({ query, refused }) => {
        const insert = INSERTS[table] ?? '';
        const refusal = await refused(insert, [crypto.randomUUID(), scene.tripId, scene.people.owner.id]);
        expect(refusal).toMatchObject({ code: '42501' });
        const [own] = await query<{ id: string }>(
          `insert into public.trips (title, start_date, end_date) values ('Mine', '2027-01-01', '2027-01-02') returning id`,
        );
        for (const change of [
          `trip_id = '${own?.id}'`,
          'id = gen_random_uuid()',
          `created_by = '${scene.people.editor.id}'`,
        ]) {
          expect(
            await refused(`update public.${table} set ${change} where id = $1`, [scene.ids[table]]),
          ).toMatchObject({
            code: '42501',
          });
        }
      });
      await expect(
        database().query(`update public.${table} set trip_id = gen_random_uuid() where id = $1`, [
          scene.ids[table],
        ]),
      ).rejects.toMatchObject({ code: '42501', message: 'column_protected' });
    },
  );

  it('[ITEM-1] a stay has the usual hours when none are said', async () => {
    const rows = await database().asUser(scene.people.editor, ({ query }) =>
      query(
        `insert into public.trip_accommodations (trip_id, title, check_in, check_out, check_in_time)
         values ($1, 'Casa', '2027-03-12', '2027-03-13', null)
         returning check_in_time, check_out_time, currency, created_by, position`,
        [scene.tripId],
      ),
    );
    expect(rows).toEqual([
      {
        check_in_time: '14:00:00',
        check_out_time: '11:00:00',
        currency: 'EUR',
        created_by: scene.people.editor.id,
        position: 0,
      },
    ]);
  });

  it('[ITEM-2] [ITEM-3] [ITEM-4] each kind has its defaults, the trip’s currency among them', async () => {
    await database().asUser(scene.people.owner, async ({ query }) => {
      await query("update public.trips set currency = 'JPY' where id = $1", [scene.tripId]);
      const add = (table: string, columns: string) =>
        query(
          `insert into public.${table} (trip_id, title, date) values ($1, 'X', '2027-03-12') returning ${columns}`,
          [scene.tripId],
        );
      expect(await add('trip_activities', 'duration, sub_type, currency, time')).toEqual([
        { duration: 60, sub_type: 'sightseeing', currency: 'JPY', time: null },
      ]);
      expect(
        await add('trip_itineraries', 'duration, break_duration, sub_type, tolls_known, currency'),
      ).toEqual([
        { duration: null, break_duration: 0, sub_type: 'personal_car', tolls_known: false, currency: 'JPY' },
      ]);
      expect(await add('trip_meals', 'duration, currency')).toEqual([{ duration: 60, currency: 'JPY' }]);
      expect(await add('trip_notes', 'content')).toEqual([{ content: null }]);
    });
  });

  it('[PLUS-21] a booking is what is known of it, and nothing when nothing is', async () => {
    await database().asUser(scene.people.editor, async ({ query }) => {
      const book = (value: string) =>
        query(
          'update public.trip_itineraries set booking = $2::text::jsonb where id = $1 returning booking',
          [scene.ids.trip_itineraries, value],
        );
      const known = {
        reference: 'ABC123',
        seat: '12A',
        phone: '+351 210',
        link: 'https://example.com/b?x=1',
      };
      expect(await book(JSON.stringify(known))).toEqual([{ booking: known }]);
      expect(await book('{}')).toEqual([{ booking: null }]);
      expect(await book('null')).toEqual([{ booking: null }]);
    });
  });

  it('[ITEM-3] a journey of thirty hours fits; a day outside the trip does too', async () => {
    await database().asUser(scene.people.editor, ({ query }) =>
      query(
        `insert into public.trip_itineraries (trip_id, title, date, time, duration, break_duration, start_location, end_location)
         values ($1, 'Transsiberian', '2031-02-28', '23:59', 1800, 120,
           '{"name": "Moscou", "formatted_address": "Moscou, Russie", "lat": 55.75, "lng": 37.62,
             "geometry": {"type": "Point", "coordinates": [37.62, 55.75]}}', '{"name": "Irkoutsk", "lat": null, "lng": null}')`,
        [scene.tripId],
      ),
    );
  });

  it('who paid must be in the trip, and may leave it afterwards', async () => {
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      const pay = 'update public.trip_meals set paid_by = $2 where id = $1 returning paid_by';
      expect(await refused(pay, [scene.ids.trip_meals, scene.people.stranger.id])).toEqual({
        code: 'PT422',
        message: 'payer_not_member',
        detail: 'paid_by',
      });
      for (const { id } of [scene.people.owner, scene.people.viewer]) {
        expect(await query(pay, [scene.ids.trip_meals, id])).toEqual([{ paid_by: id }]);
      }
    });
  });

  it('a stranger learns nothing of who is in a trip from the checks', async () => {
    await database().asUser(scene.people.stranger, async ({ refused }) => {
      const insert = `insert into public.trip_meals (trip_id, title, date, paid_by) values ($1, 'X', '2027-03-12', $2)`;
      const member = await refused(insert, [scene.tripId, scene.people.owner.id]);
      const other = await refused(insert, [scene.tripId, scene.people.supervisor.id]);
      expect(member).toEqual(other);
    });
  });
});
