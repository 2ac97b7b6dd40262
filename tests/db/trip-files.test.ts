import { beforeEach, expect, it } from 'vitest';
import { referenceRate } from '#domain/rates.ts';
import { importRows } from '#domain/trip-file/import-rows.ts';
import { readTripFile } from '#domain/trip-file/read-file.ts';
import type { TripFile } from '#domain/trip-file/trip-file.ts';
import { TRIP_FILE_TABLES, type TripRows, writeTripFile } from '#domain/trip-file/write-file.ts';
import { PUBLISHED_RATES } from '#seed/reference-rates.ts';
import { type Caller, describeOnBoth } from '#tests/support/database.ts';
import type { Person } from '#tests/support/people.ts';
import type { Query } from '#tests/support/pglite.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const ROWS = 'select public.trip_rows($1, $2::text::text[]) as rows';
const IMPORT = 'select public.import_trip($1::text::jsonb, $2::text::jsonb, $3::text::jsonb) as id';
/** As JSON texts: an array would become one of PostgreSQL. */
const json = (...values: unknown[]) => values.map((value) => JSON.stringify(value));
const arrayOf = (names: readonly string[]) => `{${names.join()}}`;
const newId = () => crypto.randomUUID();

describeOnBoth('[PLUS-14] a trip as a file', (database) => {
  let scene: Scene;
  let people: { id: string; name: string | null }[];

  beforeEach(async () => {
    scene = await makeScene(database());
    const { owner, editor, viewer, banned } = scene.people;
    people = Object.entries({ owner, editor, viewer, banned }).map(([name, { id }]) => ({ id, name }));
    const { query } = database();
    const shares = { mode: 'parts', shares: { [owner.id]: 2, [editor.id]: 1 } };
    await query(
      `update public.trip_activities set price = 12.5, paid_by = $2, split = $3::text::jsonb, booking = '{"reference": "ABC"}', closed_on = '{1,7}',
         location = '{"name": "Castelo", "formatted_address": "Lisboa", "lat": 38.7, "lng": -9.1}', opens_at = '09:00', position = 3
       where trip_id = $1`,
      [scene.tripId, editor.id, JSON.stringify(shares)],
    );
    await query(
      `insert into public.trip_chat_messages (trip_id, user_id, text, reply_to, item_id, created_at)
       values ($1, $2, 'Me', $3, $4, now() - interval '1 day')`,
      [scene.tripId, editor.id, scene.ids.trip_chat_messages, scene.ids.trip_activities],
    );
    // As they were left: of a day, somebody's own, one for an earlier currency of the trip, none.
    const { date, rates } = PUBLISHED_RATES;
    await query(
      'insert into public.reference_rates (date, rates) values ($1, $2::text::jsonb) on conflict do nothing',
      [date, JSON.stringify(rates)],
    );
    const of = { from: 'USD', to: 'EUR' };
    for (const [table, rate] of [
      ['trip_activities', referenceRate(PUBLISHED_RATES, 'USD', 'EUR')],
      ['trip_meals', { ...of, value: '0.9' }],
      ['trip_expenses', { ...of, to: 'CHF', value: '0.95' }],
      ['trip_itineraries', null],
    ] as const) {
      await query(`update public.${table} set price = 20, currency = 'USD' where trip_id = $1`, [
        scene.tripId,
      ]);
      const set = `update public.${table} set rate = $2::text::jsonb where trip_id = $1`;
      await query(set, [scene.tripId, rate && JSON.stringify(rate)]);
    }
    await query('update public.trip_list_entries set quantity = 2, ticked_by = $2 where trip_id = $1', [
      scene.tripId,
      editor.id,
    ]);
    await query(
      `with list as (insert into public.trip_lists (trip_id, title, private_to, created_by) values ($1, 'Presents', $2, $2) returning id)
       insert into public.trip_list_entries (trip_id, list_id, text, position) select $1, list.id, 'A surprise', 'a0' from list`,
      [scene.tripId, owner.id],
    );
    await query('update public.trip_polls set closed_at = now() where trip_id = $1', [scene.tripId]);
  });

  const asOwner = (work: Parameters<ReturnType<typeof database>['asUser']>[1]) =>
    database().asUser(scene.people.owner, work);

  async function fileOf(query: Query, trip: string, names = people): Promise<TripFile> {
    const [answer] = await query<{ rows: TripRows }>(ROWS, [trip, arrayOf(TRIP_FILE_TABLES)]);
    const read = readTripFile(JSON.stringify(writeTripFile(answer?.rows ?? {}, names)));
    if (!read.ok) throw new Error(read.problem);
    return read.file;
  }

  const argsOf = (file: TripFile, person: Person) => {
    const { trip, people: others, rows } = importRows(file, { id: person.id, person: 'person-1' }, newId);
    return { id: trip.id, others, args: json(trip, others, rows) };
  };

  it('imports again without loss, item by item', async () => {
    await asOwner(async ({ query }) => {
      const file = await fileOf(query, scene.tripId);
      for (const [part, rows] of Object.entries(file.parts))
        expect([part, rows.length]).toEqual([part, part === 'messages' ? 2 : 1]);
      expect(file.parts.activities?.[0]?.rate).toEqual(referenceRate(PUBLISHED_RATES, 'USD', 'EUR'));
      expect(file.parts.expenses?.[0]?.rate).toMatchObject({ to: 'CHF', value: '0.95' });
      expect(file.parts.lists).toEqual([{ id: 'lists-1', title: 'Bag' }]);
      expect(file.parts.entries?.[0]).toMatchObject({
        list_id: 'lists-1',
        text: 'Socks',
        ticked_by: 'person-2',
      });
      const { id, others, args } = argsOf(file, scene.people.owner);
      expect(await query(IMPORT, args)).toEqual([{ id }]);
      // Sent twice, it is made once.
      expect(await query(IMPORT, args)).toEqual([{ id }]);
      const self = { id: scene.people.owner.id, name: 'owner' };
      const names = [self, ...others.map(({ user_id, name }) => ({ id: user_id, name }))];
      expect(await fileOf(query, id, names)).toEqual(file);
    });
  });

  it('has the newest thousand messages of a discussion', async () => {
    await database().query(
      `insert into public.trip_chat_messages (trip_id, user_id, text, created_at)
       select $1, $2, 'No. ' || n, now() - make_interval(mins => n) from generate_series(1, 1001) n`,
      [scene.tripId, scene.people.owner.id],
    );
    await asOwner(async ({ query }) => {
      const [answer] = await query<{ rows: TripRows }>(ROWS, [scene.tripId, '{trip_chat_messages}']);
      const texts = answer?.rows.trip_chat_messages?.map(({ text }) => text);
      expect([texts?.length, texts?.[0], texts?.at(-1)]).toEqual([1000, 'No. 999', 'Who brings the map?']);
    });
  });

  it.each(['viewer', 'editor', 'owner'] as const)(
    'is read and imported by its %s, as a trip of their own',
    async (role) => {
      const person = scene.people[role];
      await database().asUser(person, async ({ query }) => {
        const file = await fileOf(query, scene.tripId);
        const { id, args } = argsOf(file, person);
        await query(IMPORT, args);
        expect(await query('select owner_id, title from public.trips where id = $1', [id])).toEqual([
          { owner_id: person.id, title: file.trip.title },
        ]);
        for (const table of ['trip_collaborators', 'trip_shares', 'trip_join_links', 'trip_reads'])
          expect(await query(`select 1 from public.${table} where trip_id = $1`, [id])).toEqual([]);
      });
    },
  );

  it.each(['stranger', 'supervisor', 'banned', 'anon'] as const)('is not read by %s', async (role) => {
    const caller: Caller = scene.caller(role);
    await database().asUser(caller, async ({ refused }) => {
      expect((await refused(ROWS, [scene.tripId, arrayOf(TRIP_FILE_TABLES)])).code).toMatch(
        /^(PT404|42501)$/,
      );
    });
  });

  it('has no secrets: tables with tokens can’t be asked for, others are not answered', async () => {
    await asOwner(async ({ query, refused }) => {
      const [answer] = await query<{ rows: TripRows }>(ROWS, [
        scene.tripId,
        arrayOf(['accounts', 'trip_joins']),
      ]);
      expect(Object.keys(answer?.rows ?? {})).toEqual(['trips']);
      expect(await refused(ROWS, [scene.tripId, arrayOf(['trip_shares'])])).toMatchObject({ code: '42501' });
    });
  });

  const trip = { id: newId(), title: 'X', start_date: '2027-01-01', end_date: '2027-01-02' };
  const activity = { id: newId(), title: 'Y', date: '2027-01-01' };
  const message = { id: newId(), text: 'Hello', created_at: '2026-01-01T10:00:00Z' };
  const INVALID = { code: 'PT422', message: 'trip_file_invalid' };

  it.each<[string, object, string[], (people: Scene['people']) => object, object]>([
    [
      'a title that is blank',
      { ...trip, title: ' ' },
      [],
      () => ({}),
      { code: 'PT400', message: 'title_blank' },
    ],
    ['a day that is none', { ...trip, start_date: 'x' }, [], () => ({}), INVALID],
    [
      'no day',
      trip,
      [],
      () => ({ trip_activities: [{ id: newId(), title: 'Y' }] }),
      { message: 'day_missing' },
    ],
    [
      'a column that is not theirs to write',
      trip,
      [],
      () => ({ trip_activities: [{ ...activity, updated_at: '2020-01-01' }] }),
      INVALID,
    ],
    ['a column that there is not', trip, [], () => ({ trip_activities: [{ ...activity, x: 1 }] }), INVALID],
    [
      'a later moment',
      trip,
      [],
      () => ({ trip_activities: [{ ...activity, created_at: '2190-01-01' }] }),
      INVALID,
    ],
    [
      'who pays and is not in it',
      trip,
      [],
      ({ editor }) => ({ trip_meals: [{ ...activity, paid_by: editor.id }] }),
      { message: 'payer_not_member' },
    ],
    ['an account as a former member', trip, ['editor'], () => ({}), INVALID],
    [
      'a message of an account',
      trip,
      [],
      ({ editor }) => ({ trip_chat_messages: [{ ...message, user_id: editor.id }] }),
      INVALID,
    ],
    [
      'a message that was not yet written',
      trip,
      [],
      ({ owner }) => ({ trip_chat_messages: [{ ...message, user_id: owner.id, created_at: '2190-01-01' }] }),
      INVALID,
    ],
    [
      'a tick of an account',
      trip,
      [],
      ({ editor }) => ({ trip_list_entries: [{ id: newId(), text: 'Socks', ticked_by: editor.id }] }),
      INVALID,
    ],
    [
      'an entry of no list of its own',
      trip,
      [],
      () => ({
        trip_list_entries: [
          {
            id: newId(),
            list_id: scene.ids.trip_lists,
            text: 'Socks',
            quantity: 1,
            is_heading: false,
            position: 'a0',
          },
        ],
      }),
      { code: 'PT422', message: 'list_not_in_trip' },
    ],
    [
      'a link that is shared',
      trip,
      [],
      ({ owner }) => ({ trip_shares: [{ id: newId(), token: 'x'.repeat(64), created_by: owner.id }] }),
      INVALID,
    ],
  ])('is refused whole with %s', async (_, made, named, rows, refusal) => {
    const { editor } = scene.people;
    await asOwner(async ({ query, refused }) => {
      const others = named.map(() => ({ user_id: editor.id, name: 'Forged' }));
      expect(await refused(IMPORT, json(made, others, rows(scene.people)))).toMatchObject(refusal);
      expect(await query('select 1 from public.trips where id = $1', [trip.id])).toEqual([]);
    });
  });

  it('leaves out a vote on a poll that is elsewhere', async () => {
    await asOwner(async ({ query }) => {
      const [poll] = await query<{ option: string }>(
        "select options -> 0 ->> 'id' as option from public.trip_polls where id = $1",
        [scene.ids.trip_polls],
      );
      const vote = {
        id: newId(),
        poll_id: scene.ids.trip_polls,
        option_id: poll?.option,
        user_id: scene.people.owner.id,
      };
      await query(IMPORT, json(trip, [], { trip_votes: [vote] }));
      expect(await query('select 1 from public.trip_votes where trip_id = $1', [trip.id])).toEqual([]);
    });
  });

  it('puts nothing said by others into a trip that is there already', async () => {
    await asOwner(async ({ refused }) => {
      const said = { trip_chat_messages: [{ ...message, user_id: scene.people.owner.id }] };
      expect(
        await refused('select app.insert_past($1, $2::text::jsonb, $3::text::jsonb)', [
          scene.tripId,
          ...json([], said),
        ]),
      ).toMatchObject({
        message: 'not_trip_owner',
      });
    });
  });

  it('holds the limits of rows', async () => {
    await database().query("update app.limits set amount = 1 where name = 'items'");
    await asOwner(async ({ refused }) => {
      const activities = [1, 2].map(() => ({ ...activity, id: newId() }));
      expect(await refused(IMPORT, json(trip, [], { trip_activities: activities }))).toMatchObject({
        message: 'items_too_many',
      });
    });
    await database().query("update app.limits set amount = 5000 where name = 'items'");
  });
});
