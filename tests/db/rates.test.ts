import { beforeAll, expect, it } from 'vitest';
import { referenceRate } from '#domain/rates.ts';
import { PUBLISHED_RATES as PUBLISHED } from '#seed/reference-rates.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const TABLES = [
  'trip_accommodations',
  'trip_activities',
  'trip_itineraries',
  'trip_meals',
  'trip_expenses',
] as const;
const own = { from: 'USD', to: 'EUR', value: '0.9' };

describeOnBoth('[PLUS-12] the rates of costs', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(database());
    await database().query(
      'insert into public.reference_rates (date, rates) values ($1, $2::text::jsonb), ($3, $4::text::jsonb)',
      [PUBLISHED.date, JSON.stringify(PUBLISHED.rates), '2026-10-05', '{"USD":"1.1204"}'],
    );
  });
  const dollars = () => referenceRate(PUBLISHED, 'USD', 'EUR');
  const asEditor: (work: Parameters<ReturnType<typeof database>['asUser']>[1]) => Promise<unknown> = (work) =>
    database().asUser(scene.people.editor, work);
  const change = (table: string, set: string) =>
    `update public.${table} set ${set} where id = $1 returning rate`;

  it('between any two currencies are computed as pages do, digit by digit', async () => {
    const currencies = ['EUR', ...Object.keys(PUBLISHED.rates)];
    const rows = await database().query<{ one: string; other: string; rate: object | null }>(
      `select one, other, app.reference_rate(one, other) as rate
       from unnest($1::text[]) one cross join unnest($1::text[]) other where one <> other`,
      [`{${currencies.join()}}`],
    );
    expect(rows).toHaveLength(currencies.length * (currencies.length - 1));
    for (const { one, other, rate } of rows) expect(rate).toEqual(referenceRate(PUBLISHED, one, other));
  });

  it.each(TABLES)(
    'are fixed when the price of %s is entered in another currency, and stay',
    async (table) => {
      await asEditor(async ({ query }) => {
        const id = scene.ids[table];
        const set = (columns: string) => query(change(table, columns), [id]);
        expect(await set("price = 10, currency = 'EUR'")).toEqual([{ rate: null }]);
        expect(await set("currency = 'USD'")).toEqual([{ rate: dollars() }]);
        expect(await set(`rate = '${JSON.stringify(own)}'`)).toEqual([{ rate: own }]);
        expect(await set('price = 12')).toEqual([{ rate: own }]);
        expect(await set("currency = 'GBP'")).toEqual([{ rate: referenceRate(PUBLISHED, 'GBP', 'EUR') }]);
        expect(await set('rate = null')).toEqual([{ rate: null }]);
      });
    },
  );

  it('are what the bank published on their day, or somebody’s own', async () => {
    await asEditor(async ({ query }) => {
      const rate = (given: object) =>
        query(change('trip_meals', `rate = '${JSON.stringify(given)}'`), [scene.ids.trip_meals]);
      expect(await rate({ ...own, date: '2026-10-05' })).toEqual([
        { rate: referenceRate({ date: '2026-10-05', rates: { USD: '1.1204' } }, 'USD', 'EUR') },
      ]);
      expect(await rate({ ...own, date: '2026-10-04' })).toEqual([{ rate: own }]);
    });
  });

  it.each([
    ['text', '"0.9"'],
    ['a list', '[]'],
    ['a number', { ...own, value: 0.9 }],
    ['nothing', { ...own, value: '0' }],
    ['less than nothing', { ...own, value: '-1' }],
    ['too many digits', { ...own, value: '12345678' }],
    ['too many decimals', { ...own, value: '0.12345678901' }],
    ['an unknown currency', { ...own, from: 'ABC' }],
    ['one currency', { ...own, from: 'EUR' }],
    ['no currency', { value: '0.9' }],
    ['a day that is none', { ...own, date: 'yesterday' }],
    ['no day', { ...own, date: null }],
    ['something more', { ...own, by: 'me' }],
  ])('are refused when they are %s, by the table itself too', async (_, given) => {
    const value = typeof given === 'string' ? given : JSON.stringify(given);
    const statement = `update public.trip_expenses set rate = '${value}' where id = $1`;
    await asEditor(async ({ refused }) => {
      expect(await refused(statement, [scene.ids.trip_expenses])).toEqual({
        code: 'PT400',
        message: 'rate_invalid',
        detail: 'rate',
      });
    });
    const untriggered = `with off as (select set_config('session_replication_role', 'replica', true)) ${statement.replace(' where', ' from off where')}`;
    await expect(database().query(untriggered, [scene.ids.trip_expenses])).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('are read by who may read the trip, by the ids of the costs', async () => {
    const { viewer, stranger } = scene.people;
    const id = scene.ids.trip_activities;
    await asEditor(({ query }) => query(change('trip_activities', "price = 10, currency = 'USD'"), [id]));
    const read = 'select public.cost_rates($1) as rates';
    const rates = (person: typeof viewer) =>
      database().asUser(person, ({ query }) => query<{ rates: object }>(read, [scene.tripId]));
    expect(await rates(stranger)).toEqual([{ rates: {} }]);
    expect((await rates(viewer))[0]?.rates).toBeTypeOf('object');
  });

  it('come back as they were when their item is restored', async () => {
    const id = scene.ids.trip_meals;
    await asEditor(async ({ query }) => {
      await query(change('trip_meals', `price = 10, currency = 'USD', rate = '${JSON.stringify(own)}'`), [
        id,
      ]);
      await query('delete from public.trip_meals where id = $1', [id]);
      await query('select public.change_trip($1, $2::text::jsonb)', [
        scene.tripId,
        JSON.stringify({ restored: [id] }),
      ]);
      expect(await query('select rate from public.trip_meals where id = $1', [id])).toEqual([{ rate: own }]);
    });
  });

  it('are of days and currencies that there are, and written by nobody but the server', async () => {
    const insert = 'insert into public.reference_rates (date, rates) values ($1, $2::text::jsonb)';
    for (const rates of [
      '{}',
      '[]',
      '{"ABC":"1"}',
      '{"EUR":"1"}',
      '{"USD":1.1}',
      '{"USD":"0"}',
      '{"USD":"-1"}',
    ])
      await expect(database().query(insert, ['2026-10-07', rates])).rejects.toMatchObject({ code: '23514' });
    await database().asUser(scene.people.owner, async ({ refused, query }) => {
      expect(await refused(insert, ['2026-10-07', '{"USD":"1"}'])).toMatchObject({ code: '42501' });
      expect(await query('select 1 from public.reference_rates')).toHaveLength(2);
    });
  });
});
