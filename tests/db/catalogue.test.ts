import { expect, it } from 'vitest';
import { REFERENCE_SETS } from '#seed/reference-sets.ts';
import { loadReferenceData } from '#server/database/seed/reference-data.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip } from '#tests/support/people.ts';

const SETS = REFERENCE_SETS.filter(({ name }) => name === 'countries' || name === 'activities');

describeOnBoth('the catalogue and the advice that come with a release', (database) => {
  const all = (sql: string) => database().query(sql);
  const release = (version: string) =>
    loadReferenceData(
      database(),
      SETS.map((set) => ({ ...set, version })),
    );

  it('[PUB-5] has eight countries of ten places or more, located, in both languages', async () => {
    await release('1');
    const countries = await all(
      `select country_iso_a2 as code, count(*)::int as places from public.activities group by 1 having count(*) >= 10 order by 1`,
    );
    expect(countries.map((row) => Reflect.get(row, 'code'))).toEqual([
      'ES',
      'FR',
      'GB',
      'GR',
      'IT',
      'JP',
      'PT',
      'US',
    ]);
    expect(
      await all(
        `select title from public.activities where title_en is null or description_en is null or city_en is null
           or location ->> 'lat' is null or not is_published or price <> 0`,
      ),
    ).toEqual([]);
  });

  it('[PUB-5] lies in its country: within reach of one of its towns', async () => {
    // The widest country of the catalogue spans 60 degrees; none is where another one is.
    const astray = await all(
      `select a.title from public.activities a join public.countries c on c.iso_a2 = a.country_iso_a2
       where abs((a.location ->> 'lat')::numeric - c.lat) > 8.5 or abs((a.location ->> 'lng')::numeric - c.lng) > case c.iso_a2 when 'US' then 48 else 12 end`,
    );
    expect(astray).toEqual([]);
  });

  it('[PUB-5] advises on thirteen countries, in both languages, with four points each', async () => {
    const advised = await all(
      `select iso_a2 from public.countries where advice_fr is not null and advice_en is not null
         and cardinality(string_to_array(advice_fr, '**')) = 9 and cardinality(string_to_array(advice_en, '**')) = 9`,
    );
    expect(advised).toHaveLength(13);
  });

  it('[ADMIN-3] leaves what supervisors edit and does not bring back what they delete', async () => {
    await all(`update public.activities set title = 'La tour' where title_en = 'Belém Tower'`);
    await all(`delete from public.activities where title_en = 'Eiffel Tower'`);
    await all(`update public.countries set advice_fr = 'Le nôtre.' where iso_a2 = 'PT'`);
    await release('2');
    expect(await all(`select title from public.activities where title_en = 'Belém Tower'`)).toEqual([
      { title: 'La tour' },
    ]);
    expect(await all(`select title from public.activities where title_en = 'Eiffel Tower'`)).toEqual([]);
    expect(await all(`select advice_fr from public.countries where iso_a2 = 'PT'`)).toEqual([
      { advice_fr: 'Le nôtre.' },
    ]);
  });

  it('[ADMIN-3] [PUB-5] an activity remembers its entry while that is deleted, and is added from one that just was', async () => {
    const owner = await makePerson(database(), 'Olga');
    const [trip, entry] = [await makeTrip(database(), owner), crypto.randomUUID()];
    const publish = () =>
      database().query(
        "insert into public.activities (id, title, country_iso_a2) values ($1, 'Tram 28', 'PT')",
        [entry],
      );
    const take = () =>
      database().actAs(owner, ({ query }) =>
        query(
          "insert into public.trip_activities (trip_id, title, date, catalogue_id) values ($1, 'Tram 28', '2027-03-12', $2)",
          [trip, entry],
        ),
      );
    await publish();
    await take();
    await database().query('delete from public.activities where id = $1', [entry]);
    await take();
    await publish();
    expect(
      await database().query('select catalogue_id from public.trip_activities where trip_id = $1', [trip]),
    ).toEqual([{ catalogue_id: entry }, { catalogue_id: entry }]);
  });

  it('takes an entry without English, and a blank one for none', async () => {
    await all(
      `insert into public.activities (title, title_en, city_en, country_iso_a2) values ('Sans anglais', ' ', null, 'FR')`,
    );
    expect(await all(`select title_en, city_en from public.activities where title = 'Sans anglais'`)).toEqual(
      [{ title_en: null, city_en: null }],
    );
  });

  it.each([
    ['title_en', 200],
    ['description_en', 10_000],
    ['city_en', 200],
  ])('refuses a %s of more than %i characters, by its key', async (column, longest) => {
    await expect(
      all(
        `update public.activities set ${column} = repeat('x', ${longest + 1}) where title = 'Sans anglais'`,
      ),
    ).rejects.toMatchObject({ message: 'text_too_long' });
  });
});
