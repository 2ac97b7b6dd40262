import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const GIVE = `insert into public.trip_settlements (trip_id, from_id, to_id, amount, currency)
  values ($1, $2, $3, $4, $5) returning amount, created_by`;

describeOnBoth('[PLUS-5] [PLUS-18] what people gave each other', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });

  it('is noted by owner and editors, exactly', async () => {
    const { owner, editor, viewer } = scene.people;
    for (const writer of [owner, editor]) {
      const noted = await database().asUser(writer, ({ query }) =>
        query(GIVE, [scene.tripId, viewer.id, owner.id, '33.334', 'KWD']),
      );
      expect(noted).toMatchObject([{ created_by: writer.id }]);
      expect(noted.map((row) => Number(Reflect.get(row, 'amount')))).toEqual([33.334]);
    }
  });

  it.each([
    ['nothing', '0', 'EUR', 'price_invalid', 'amount'],
    ['less than nothing', '-5', 'EUR', 'price_invalid', 'amount'],
    ['no number', 'NaN', 'EUR', 'price_invalid', 'amount'],
    ['too much', '9999999999.999', 'EUR', 'price_invalid', 'amount'],
    ['a unit that is none', '0.001', 'EUR', 'price_digits', 'amount'],
    ['a unit that is none', '0.5', 'JPY', 'price_digits', 'amount'],
    ['no money', '5', 'ABC', 'currency_unknown', 'currency'],
  ])('is refused: %s', async (_, amount, currency, message, detail) => {
    const { owner, editor } = scene.people;
    await database().asUser(editor, async ({ refused }) => {
      expect(await refused(GIVE, [scene.tripId, editor.id, owner.id, amount, currency])).toEqual({
        code: 'PT400',
        message,
        detail,
      });
    });
    const past = database().query(
      `with untriggered as (select set_config('session_replication_role', 'replica', true))
       insert into public.trip_settlements (trip_id, from_id, to_id, amount, currency)
       select $1, $2, $3, $4, $5 from untriggered`,
      [scene.tripId, editor.id, owner.id, amount, currency],
    );
    await expect(past).rejects.toMatchObject({ code: '23514' });
  });

  it('is between two people who count in the trip', async () => {
    const { owner, editor, stranger } = scene.people;
    await database().asUser(editor, async ({ query, refused }) => {
      expect(await refused(GIVE, [scene.tripId, owner.id, owner.id, 5, 'EUR'])).toEqual({
        code: 'PT400',
        message: 'settlement_with_oneself',
        detail: 'to_id',
      });
      const refusal = { code: 'PT422', message: 'settlement_not_member' };
      expect(await refused(GIVE, [scene.tripId, stranger.id, owner.id, 5, 'EUR'])).toEqual({
        ...refusal,
        detail: 'from_id',
      });
      expect(await refused(GIVE, [scene.tripId, owner.id, stranger.id, 5, 'EUR'])).toEqual({
        ...refusal,
        detail: 'to_id',
      });
      expect(await query(GIVE, [scene.tripId, editor.id, owner.id, 5, 'EUR'])).toHaveLength(1);
    });
  });

  it('counts once when both people send the settlement of one debt', async () => {
    const { owner, editor } = scene.people;
    const id = '0190cafe-0000-4000-8000-00000000dead';
    const give = `insert into public.trip_settlements (id, trip_id, from_id, to_id, amount, currency)
      values ($1, $2, $3, $4, 12, 'EUR')`;
    const values = [id, scene.tripId, editor.id, owner.id];
    await database().actAs(owner, ({ query }) => query(give, values));
    await database().asUser(editor, async ({ refused, query }) => {
      expect(await refused(give, values)).toMatchObject({ code: '23505' });
      expect(await query('select id from public.trip_settlements where id = $1', [id])).toHaveLength(1);
    });
  });

  it('settles with who has left and still counts, and outlives their account', async () => {
    const { owner, viewer } = scene.people;
    await database().query('update public.trip_meals set paid_by = $2 where id = $1', [
      scene.ids.trip_meals,
      viewer.id,
    ]);
    await database().query('delete from public.trip_collaborators where user_id = $1', [viewer.id]);
    await database().actAs(owner, ({ query }) => query(GIVE, [scene.tripId, owner.id, viewer.id, 7, 'EUR']));
    await database().query('delete from auth.users where id = $1', [viewer.id]);
    expect(
      await database().query('select to_id from public.trip_settlements where trip_id = $1 and amount = 7', [
        scene.tripId,
      ]),
    ).toEqual([{ to_id: viewer.id }]);
  });
});
