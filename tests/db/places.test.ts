import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';

type Place = { name: string; country_name: string };

const PLACES: [name: string, french: string | null, country: string, population: number][] = [
  ['London', 'Londres', 'GB', 8_961_989],
  ['Londonderry County Borough', null, 'GB', 87_153],
  ['Londrina', null, 'BR', 471_832],
  ['York', null, 'GB', 153_717],
  ['New York City', 'New York', 'US', 8_804_190],
  ['Paris', null, 'FR', 2_138_551],
  ['Paris', null, 'US', 24_782],
  ['Saint-Étienne', null, 'FR', 176_280],
  ['Łódź', null, 'PL', 768_755],
  ['São Paulo', null, 'BR', 12_400_232],
  ['Marrakesh', 'Marrakech', 'MA', 839_296],
];

describeOnBoth('[PLUS-6] finding a place', (database) => {
  beforeAll(async () => {
    const { query } = database();
    for (const code of new Set(PLACES.map(([, , country]) => country))) {
      await query('insert into public.countries (iso_a2, name_fr, name_en) values ($1, $2, $3)', [
        code,
        `${code} fr`,
        `${code} en`,
      ]);
    }
    for (const [index, [name, french, country, population]] of PLACES.entries()) {
      await query(
        `insert into public.places (id, name, name_fr, ascii_name, country_iso_a2, lat, lng, population)
         values ($1, $2, $3, $2, $4, 0, 0, $5)`,
        [index, name, french, country, population],
      );
    }
  });

  const find = (text: string, lang = 'en', limit = 10) =>
    database().asUser('anon', async ({ query }) => {
      const rows = await query<Place>('select name, country_name from public.search_places($1, $2, $3)', [
        text,
        lang,
        limit,
      ]);
      return rows.map(({ name }) => name);
    });

  it.each([
    ['lond', 'en', ['London', 'Londrina', 'Londonderry County Borough']],
    ['paris', 'en', ['Paris', 'Paris']],
    ['saint etienne', 'fr', ['Saint-Étienne']],
    ['SAINT-ETIENNE', 'fr', ['Saint-Étienne']],
    ['lodz', 'fr', ['Łódź']],
    ['sao p', 'fr', ['São Paulo']],
    ['londres', 'fr', ['Londres']],
    ['londres', 'en', ['London']],
    ['york', 'fr', ['York', 'New York']],
    ['marrak', 'fr', ['Marrakech']],
  ])('%j (%s)', async (text, lang, expected) => {
    expect((await find(text, lang)).slice(0, expected.length)).toEqual(expected);
  });

  it.each(['lodnon', 'tour eiffel', 'ondon', 'york city paris', 'saint etiene'])(
    'rather nothing than a wrong place for %j',
    async (text) => {
      expect(await find(text)).toEqual([]);
    },
  );

  it.each(['', '   ', '%', "'; drop table places", 'zzzzzzzz'])('finds nothing for %j', async (text) => {
    expect(await find(text)).toEqual([]);
  });

  it('says the country in the language asked for, and no more places than asked for', async () => {
    const rows = await database().asUser('anon', ({ query }) =>
      query<Place>("select name, country_name from public.search_places('paris', 'fr', 1)"),
    );
    expect(rows).toEqual([{ name: 'Paris', country_name: 'FR fr' }]);
  });
});
