import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

describeOnBoth('a code typed into the search', (database) => {
  let sue: Person;
  const found = async (call: string, column: string) => {
    const [row] = await database().asUser(sue, ({ query }) =>
      query<{ listed: { rows: Record<string, unknown>[] } }>(`select public.${call} as listed`),
    );
    return row?.listed.rows.map((listed) => listed[column]);
  };

  beforeAll(async () => {
    sue = await makePerson(database(), 'Sue', { role: 'supervisor' });
    await database().query(
      "insert into public.countries (iso_a2, name_fr, name_en) values ('PT', 'Portugal', 'Portugal'), ('AU', 'Océanie du Portugal', 'Oz'), ('LI', 'Vieux Auberge', 'Old Inn')",
    );
    await database().query(
      `insert into public.airports (iata, name, country_iso_a2, lat, lng)
       values ('LIS', 'Humberto Delgado', 'PT', 38.8, -9.1), ('AAA', 'Aérodrome Lisieux', 'PT', 41, -8), ('ZZZ', 'Zone Lisboa', 'PT', 40, -8)`,
    );
  });

  it('[ADMIN-5] is first among airports, in every order', async () => {
    expect(await found("admin_airports('lis')", 'iata')).toEqual(['LIS', 'AAA', 'ZZZ']);
    expect(await found("admin_airports(' LIS ', sort => 'name', descending => true)", 'iata')).toEqual([
      'LIS',
      'ZZZ',
      'AAA',
    ]);
    expect(await found("admin_airports('lis', sort => 'code')", 'iata')).toEqual(['LIS', 'AAA', 'ZZZ']);
  });

  it('[ADMIN-5] is first among countries, and a word is no code', async () => {
    expect(await found("admin_countries('au')", 'iso_a2')).toEqual(['AU', 'LI']);
    expect(await found("admin_countries('au', descending => true)", 'iso_a2')).toEqual(['AU', 'LI']);
    expect(await found("admin_countries('portugal')", 'iso_a2')).toEqual(['AU', 'PT']);
  });
});
