import { expect, it } from 'vitest';
import { REFERENCE_SETS, type ReferenceRow, type ReferenceSet } from '#seed/reference-sets.ts';
import { loadReferenceData } from '#server/database/seed/reference-data.ts';
import { describeOnBoth } from '#tests/support/database.ts';

const FRANCE = country('FR', 'FRA', 'France', 'EUR');
const SPAIN = country('ES', 'ESP', 'Espagne', 'EUR');
const CROATIA = country('HR', 'HRV', 'Croatie', 'HRK');
const FREEDONIA = country('XF', 'XFR', 'Freedonia', 'USD');
const PARIS = place(1, 'Paris', 'FR');
const SPLIT = place(2, 'Split', 'HR');

describeOnBoth('a new release of the reference data', (database) => {
  const release = async (version: string, countries: ReferenceRow[], places: ReferenceRow[] = []) =>
    loadReferenceData(database(), [set('countries', version, countries), set('places', version, places)]);
  const country = async (code: string) => {
    const [row] = await database().query(
      'select name_fr, currency, advice_fr from public.countries where iso_a2 = $1',
      [code],
    );
    return row;
  };
  const edit = (sql: string) => database().query(sql);

  it('loads what is new', async () => {
    expect(await release('1', [FRANCE, SPAIN, CROATIA, FREEDONIA], [PARIS, SPLIT])).toEqual([
      'countries',
      'places',
    ]);
    expect(await country('HR')).toEqual({ name_fr: 'Croatie', currency: 'HRK', advice_fr: null });
  });

  it('changes its own values and keeps those that a supervisor has changed, in the same row', async () => {
    await edit(
      `update public.countries set name_fr = 'Croatie (Hrvatska)', advice_fr = 'Partir en mai.' where iso_a2 = 'HR'`,
    );
    await release(
      '2',
      [FRANCE, SPAIN, { ...CROATIA, name_fr: 'La Croatie', currency: 'EUR' }, FREEDONIA],
      [PARIS, SPLIT],
    );
    expect(await country('HR')).toEqual({
      name_fr: 'Croatie (Hrvatska)',
      currency: 'EUR',
      advice_fr: 'Partir en mai.',
    });
  });

  it('keeps the supervisor’s value in every later release too', async () => {
    await release(
      '3',
      [FRANCE, SPAIN, { ...CROATIA, name_fr: 'Croatie !', currency: 'EUR' }, FREEDONIA],
      [PARIS, SPLIT],
    );
    expect(await country('HR')).toMatchObject({ name_fr: 'Croatie (Hrvatska)' });
  });

  it('touches no row that has not changed', async () => {
    const [before] = await database().query(
      `select updated_at::text from public.countries where iso_a2 = 'FR'`,
    );
    await release('4', [FRANCE, SPAIN, { ...CROATIA, currency: 'EUR' }, FREEDONIA], [PARIS, SPLIT]);
    expect(
      await database().query(`select updated_at::text from public.countries where iso_a2 = 'FR'`),
    ).toEqual([before]);
  });

  it('does not bring back what a supervisor has deleted, nor what belongs to it', async () => {
    await edit(`delete from public.countries where iso_a2 = 'ES'`);
    await release(
      '5',
      [FRANCE, { ...SPAIN, name_fr: 'L’Espagne' }, { ...CROATIA, currency: 'EUR' }, FREEDONIA],
      [PARIS, SPLIT, place(3, 'Vigo', 'ES')],
    );
    expect(await country('ES')).toBeUndefined();
    expect(await database().query('select id::int from public.places order by id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  it('leaves a row alone that a supervisor had made before it', async () => {
    await edit(
      `insert into public.countries (iso_a2, iso_a3, name_fr, name_en) values ('XS', 'XSY', 'Sylvanie', 'Sylvania')`,
    );
    await release(
      '6',
      [FRANCE, { ...CROATIA, currency: 'EUR' }, FREEDONIA, countryNamed('XS', 'XSY', 'Autre')],
      [PARIS, SPLIT],
    );
    expect(await country('XS')).toMatchObject({ name_fr: 'Sylvanie' });
  });

  it('deletes what has vanished, unless something refers to it or a supervisor has written to it', async () => {
    await edit(`insert into public.activities (title, country_iso_a2) values ('Duck soup', 'XF')`);
    await release('7', [], [PARIS]);
    expect(await database().query('select iso_a2 from public.countries order by 1')).toEqual([
      { iso_a2: 'FR' },
      { iso_a2: 'HR' },
      { iso_a2: 'XF' },
      { iso_a2: 'XS' },
    ]);
    expect(await database().query('select id::int from public.places')).toEqual([{ id: 1 }]);
  });
});

function countryNamed(iso_a2: string, iso_a3: string, name: string): ReferenceRow {
  return country(iso_a2, iso_a3, name, 'EUR');
}

function country(iso_a2: string, iso_a3: string, name: string, currency: string): ReferenceRow {
  return {
    iso_a2,
    iso_a3,
    name_fr: name,
    name_en: name,
    capital: null,
    capital_fr: null,
    continent: 'EU',
    currency,
    languages: ['fr', 'en'],
    flag: null,
    lat: 1.25,
    lng: 2.5,
  };
}

function place(id: number, name: string, country_iso_a2: string): ReferenceRow {
  return {
    id,
    kind: 'town',
    name,
    name_fr: null,
    other_names: null,
    ascii_name: name,
    country_iso_a2,
    city: null,
    city_fr: null,
    admin1: null,
    lat: 1.1,
    lng: 2.2,
    population: 10,
    time_zone: 'UTC',
  };
}

function set(name: ReferenceSet['name'], version: string, rows: ReferenceRow[]): ReferenceSet {
  const own = REFERENCE_SETS.find((candidate) => candidate.name === name);
  if (!own) throw new Error(`There is no set ${name}`);
  return { ...own, version, rows: async () => rows };
}
