import { expect, it } from 'vitest';
import { loadDemoData } from '#server/database/seed/demo-data.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

describeOnBoth('demonstration data', (database) => {
  let owner: Person | undefined;
  const load = async () => {
    owner ??= await makePerson(database(), 'Sue', { role: 'supervisor' });
    return loadDemoData(database(), { ownerId: owner.id, today: TODAY });
  };
  const rows = (sql: string) => database().query(sql);

  it('a new installation has a trip of five days, some fifteen weeks ahead, and its owner sees it', async () => {
    expect(await load()).toBe(true);
    const supervisor = owner ?? 'anon';
    const seen = await database().asUser(supervisor, ({ query }) =>
      query('select title, start_date::text, end_date::text, currency from public.trips'),
    );
    expect(seen).toEqual([
      {
        title: 'Lisbonne, la lumière de mars',
        start_date: '2027-03-12',
        end_date: '2027-03-16',
        currency: 'EUR',
      },
    ]);
  });

  it('the trip shows each kind of item, each within its days', async () => {
    const [counts] = await rows(
      `select (select count(*)::int from public.trip_accommodations) as stays, (select count(*)::int from public.trip_itineraries) as transport,
         (select count(*)::int from public.trip_activities) as activities, (select count(*)::int from public.trip_meals) as meals,
         (select count(*)::int from public.trip_notes) as notes, (select count(*)::int from public.trip_tasks) as tasks`,
    );
    expect(counts).toEqual({ stays: 1, transport: 10, activities: 13, meals: 10, notes: 3, tasks: 3 });
    const outside = await rows(
      `select title from (
         select title, date from public.trip_activities union all select title, date from public.trip_meals
         union all select title, date from public.trip_itineraries union all select title, date from public.trip_notes) item
       where date not between '2027-03-12' and '2027-03-16'`,
    );
    expect(outside).toEqual([]);
  });

  it('it has one thing without a time, one overlap and one price in another currency', async () => {
    expect(await rows('select title from public.trip_meals where time is null')).toEqual([
      { title: 'Pastéis de nata à la Manteigaria' },
    ]);
    const overlaps = await rows(
      `select a.title as first, b.title as second from public.trip_activities a join public.trip_activities b
       on a.date = b.date and a.time < b.time and a.end_time > b.time`,
    );
    expect(overlaps).toEqual([{ first: 'Castelo de São Jorge', second: 'Atelier d’azulejos' }]);
    expect(await rows(`select currency from public.trip_activities where currency <> 'EUR'`)).toEqual([
      { currency: 'GBP' },
    ]);
  });

  it('what was deleted does not come back', async () => {
    await rows('delete from public.trips');
    expect(await load()).toBe(false);
    expect(await rows('select title from public.trips')).toEqual([]);
  });
});
