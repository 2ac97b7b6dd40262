import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnBoth, openDatabase } from '#tests/support/database.ts';
import { makePerson, makeTrip } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

const CALL = 'select public.change_trip($1, $2::text::jsonb) as answer';
const DATES = { start_date: '2027-03-12', end_date: '2027-03-16' };
const TABLES = ['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'];

describeOnBoth('[TRIP-2] a change of a trip and its items at once', (database) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await makeScene(database());
    await database().query('update public.trips set start_date = $2, end_date = $3 where id = $1', [
      scene.tripId,
      DATES.start_date,
      DATES.end_date,
    ]);
  });

  const change = (changes: object, role: Role = 'editor') =>
    database().actAs(scene.caller(role), ({ query }) => query(CALL, [scene.tripId, JSON.stringify(changes)]));
  const refused = (changes: unknown, role: Role = 'editor') =>
    database().asUser(scene.caller(role), (session) =>
      session.refused(CALL, [scene.tripId, JSON.stringify(changes)]),
    );
  const item = (table: string, from: object, to: object) => ({ table, id: scene.ids[table], from, to });
  const snapshot = async () => {
    const rows = await Promise.all(
      TABLES.map((table) =>
        database().query(`select * from public.${table} where trip_id = $1 order by id`, [scene.tripId]),
      ),
    );
    const trip = await database().query(
      'select start_date, end_date, title from public.trips where id = $1',
      [scene.tripId],
    );
    const plain = JSON.stringify([trip, rows]).replaceAll(/"updated_at":"[^"]+"/g, '""');
    return plain;
  };
  /** Everything three days later. */
  const shift = () => ({
    trip: { from: { ...DATES }, to: { start_date: '2027-03-15', end_date: '2027-03-19' } },
    items: [
      item(
        'trip_accommodations',
        { check_in: '2027-03-12', check_out: '2027-03-14' },
        { check_in: '2027-03-15', check_out: '2027-03-17' },
      ),
      item('trip_activities', { date: '2027-03-12' }, { date: '2027-03-15' }),
      item('trip_itineraries', { date: '2027-03-13' }, { date: '2027-03-16' }),
      item('trip_meals', { date: '2027-03-12' }, { date: '2027-03-15' }),
    ],
    count: 5,
  });
  const inverse = ({ trip, items }: ReturnType<typeof shift>) => ({
    trip: { from: trip.to, to: trip.from },
    items: items.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from })),
    lenient: true,
  });

  it.each<Role>(['owner', 'editor'])('is made by an %s, and taken back', async (role) => {
    const before = await snapshot();
    expect(await change(shift(), role)).toEqual([{ answer: { skipped: [] } }]);
    const days = await database().query(
      'select t.start_date, a.date, s.check_out from public.trips t join public.trip_activities a on a.trip_id = t.id join public.trip_accommodations s on s.trip_id = t.id where t.id = $1',
      [scene.tripId],
    );
    expect(days).toEqual([{ start_date: '2027-03-15', date: '2027-03-15', check_out: '2027-03-17' }]);
    expect(await change(inverse(shift()), role)).toEqual([{ answer: { skipped: [] } }]);
    expect(await snapshot()).toBe(before);
  });

  it('sent twice, happens once', async () => {
    await change(shift());
    const after = await snapshot();
    expect(await change(shift())).toEqual([{ answer: { skipped: [] } }]);
    expect(await snapshot()).toBe(after);
  });

  it.each<[Role, string, string]>([
    ['viewer', '42501', 'not_trip_editor'],
    ['stranger', 'PT404', 'trip_not_found'],
    ['supervisor', 'PT404', 'trip_not_found'],
    ['banned', '42501', 'not_signed_in'],
    ['anon', '42501', 'permission denied for function change_trip'],
  ])('is refused to a %s', async (role, code, message) => {
    expect(await refused(shift(), role)).toMatchObject({ code, message });
  });

  it.each([
    [null, 'changes'],
    [[], 'changes'],
    [{ items: {} }, 'changes'],
    [{ removed: 'all' }, 'changes'],
    [{ items: [{ table: 'trips', id: crypto.randomUUID(), to: {} }] }, 'items'],
    [{ items: ['everything'] }, 'items'],
    [{ removed: [{ table: 'trip_tasks', id: crypto.randomUUID() }] }, 'removed'],
  ])('refuses what is none: %j', async (changes, detail) => {
    expect(await refused(changes)).toMatchObject({ code: 'PT400', message: 'change_invalid', detail });
  });

  it.each(['id', 'trip_id', 'created_by', 'created_at'])('never writes %s', async (column) => {
    const to = { [column]: column === 'created_at' ? '2020-01-01' : crypto.randomUUID() };
    expect(await refused({ items: [item('trip_meals', {}, to)] })).toMatchObject({ code: '42501' });
    expect(await refused({ trip: { from: {}, to: { owner_id: scene.people.editor.id } } })).toMatchObject({
      code: '42501',
    });
  });

  it('holds the rules of each row, and then changes nothing at all', async () => {
    const before = await snapshot();
    const { items } = shift();
    const tooLong = { trip: { from: DATES, to: { end_date: '2028-03-16' } }, items };
    expect(await refused(tooLong)).toMatchObject({ message: 'trip_too_long' });
    const noNight = item('trip_accommodations', {}, { check_out: '2027-03-12' });
    expect(await refused({ items: [items[1], noNight] })).toMatchObject({
      message: 'check_out_before_check_in',
    });
    expect(await snapshot()).toBe(before);
  });

  it('does not reach an item of another trip', async () => {
    const stranger = scene.people.stranger;
    const other = await makeTrip(database(), stranger);
    const id = crypto.randomUUID();
    await database().query(
      `insert into public.trip_meals (id, trip_id, title, date) values ($1, $2, 'Theirs', '2027-03-12')`,
      [id, other],
    );
    const theirs = { table: 'trip_meals', id, from: {}, to: { title: 'Mine' } };
    expect(await refused({ items: [theirs] })).toMatchObject({ message: 'trip_changed' });
    await change({ removed: [theirs] });
    expect(await database().query('select title from public.trip_meals where id = $1', [id])).toEqual([
      { title: 'Theirs' },
    ]);
  });

  it('is refused whole when somebody else has changed one of its rows', async () => {
    await database().query(`update public.trip_meals set date = '2027-03-14' where id = $1`, [
      scene.ids.trip_meals,
    ]);
    const before = await snapshot();
    expect(await refused(shift())).toMatchObject({ code: 'PT409', message: 'trip_changed', detail: 'items' });
    await database().query(`update public.trips set end_date = '2027-03-20' where id = $1`, [scene.tripId]);
    expect(await refused(shift())).toMatchObject({ code: 'PT409', message: 'trip_changed', detail: 'trip' });
    await database().query('update public.trips set end_date = $2 where id = $1', [
      scene.tripId,
      DATES.end_date,
    ]);
    expect(await snapshot()).toBe(before);
  });

  it('is refused when there are items that the caller has not seen', async () => {
    expect(await refused({ ...shift(), count: 4 })).toMatchObject({
      message: 'trip_changed',
      detail: 'items',
    });
  });

  it('sent twice, a day is removed once with its items, though they are fewer then', async () => {
    const without = {
      ...shift(),
      items: shift().items.slice(1),
      removed: [{ table: 'trip_accommodations', id: scene.ids.trip_accommodations }],
    };
    await change(without);
    const after = await snapshot();
    expect(await change(without)).toEqual([{ answer: { skipped: [] } }]);
    expect(await snapshot()).toBe(after);
    await database().query(`update public.trip_meals set date = '2027-03-18' where id = $1`, [
      scene.ids.trip_meals,
    ]);
    expect(await refused(without)).toMatchObject({ message: 'trip_changed', detail: 'items' });
  });

  it('sent twice, it is made once, though somebody else has added an item meanwhile', async () => {
    await change(shift());
    const add = `insert into public.trip_meals (trip_id, title, date) values ($1, 'Brunch', '2027-03-16')`;
    await database().query(add, [scene.tripId]);
    expect(await change(shift())).toEqual([{ answer: { skipped: [] } }]);
  });

  it('is refused whole when somebody else has changed the dates, also as an undo', async () => {
    await change(shift());
    await database().query(`update public.trips set end_date = '2027-03-20' where id = $1`, [scene.tripId]);
    const before = await snapshot();
    const back = inverse(shift());
    expect(await refused(back)).toMatchObject({ message: 'trip_changed', detail: 'trip' });
    const removed = [{ table: 'trip_meals', id: scene.ids.trip_meals }];
    expect(await refused({ ...back, items: [], removed })).toMatchObject({ message: 'trip_changed' });
    expect(await snapshot()).toBe(before);
  });

  it('leaves the trip’s other columns alone that somebody else changed, when it is an undo', async () => {
    const made = shift();
    Object.assign(made.trip.from, { title: 'Old', budget: 100, currency: 'EUR', destination: 'Porto' });
    Object.assign(made.trip.to, { title: 'New', budget: 110, currency: 'EUR', destination: 'Lisbon' });
    await database().query(
      `update public.trips set title = 'Old', budget = 100, currency = 'EUR', destination = 'Porto' where id = $1`,
      [scene.tripId],
    );
    await change(made);
    await database().query(`update public.trips set title = 'Theirs', currency = 'USD' where id = $1`, [
      scene.tripId,
    ]);
    expect(await change(inverse(made))).toEqual([{ answer: { skipped: [scene.tripId] } }]);
    const [row] = await database().query(
      `select t.start_date, m.date, t.title, t.budget::int, t.currency, t.destination
        from public.trips t join public.trip_meals m on m.trip_id = t.id where t.id = $1`,
      [scene.tripId],
    );
    expect(row).toEqual({
      start_date: '2027-03-12',
      date: '2027-03-12',
      title: 'Theirs',
      budget: 110,
      currency: 'USD',
      destination: 'Porto',
    });
  });

  it('leaves alone what somebody else changed, when it is an undo, and says which', async () => {
    await change(shift());
    await database().query(`update public.trip_meals set date = '2027-03-18' where id = $1`, [
      scene.ids.trip_meals,
    ]);
    await database().query('delete from public.trip_activities where id = $1', [scene.ids.trip_activities]);
    const answer = await change(inverse(shift()));
    expect(answer).toEqual([{ answer: { skipped: [scene.ids.trip_activities, scene.ids.trip_meals] } }]);
    expect(
      await database().query(
        'select m.date, i.date as other from public.trip_meals m join public.trip_itineraries i using (trip_id) where m.trip_id = $1',
        [scene.tripId],
      ),
    ).toEqual([{ date: '2027-03-18', other: '2027-03-13' }]);
  });

  it('compares values, not how they are written', async () => {
    await database().query(`update public.trip_activities set price = 12.50 where id = $1`, [
      scene.ids.trip_activities,
    ]);
    const from = { time: '10:00', price: '12.5' };
    await change({ items: [item('trip_activities', from, { time: '11:30', price: 8 })] });
    expect(
      await database().query('select time, price::text from public.trip_activities where trip_id = $1', [
        scene.tripId,
      ]),
    ).toEqual([{ time: '11:30:00', price: '8.000' }]);
  });
});

describe('two people who change one trip at the same time (postgres)', () => {
  it('[TRIP-2] shift it once: one change, one refusal, nothing shifted twice', async () => {
    const database = await openDatabase('postgres');
    const owner = await makePerson(database, 'Alice');
    const trip = await makeTrip(database, owner);
    const id = crypto.randomUUID();
    await database.query(
      `insert into public.trip_meals (id, trip_id, title, date) values ($1, $2, 'Dinner', '2027-03-12')`,
      [id, trip],
    );
    await database.query(`update public.trips set start_date = $2, end_date = $3 where id = $1`, [
      trip,
      DATES.start_date,
      DATES.end_date,
    ]);
    const shiftTo = (day: string) => {
      const end_date = day.replace('-03-', '-04-');
      const changes = {
        trip: { from: DATES, to: { start_date: day, end_date } },
        items: [{ table: 'trip_meals', id, from: { date: '2027-03-12' }, to: { date: day } }],
      };
      return database.actAs(owner, ({ query }) => query(CALL, [trip, JSON.stringify(changes)]));
    };
    const answers = await Promise.allSettled([shiftTo('2027-03-13'), shiftTo('2027-03-20')]);
    const refusals = answers.filter((answer) => answer.status === 'rejected');
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toHaveProperty('reason.message', 'trip_changed');
    const [row] = await database.query(
      'select t.start_date = m.date as together from public.trips t join public.trip_meals m on m.trip_id = t.id where t.id = $1',
      [trip],
    );
    expect(row).toEqual({ together: true });
    await database.close();
  });
});
