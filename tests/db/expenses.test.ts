import { beforeAll, expect, it } from 'vitest';
import { CURRENCIES, currencyDigits } from '#domain/currencies.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const SPEND = `insert into public.trip_expenses (trip_id, title, date, category, price, currency, paid_by, split)
  select $1, r.title, r.date, r.category, r.price, r.currency, r.paid_by, r.split
  from jsonb_to_record($2::text::jsonb) r (title text, date date, category text, price numeric, currency text, paid_by uuid, split jsonb)
  returning id, price, currency, created_by`;
const FUEL = { title: 'Diesel', date: '2027-03-13', category: 'fuel', price: 61.4 };

describeOnBoth('[PLUS-5] [PLUS-18] costs that belong to no item', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(database());
  });
  const row = (rest: object = {}) => [scene.tripId, JSON.stringify({ ...FUEL, ...rest })];

  it('are written by owner and editors, in the currency of the trip unless another is said', async () => {
    const { owner, editor } = scene.people;
    for (const [writer, currency] of [
      [owner, 'EUR'],
      [editor, 'CHF'],
    ] as const) {
      const [made] = await database().asUser(writer, ({ query }) =>
        query<Record<string, unknown>>(SPEND, row(currency === 'EUR' ? {} : { currency })),
      );
      expect({ ...made, price: Number(made?.price) }).toMatchObject({
        price: 61.4,
        currency,
        created_by: writer.id,
      });
    }
  });

  it('[PLUS-18] may be money that came back, of a price above nothing as any other', async () => {
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      const refund = { title: 'SNCF', category: 'refund', price: 90 };
      expect(await query(SPEND, row(refund))).toMatchObject([{ currency: 'EUR' }]);
      expect(await refused(SPEND, row({ ...refund, price: -90 }))).toEqual({
        code: 'PT400',
        message: 'price_invalid',
        detail: 'price',
      });
    });
  });

  it('[PLUS-18] are called money that came back by the activity, when they are added, deleted and brought back', async () => {
    const id = crypto.randomUUID();
    const act = (sql: string) =>
      database().actAs(scene.people.editor, ({ query }) => query(sql, [id, scene.tripId]));
    await act(`insert into public.trip_expenses (id, trip_id, title, date, category, price)
      values ($1, $2, 'SNCF', '2027-03-13', 'refund', 90)`);
    await act('delete from public.trip_expenses where id = $1 and trip_id = $2');
    await act('select app.restore_items($2, array[$1::uuid])');
    await act('delete from public.trip_expenses where id = $1 and trip_id = $2');
    expect(
      await database().query(
        'select operation, changes from public.trip_activity_log where item_id = $1 order by created_at, id',
        [id],
      ),
    ).toEqual(
      ['INSERT', 'DELETE', 'RESTORE', 'DELETE'].map((operation) => ({
        operation,
        changes: { category: ['refund'] },
      })),
    );
  });

  it('[PLUS-18] are of the same categories in the database as in the domain', async () => {
    expect(await database().query('select app.expense_categories() as categories')).toEqual([
      { categories: [...EXPENSE_CATEGORIES] },
    ]);
  });

  it.each([
    ['without a title', { title: ' ' }, 'title_blank', 'title'],
    ['with too long a title', { title: 'x'.repeat(201) }, 'text_too_long', 'title'],
    ['without a day', { date: null }, 'day_missing', 'date'],
    ['on a day that no calendar has', { date: '2999-01-01' }, 'day_out_of_range', 'date'],
    ['of no category that there is', { category: 'bribes' }, 'category_unknown', 'category'],
    ['without a category', { category: null }, 'category_unknown', 'category'],
    ['without a price', { price: null }, 'price_invalid', 'price'],
    ['of nothing', { price: 0 }, 'price_invalid', 'price'],
    ['of less than nothing', { price: -1 }, 'price_invalid', 'price'],
    ['in no currency', { currency: 'ABC' }, 'currency_unknown', 'currency'],
    ['with a split of another price', { split: { mode: 'amounts', shares: {} } }, 'split_invalid', 'split'],
  ])('are refused %s, by the table itself too', async (_, change, message, detail) => {
    await database().asUser(scene.people.editor, async ({ refused }) => {
      expect(await refused(SPEND, row(change))).toEqual({ code: 'PT400', message, detail });
    });
    const past = database().query(
      SPEND.replace(
        'insert',
        "with untriggered as (select set_config('session_replication_role', 'replica', true)) insert",
      )
        .replace('from jsonb', 'from untriggered, jsonb')
        .replace('r.currency,', "coalesce(r.currency, 'EUR'),"),
      row(change),
    );
    await expect(past).rejects.toMatchObject({ code: expect.stringMatching(/^235(02|14)$/) });
  });

  it('[PLUS-5] [PLUS-23] are of as many digits in the database as in the domain, in every currency', async () => {
    const fits = await database().query(
      `select c as currency, app.fits_currency(0.1, c) as tenths, app.fits_currency(0.001, c) as thousandths
       from unnest($1::text[]) c`,
      [`{${CURRENCIES.join()}}`],
    );
    expect(fits).toEqual(
      CURRENCIES.map((currency) => ({
        currency,
        tenths: currencyDigits(currency) > 0,
        thousandths: currencyDigits(currency) > 2,
      })),
    );
  });

  it('[PLUS-5] [PLUS-18] [PLUS-23] have no unit that their currency has not, and keep the three digits of one that has them', async () => {
    await database().asUser(scene.people.editor, async ({ query, refused }) => {
      for (const change of [{ price: 45.5, currency: 'JPY' }, { price: 12.345 }])
        expect(await refused(SPEND, row(change))).toEqual({
          code: 'PT400',
          message: 'price_digits',
          detail: 'price',
        });
      await query(SPEND, row({ price: 12.345, currency: 'TND' }));
      await query(SPEND, row({ price: 10.5, currency: 'RSD' }));
      expect(
        await query(
          "select price::text from public.trip_expenses where currency in ('TND', 'RSD') order by price",
        ),
      ).toEqual([{ price: '10.500' }, { price: '12.345' }]);
    });
  });

  it('are paid and shared by who counts in the trip', async () => {
    const { editor, viewer, stranger } = scene.people;
    const shares = (id: string) => ({ mode: 'parts', shares: { [id]: 1 } });
    await database().asUser(editor, async ({ query, refused }) => {
      expect(await refused(SPEND, row({ paid_by: stranger.id }))).toEqual({
        code: 'PT422',
        message: 'payer_not_member',
        detail: 'paid_by',
      });
      expect(await refused(SPEND, row({ split: shares(stranger.id) }))).toEqual({
        code: 'PT422',
        message: 'split_not_member',
        detail: 'split',
      });
      expect(await query(SPEND, row({ paid_by: viewer.id, split: shares(viewer.id) }))).toHaveLength(1);
    });
  });

  it.each([
    ['id', 'gen_random_uuid()'],
    ['trip_id', 'gen_random_uuid()'],
    ['created_by', 'null'],
    ['created_at', 'now()'],
  ])('keep their %s', async (column, value) => {
    await database().asUser(scene.people.editor, async ({ refused }) => {
      const change = `update public.trip_expenses set ${column} = ${value} where id = $1`;
      expect(await refused(change, [scene.ids.trip_expenses])).toMatchObject({ code: '42501' });
    });
  });

  it('are never of the future, nor in another’s name', async () => {
    const { editor, owner } = scene.people;
    const insert = (column: string, value: string) =>
      `insert into public.trip_expenses (trip_id, title, date, price, ${column}) values ($1, 'X', '2027-03-13', 1, ${value})`;
    await database().asUser(editor, async ({ refused }) => {
      const denied = { code: '42501' };
      expect(
        await refused(insert('created_at', "now() + interval '1 minute'"), [scene.tripId]),
      ).toMatchObject(denied);
      expect(await refused(insert('created_by', `'${owner.id}'`), [scene.tripId])).toMatchObject(denied);
    });
  });

  it('come with the trip, and with one’s own data', async () => {
    const { editor, viewer } = scene.people;
    await database().asUser(editor, async ({ query }) => {
      await query(SPEND, row({ title: 'Mercado', paid_by: viewer.id }));
      const [whole] = await query<{ trip: { trip_expenses: object[] } }>(
        'select public.whole_trip($1) as trip',
        [scene.tripId],
      );
      expect(whole?.trip.trip_expenses).toMatchObject([
        { title: 'Diesel', category: 'fuel' },
        { title: 'Mercado' },
      ]);
      const [own] = await query<{ data: { expenses: object[] } }>('select public.export_my_data() as data');
      expect(own?.data.expenses).toMatchObject([{ title: 'Mercado', created_by: editor.id }]);
    });
  });

  it('[LIVE-1] are changed against what was seen, the split too', async () => {
    const { editor, owner } = scene.people;
    const id = scene.ids.trip_expenses;
    const split = { mode: 'parts', shares: { [owner.id]: 1, [editor.id]: 2 } };
    const call = 'select public.change_trip($1, $2::text::jsonb) as answer';
    const change = (from: object, to: object) => [
      scene.tripId,
      JSON.stringify({ items: [{ table: 'trip_expenses', id, from, to }] }),
    ];
    await database().asUser(editor, async ({ query, refused }) => {
      await query(call, change({ split: null }, { split }));
      expect(
        await refused(call, change({ split: null }, { split: { ...split, shares: { [owner.id]: 1 } } })),
      ).toMatchObject({
        code: 'PT409',
        message: 'trip_changed',
      });
      await query(call, change({ split, price: 61.4 }, { price: 60, split: null }));
      expect(await query('select price::float, split from public.trip_expenses where id = $1', [id])).toEqual(
        [{ price: 60, split: null }],
      );
    });
  });

  it('[PLUS-2] are restored as they were by somebody other than who deleted them', async () => {
    const { editor, owner, viewer } = scene.people;
    const id = scene.ids.trip_expenses;
    const stored = () => database().query('select * from public.trip_expenses where id = $1', [id]);
    const before = await stored();
    const restore = 'select public.change_trip($1, $2::text::jsonb) as answer';
    const restored = [scene.tripId, JSON.stringify({ restored: [id] })];
    await database().actAs(editor, ({ query }) =>
      query('delete from public.trip_expenses where id = $1', [id]),
    );
    expect(await stored()).toEqual([]);
    await database().asUser(viewer, async ({ refused }) =>
      expect(await refused(restore, restored)).toMatchObject({ code: '42501' }),
    );
    await database().actAs(owner, ({ query }) => query(restore, restored));
    expect(await stored()).toEqual(before);
    expect(
      await database().query(
        "select operation from public.trip_activity_log where source = 'trip_expenses' and item_id = $1 order by id",
        [id],
      ),
    ).toEqual([{ operation: 'DELETE' }, { operation: 'RESTORE' }]);
  });

  it('settle with who paid one and has left', async () => {
    const { owner, viewer } = scene.people;
    await database().actAs(owner, ({ query }) => query(SPEND, row({ paid_by: viewer.id })));
    await database().query('delete from public.trip_collaborators where user_id = $1', [viewer.id]);
    const give = `insert into public.trip_settlements (trip_id, from_id, to_id, amount, currency)
      values ($1, $2, $3, 5, 'EUR') returning amount`;
    await database().asUser(owner, async ({ query }) => {
      expect(await query(give, [scene.tripId, owner.id, viewer.id])).toHaveLength(1);
    });
  });
});
