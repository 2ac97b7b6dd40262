import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frenchNameEntries } from '#seed/french-exonyms.ts';
import { REFERENCE_SETS, type ReferenceSet } from '#seed/reference-sets.ts';
import { allTowns } from '#seed/towns.ts';
import { REFERENCE_VERSIONS } from '#seed/versions.ts';
import { loadReferenceData } from '#server/database/seed/reference-data.ts';
import { describeOnBoth } from '#tests/support/database.ts';

describe('the data of this release', () => {
  it.each(REFERENCE_SETS)(
    '$name has the version that its rows have: write the new digest to supabase/seed/versions.ts',
    async (set) => {
      const digest = createHash('sha256')
        .update(JSON.stringify(await set.rows()))
        .digest('hex');
      expect(REFERENCE_VERSIONS[set.name]).toBe(digest.slice(0, 16));
    },
  );

  it.each(REFERENCE_SETS)('$name names each column of its rows', async (set) => {
    const columns = new Set((await set.rows()).flatMap((row) => Object.keys(row)));
    expect([...columns].sort()).toEqual(Object.keys(set.columns).sort());
  });

  it('every French name is that of a town', () => {
    const towns = new Set(allTowns().map(({ country, name }) => `${country} ${name}`));
    const strangers = frenchNameEntries().filter(([country, name]) => !towns.has(`${country} ${name}`));
    expect(strangers).toEqual([]);
  });
});

describeOnBoth('reference data', (database) => {
  const load = (sets: readonly ReferenceSet[] = REFERENCE_SETS) => loadReferenceData(database(), sets);
  const one = async (sql: string, parameters: readonly unknown[] = []) =>
    (await database().query(sql, parameters))[0];

  it('nothing is there until all of it is: a load that fails leaves no row behind', async () => {
    const failing = REFERENCE_SETS.map((set) =>
      set.name === 'places' ? { ...set, rows: () => Promise.reject(new Error('out of memory')) } : set,
    );
    await expect(load(failing)).rejects.toThrow('out of memory');
    expect(await one('select count(*)::int as n from public.countries')).toEqual({ n: 0 });
    expect(await one('select count(*)::int as n from app.reference_data')).toEqual({ n: 0 });
  });

  it('two processes that start at once load it once', async () => {
    const answers = await Promise.all([load(), load()]);
    expect(answers.map((names) => names.length).sort((one, other) => one - other)).toEqual([
      0,
      REFERENCE_SETS.length,
    ]);
  });

  it('the world is there', async () => {
    const [counts] = await database().query<Record<string, number>>(
      `select (select count(*)::int from public.countries) as countries, (select count(*)::int from public.airports) as airports,
         (select count(*)::int from public.places) as places, (select count(*)::int from public.themes) as themes,
         (select count(*)::int from public.activities) as activities`,
    );
    expect(counts).toEqual({ countries: 250, airports: 4517, places: 23_873, themes: 9, activities: 83 });
  });

  it('France is France, in both languages, with its currency, capital and flag', async () => {
    const columns =
      'iso_a3, name_fr, name_en, capital, continent, currency, languages, flag, round(lat::numeric)::int as lat';
    expect(await one(`select ${columns} from public.countries where iso_a2 = 'FR'`)).toEqual({
      iso_a3: 'FRA',
      name_fr: 'France',
      name_en: 'France',
      capital: 'Paris',
      continent: 'EU',
      currency: 'EUR',
      languages: ['fr'],
      flag: '/flags/fr.svg',
      lat: 49,
    });
    expect(await one(`select name_fr, name_en, currency from public.countries where iso_a2 = 'CH'`)).toEqual({
      name_fr: 'Suisse',
      name_en: 'Switzerland',
      currency: 'CHF',
    });
  });

  it('[PUB-5] capitals are named in both languages', async () => {
    const { query } = database();
    expect(
      await query(
        "select capital, capital_fr from public.countries where iso_a2 in ('DZ', 'NP', 'PT', 'YE') order by iso_a2",
      ),
    ).toEqual([
      { capital: 'Algiers', capital_fr: 'Alger' },
      { capital: 'Kathmandu', capital_fr: 'Katmandou' },
      { capital: 'Lisbon', capital_fr: 'Lisbonne' },
      { capital: "Sana'a", capital_fr: 'Sanaa' },
    ]);
    expect(
      await query('select 1 from public.countries where (capital is null) <> (capital_fr is null)'),
    ).toEqual([]);
  });

  it('every currency is one that a trip may have', async () => {
    const unknown = await database().query(
      'select iso_a2, currency from public.countries where not app.is_currency(currency) order by 1',
    );
    expect(unknown).toEqual([]);
    expect(await database().query('select iso_a2 from public.countries where currency is null')).toEqual([
      { iso_a2: 'AQ' },
    ]);
  });

  it('airports know their time zone, and their city in French', async () => {
    const airports = await database().query(
      `select iata, icao, city, city_fr, country_iso_a2, time_zone from public.airports
       where iata in ('CDG', 'HND', 'GVA', 'LHR') order by iata`,
    );
    expect(airports).toEqual([
      {
        iata: 'CDG',
        icao: 'LFPG',
        city: 'Paris',
        city_fr: null,
        country_iso_a2: 'FR',
        time_zone: 'Europe/Paris',
      },
      {
        iata: 'GVA',
        icao: 'LSGG',
        city: 'Geneva',
        city_fr: 'Genève',
        country_iso_a2: 'CH',
        time_zone: 'Europe/Zurich',
      },
      {
        iata: 'HND',
        icao: 'RJTT',
        city: 'Tokyo',
        city_fr: null,
        country_iso_a2: 'JP',
        time_zone: 'Asia/Tokyo',
      },
      {
        iata: 'LHR',
        icao: 'EGLL',
        city: 'London',
        city_fr: 'Londres',
        country_iso_a2: 'GB',
        time_zone: 'Europe/London',
      },
    ]);
  });

  it('every time zone is one that the database knows', async () => {
    const unknown = await database().query(
      `select distinct time_zone from (select time_zone from public.places union select time_zone from public.airports) used
       where time_zone not in (select name from pg_timezone_names) and time_zone not in (${NEW_ZONES})`,
    );
    expect(unknown).toEqual([]);
  });

  it('every country lies where its capital is, but for six territories that have no town', async () => {
    const elsewhere = await database().query(
      `select iso_a2 from public.countries c where not exists (
         select from public.places p
         where p.country_iso_a2 = c.iso_a2 and abs(p.lat - c.lat) < 0.1 and abs(p.lng - c.lng) < 0.2)
       order by iso_a2`,
    );
    expect(elsewhere.map((row) => Object.values(row)[0])).toEqual(['AQ', 'BV', 'HM', 'IO', 'TK', 'UM']);
  });

  it.each([
    ['lisbon', 'fr', 'Lisbonne', 'PT'],
    ['Lisbonne', 'fr', 'Lisbonne', 'PT'],
    ['Lisbonne', 'en', 'Lisbon', 'PT'],
    ['geneve', 'en', 'Geneva', 'CH'],
    ['Pékin', 'fr', 'Pékin', 'CN'],
    ['lodz', 'en', 'Łódź', 'PL'],
    ['york', 'en', 'York', 'GB'],
    ['astana', 'fr', 'Astana', 'KZ'],
  ])('[PLUS-6] searching %s (%s) finds %s first', async (query, lang, name, country) => {
    const found = await one('select name, country_iso_a2 from public.search_places($1, $2, 5)', [
      query,
      lang,
    ]);
    expect(found).toEqual({ name, country_iso_a2: country });
  });

  const PLACES_OF_TRIPS = {
    kyoto: [35.01, 135.77],
    texas: [32.8, -96.8],
    paris: [48.86, 2.35],
    lyon: [45.76, 4.83],
  };
  const FOUND: [
    text: string,
    lang: string,
    name: string,
    city: string | null,
    trip?: keyof typeof PLACES_OF_TRIPS,
  ][] = [
    ['Tour Eiffel', 'fr', 'Tour Eiffel', 'Paris'],
    ['tour eiffel', 'en', 'Eiffel Tower', 'Paris'],
    ['La tour Eiffel', 'fr', 'Tour Eiffel', 'Paris'],
    ['eiffel tower paris', 'fr', 'Tour Eiffel', 'Paris'],
    ['Senso-ji', 'fr', 'Senso-ji', 'Tokyo'],
    ['sensoji', 'en', 'Sensō-ji', 'Tokyo'],
    ['Gare de Lyon', 'fr', 'Gare de Lyon', 'Paris'],
    ['Gare de Lyon', 'fr', 'Gare de Lyon', 'Paris', 'lyon'],
    ['gare lyon p', 'fr', 'Gare de Lyon', 'Paris', 'paris'],
    ['gare lyon p', 'fr', 'Gare de Lyon-Perrache', 'Lyon', 'lyon'],
    ['lyon', 'fr', 'Lyon', null, 'paris'],
    ['lisbo', 'fr', 'Lisbonne', null],
    ['barcel', 'en', 'Barcelona', null],
    ['louvre', 'fr', 'Musée du Louvre', 'Paris'],
    ['place d’espagne', 'fr', 'Place d’Espagne', 'Séville'],
    ['colisee', 'fr', 'Colisée', 'Rome'],
    ['termini', 'en', 'Roma Termini', 'Rome'],
    ['Xian', 'en', 'Xi’an', null],
    ['paris', 'fr', 'Paris', null],
    ['Paris Texas', 'en', 'Paris', null],
    ['gare de kyoto', 'fr', 'Gare de Kyoto', 'Kyoto'],
    ['station', 'en', 'Kyoto Station', 'Kyoto', 'kyoto'],
  ];
  it.each(FOUND)('[PLUS-6] %j (%s) is %s', async (text, lang, name, city, trip) => {
    const near = trip ? PLACES_OF_TRIPS[trip].map((degrees) => `{${degrees}}`) : ['{}', '{}'];
    const sql = 'select name, city from public.search_places($1, $2, 5, $3, $4)';
    expect(await one(sql, [text, lang, ...near])).toEqual({ name, city });
  });

  it.each(['Tour Effeil', 'Senso-zi', 'Chez Marcel', 'Kiosque du parc', 'lisbonnne'])(
    '[PLUS-6] no place rather than a wrong one: %j',
    async (text) => {
      expect(await database().query('select name from public.search_places($1)', [text])).toEqual([]);
    },
  );

  it('[PLUS-6] of two towns of one name the one near the trip comes first, otherwise the bigger', async () => {
    const region = async (lats: string, lngs: string) => {
      const sql = "select admin1 from public.search_places('springfield', 'en', 1, $1, $2)";
      return (await database().query<{ admin1: string }>(sql, [lats, lngs]))[0]?.admin1;
    };
    expect(await region('{}', '{}')).toBe('Missouri');
    expect(await region('{48.86,42.1}', '{2.35,-72.6}')).toBe('Massachusetts');
  });

  it('[PLUS-6] airports are found by code, town and name, at the beginning of words', async () => {
    const airports = (text: string, lang = 'fr') =>
      database().query<{ iata: string; city: string }>(
        'select iata, city from public.search_airports($1, $2, 4)',
        [text, lang],
      );
    expect((await airports('cdg'))[0]).toEqual({ iata: 'CDG', city: 'Paris' });
    expect((await airports('seoul', 'en')).map(({ iata }) => iata)).toEqual(
      expect.arrayContaining(['GMP', 'ICN']),
    );
    expect((await airports('séoul'))[0]?.city).toBe('Séoul');
    expect((await airports('heathrow'))[0]?.iata).toBe('LHR');
    expect((await airports('londres'))[0]?.city).toBe('Londres');
    expect(await airports('eathrow')).toEqual([]);
    expect(await airports('gare de lyon')).toEqual([]);
  });

  it('[PLUS-6] a sight lies in the town that it is said to be in', async () => {
    const astray = await database().query<{ name: string }>(
      `select s.name from public.places s where s.kind <> 'town' and exists (
         select from public.places t where t.kind = 'town' and t.country_iso_a2 = s.country_iso_a2 and s.city in (t.name, t.name_fr)
       ) and not exists (
         select from public.places t where t.kind = 'town' and t.country_iso_a2 = s.country_iso_a2 and s.city in (t.name, t.name_fr)
           and app.remoteness(s.lat, s.lng, array[t.lat], array[t.lng]) < 2
       )`,
    );
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('themes are written in both languages', async () => {
    const themes = await database().query<{ words_fr: number; words_en: number }>(
      `select cardinality(string_to_array(body_fr, ' ')) as words_fr, cardinality(string_to_array(body_en, ' ')) as words_en
       from public.themes where is_published order by position`,
    );
    expect(themes).toHaveLength(9);
    expect(themes.every(({ words_fr, words_en }) => words_fr > 150 && words_en > 150)).toBe(true);
  });

  it('starting again changes nothing, and does not even read the data', async () => {
    const before = await one('select max(loaded_at)::text as at from app.reference_data');
    const unread = REFERENCE_SETS.map((set) => ({
      ...set,
      rows: () => Promise.reject(new Error('was read')),
    }));
    expect(await load(unread)).toEqual([]);
    expect(await one('select max(loaded_at)::text as at from app.reference_data')).toEqual(before);
  });
});

/** Newer than some systems' zone tables; browsers know them. */
const NEW_ZONES = `'America/Coyhaique', 'Europe/Kyiv', 'America/Ciudad_Juarez', 'Asia/Qostanay'`;
