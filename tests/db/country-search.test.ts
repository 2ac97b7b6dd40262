import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';

type Found = {
  id: string | null;
  kind: string;
  name: string;
  country_iso_a2: string;
  country_name: string | null;
  lat: number;
  population: number | null;
  time_zone: string | null;
};

const COUNTRIES: [code: string, french: string, english: string, lat: number | null, zone: string][] = [
  ['AQ', 'Antarctique', 'Antarctica', null, 'Antarctica/McMurdo'],
  ['FR', 'France', 'France', 48.9, 'Europe/Paris'],
  ['JP', 'Japon', 'Japan', 35.7, 'Asia/Tokyo'],
  ['KP', 'Corée du Nord', 'North Korea', 39, 'Asia/Pyongyang'],
  ['KR', 'Corée du Sud', 'South Korea', 37.6, 'Asia/Seoul'],
  ['MX', 'Mexique', 'Mexico', 19.4, 'America/Mexico_City'],
  ['NZ', 'Nouvelle-Zélande', 'New Zealand', -41.3, 'Pacific/Auckland'],
  ['PY', 'Paraguay', 'Paraguay', -25.3, 'America/Asuncion'],
  ['UM', 'Îles mineures éloignées des États-Unis', 'U.S. Outlying Islands', 19.3, 'Pacific/Wake'],
  ['US', 'États-Unis', 'United States', 38.9, 'America/New_York'],
];

const OTHER_NAMES = { US: 'USA / États-Unis d’Amérique', NZ: 'Aotearoa' };

const TOWNS: [name: string, french: string | null, country: string, population: number][] = [
  ['Mexico City', 'Mexico', 'MX', 12_294_193],
  ['Mexico', null, 'MX', 151_799],
  ['Paris', null, 'FR', 2_138_551],
  ['Parma', null, 'US', 79_937],
  ['La Rochelle', null, 'FR', 76_997],
  ['Japeri', null, 'US', 101_960],
  ['Usa', null, 'JP', 55_000],
];

const AIRPORTS: [code: string, country: string, zone: string][] = [
  ['JFK', 'US', 'America/New_York'],
  ['LAX', 'US', 'America/Los_Angeles'],
  ['HND', 'JP', 'Asia/Tokyo'],
];

describeOnBoth('[PLUS-6] finding a country', (database) => {
  beforeAll(async () => {
    const { query } = database();
    for (const [code, french, english, lat, zone] of COUNTRIES)
      await query(
        `insert into public.countries (iso_a2, name_fr, name_en, lat, lng, facts)
         values ($1, $2, $3, $4::float8, $4::float8, jsonb_build_object('time_zone', $5::text))`,
        [code, french, english, lat, zone],
      );
    for (const [code, names] of Object.entries(OTHER_NAMES))
      await query('update public.countries set other_names = $2 where iso_a2 = $1', [code, names]);
    for (const [index, [name, french, country, population]] of TOWNS.entries())
      await query(
        `insert into public.places (id, name, name_fr, ascii_name, country_iso_a2, lat, lng, population)
         values ($1, $2, $3, $2, $4, 0, 0, $5)`,
        [index, name, french, country, population],
      );
    for (const [code, country, zone] of AIRPORTS)
      await query(
        `insert into public.airports (iata, name, country_iso_a2, lat, lng, time_zone) values ($1, $1, $2, 0, 0, $3)`,
        [code, country, zone],
      );
  });

  const find = (text: string, { lang = 'fr', limit = 10, countries = true } = {}) =>
    database().asUser('anon', ({ query }) =>
      query<Found>('select * from public.search_places($1, $2, $3, with_countries => $4)', [
        text,
        lang,
        limit,
        countries,
      ]),
    );
  const namesOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ name }) => name);

  it.each([
    ['Japon', 'fr', 'Japon'],
    ['japan', 'fr', 'Japon'],
    ['Japon', 'en', 'Japan'],
    ['jap', 'fr', 'Japon'],
    ['Nouvelle-Zélande', 'fr', 'Nouvelle-Zélande'],
    ['nouvelle z', 'fr', 'Nouvelle-Zélande'],
    ['zelande', 'fr', 'Nouvelle-Zélande'],
    ['le Japon', 'fr', 'Japon'],
    ['la france', 'fr', 'France'],
    ['Mexico', 'en', 'Mexico'],
    ['etats', 'fr', 'États-Unis'],
    ['coree', 'fr', 'Corée du Sud'],
    ['USA', 'en', 'United States'],
    ['aot', 'fr', 'Nouvelle-Zélande'],
  ])('%j (%s) is %s, before any town', async (text, lang, name) => {
    const [first] = await find(text, { lang });
    expect(first).toMatchObject({ kind: 'country', name });
  });

  it('has a code for an id, the point of its capital, and no country that it is in', async () => {
    expect(await find('Japon')).toEqual([
      expect.objectContaining({
        id: null,
        country_iso_a2: 'JP',
        country_name: null,
        lat: 35.7,
        population: null,
        time_zone: 'Asia/Tokyo',
      }),
    ]);
  });

  it('has a time zone only where it has one', async () => {
    const zoneOf = async (text: string) => (await find(text))[0]?.time_zone;
    expect(await zoneOf('États-Unis')).toBeNull();
    expect(await zoneOf('Mexique')).toBe('America/Mexico_City'); // Without an airport its capital's.
  });

  it('stands among towns like one of a million people until its whole name is typed', async () => {
    expect(await namesOf('par')).toEqual(['Paris', 'Paraguay', 'Parma']);
    expect(await namesOf('par', { limit: 2 })).toEqual(['Paris', 'Paraguay']);
    expect(await namesOf('mexico')).toEqual(['Mexique', 'Mexico', 'Mexico']);
  });

  it('is not offered where a town or a sight is asked for', async () => {
    expect(await namesOf('Japon', { countries: false })).toEqual([]);
    expect(await namesOf('jap', { countries: false })).toEqual(['Japeri']);
    expect((await database().query('select * from public.search_places($1)', ['Japon'])).length).toBe(0);
  });

  it.each(['apon', 'japonais', 'Antarctique'])(
    'rather nothing than a wrong one, or one without a point: %j',
    async (text) => {
      expect(await find(text)).toEqual([]);
    },
  );

  it('is found by its new name as soon as a supervisor has written it', async () => {
    const { query } = database();
    await query(
      "insert into public.countries (iso_a2, name_fr, name_en, lat, lng) values ('SZ', 'Swaziland', 'Swaziland', 0, 0)",
    );
    await query("update public.countries set name_fr = 'Eswatini', name_en = 'Eswatini' where iso_a2 = 'SZ'");
    expect(await namesOf('eswat')).toEqual(['Eswatini']);
    expect(await namesOf('swazi')).toEqual([]);
  });
});
