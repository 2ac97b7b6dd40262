import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const PRICED = ['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals'];
const SOMEONE = '0190cafe-0000-4000-8000-000000000001';

const split = (mode: string, shares: Record<string, unknown>) => JSON.stringify({ mode, shares });

/** What is no split of a price of 30.00, and the key of the refusal. */
const WRONG: [what: string, value: string, key: string][] = [
  ['a text', '"everyone"', 'split_invalid'],
  ['a list', '[]', 'split_invalid'],
  ['nothing in it', '{}', 'split_invalid'],
  ['no shares', '{"mode":"parts"}', 'split_invalid'],
  ['a list of shares', '{"mode":"parts","shares":[1]}', 'split_invalid'],
  ['an unknown mode', split('percent', { [SOMEONE]: 1 }), 'split_invalid'],
  ['a mode that is no text', `{"mode":{},"shares":{"${SOMEONE}":1}}`, 'split_invalid'],
  ['another key', `{"mode":"parts","shares":{"${SOMEONE}":1},"why":"because"}`, 'split_invalid'],
  ['nobody', split('parts', {}), 'split_invalid'],
  ['a name', split('parts', { Camille: 1 }), 'split_invalid'],
  ['an id in capitals', split('parts', { [SOMEONE.toUpperCase()]: 1 }), 'split_invalid'],
  ['a part that is a text', split('parts', { [SOMEONE]: '1' }), 'split_invalid'],
  ['a part that is null', split('parts', { [SOMEONE]: null }), 'split_invalid'],
  [
    'more than 100 people',
    split('parts', Object.fromEntries(Array.from({ length: 101 }, (_, n) => [personNumber(n), 1]))),
    'split_invalid',
  ],
  ['more than 8 KiB', `{"mode":"parts","shares":{"${SOMEONE}":1${'0'.repeat(9000)}}}`, 'split_invalid'],
  ['a part of nothing', split('parts', { [SOMEONE]: 0 }), 'split_share_invalid'],
  ['a negative part', split('parts', { [SOMEONE]: -1 }), 'split_share_invalid'],
  ['a part above 1 000', split('parts', { [SOMEONE]: 1000.01 }), 'split_share_invalid'],
  ['a part of three digits', split('parts', { [SOMEONE]: 0.333 }), 'split_share_invalid'],
  ['an amount of nothing', split('amounts', { [SOMEONE]: 0 }), 'split_share_invalid'],
  ['a negative amount', split('amounts', { [SOMEONE]: -30 }), 'split_share_invalid'],
  ['an amount of four digits', split('amounts', { [SOMEONE]: 29.9999 }), 'split_share_invalid'],
  ['a huge amount', split('amounts', { [SOMEONE]: 1e12 }), 'split_share_invalid'],
  ['amounts below the price', split('amounts', { [SOMEONE]: 29.99 }), 'split_not_price'],
  ['amounts above the price', split('amounts', { [SOMEONE]: 30.01 }), 'split_not_price'],
];

function personNumber(n: number): string {
  return `0190cafe-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

describeOnBoth('[PLUS-5] the split of a cost', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
    for (const table of PRICED)
      await database().query(`update public.${table} set price = 30 where id = $1`, [scene.ids[table]]);
  });

  const write = (table: string) =>
    `update public.${table} set split = $2::text::jsonb where id = $1 returning split`;

  it.each(WRONG)('is refused: %s', async (_, value, key) => {
    await database().asUser(scene.people.editor, async ({ refused }) => {
      for (const table of PRICED) {
        expect(await refused(write(table), [scene.ids[table], value]), table).toEqual({
          code: 'PT400',
          message: key,
          detail: 'split',
        });
      }
    });
  });

  it('behind the trigger that says why, a constraint refuses the same', async () => {
    for (const [what, value] of WRONG) {
      const attempt = database().query(
        `with untriggered as (select set_config('session_replication_role', 'replica', true))
         update public.trip_meals set split = $2::text::jsonb from untriggered where id = $1`,
        [scene.ids.trip_meals, value],
      );
      await expect(attempt, what).rejects.toMatchObject({ code: '23514' });
    }
  });

  it.each(PRICED)('is stored for %s: parts, amounts, or everyone', async (table) => {
    const { owner, editor, viewer } = scene.people;
    await database().asUser(editor, async ({ query }) => {
      for (const given of [
        { mode: 'parts', shares: { [owner.id]: 1, [viewer.id]: 2.5 } },
        { mode: 'amounts', shares: { [owner.id]: 0.01, [editor.id]: 29.99 } },
        null,
      ]) {
        expect(await query(write(table), [scene.ids[table], JSON.stringify(given)])).toEqual([
          { split: given },
        ]);
      }
    });
  });

  it('names people of the trip alone', async () => {
    const { owner, stranger } = scene.people;
    await database().asUser(scene.people.editor, async ({ refused }) => {
      const both = split('parts', { [owner.id]: 1, [stranger.id]: 1 });
      const refusal = { code: 'PT422', message: 'split_not_member', detail: 'split' };
      expect(await refused(write('trip_meals'), [scene.ids.trip_meals, both])).toEqual(refusal);
      expect(
        await refused(
          `insert into public.trip_meals (trip_id, title, date, price, split) values ($1, 'X', '2027-03-12', 30, $2::text::jsonb)`,
          [scene.tripId, both],
        ),
      ).toEqual(refusal);
    });
  });

  it('is not a viewer’s to write', async () => {
    await database().asUser(scene.people.viewer, async ({ query }) => {
      const mine = split('parts', { [scene.people.owner.id]: 1 });
      expect(await query(write('trip_meals'), [scene.ids.trip_meals, mine])).toEqual([]);
    });
  });

  it('by amounts, holds the price: both are written together', async () => {
    const { owner, editor } = scene.people;
    await database().asUser(editor, async ({ query, refused }) => {
      const amounts = (first: number) => split('amounts', { [owner.id]: first, [editor.id]: 20 });
      await query(write('trip_meals'), [scene.ids.trip_meals, amounts(10)]);
      const reprice = 'update public.trip_meals set price = $2 where id = $1';
      for (const price of [31, null]) {
        expect(await refused(reprice, [scene.ids.trip_meals, price])).toEqual({
          code: 'PT400',
          message: 'split_not_price',
          detail: 'split',
        });
      }
      expect(
        await query(
          'update public.trip_meals set price = 31, split = $2::text::jsonb where id = $1 returning title',
          [scene.ids.trip_meals, amounts(11)],
        ),
      ).toHaveLength(1);
    });
  });

  it('outlives who is named in it, and can still be changed', async () => {
    const { owner, viewer } = scene.people;
    const shared = { mode: 'parts', shares: { [owner.id]: 1, [viewer.id]: 1 } };
    await database().actAs(owner, async ({ query }) => {
      await query('update public.trip_meals set split = $2::text::jsonb, paid_by = $3 where id = $1', [
        scene.ids.trip_meals,
        JSON.stringify(shared),
        viewer.id,
      ]);
      await query('delete from public.trip_collaborators where user_id = $1', [viewer.id]);
    });
    const read = () =>
      database().query('select split, paid_by from public.trip_meals where id = $1', [scene.ids.trip_meals]);
    expect(await read()).toEqual([{ split: shared, paid_by: viewer.id }]);
    await database().asUser(owner, async ({ query }) => {
      const other = { mode: 'parts', shares: { [owner.id]: 1, [viewer.id]: 3 } };
      expect(await query(write('trip_meals'), [scene.ids.trip_meals, JSON.stringify(other)])).toEqual([
        { split: other },
      ]);
      await query(`update public.trip_meals set title = 'Dinner' where id = $1`, [scene.ids.trip_meals]);
    });
    await database().query('delete from auth.users where id = $1', [viewer.id]);
    expect(await read()).toEqual([{ split: shared, paid_by: viewer.id }]);
  });

  it('[PLUS-2] comes back with a deleted trip, even when someone has gone, and of older snapshots is the members’', async () => {
    const { owner, editor, banned } = scene.people;
    const read = () =>
      database().query('select split from public.trip_meals where id = $1', [scene.ids.trip_meals]);
    const before = await read();
    const removeAndRestore = async (meanwhile = '') => {
      await database().actAs(owner, ({ query }) =>
        query('delete from public.trips where id = $1', [scene.tripId]),
      );
      if (meanwhile !== '') await database().query(meanwhile, [scene.tripId]);
      await database().actAs(owner, ({ query }) => query('select public.restore_trip($1)', [scene.tripId]));
    };
    await removeAndRestore();
    expect(await read()).toEqual(before);
    expect(before).toMatchObject([{ split: { mode: 'parts' } }]);
    await removeAndRestore(
      `update app.deleted_trips set snapshot = snapshot #- '{trip_meals,0,split}' where trip_id = $1`,
    );
    const members = { [owner.id]: 1, [editor.id]: 1, [banned.id]: 1 };
    expect(await read()).toEqual([{ split: { mode: 'parts', shares: members } }]);
  });

  it('[PLUS-9] is part of one’s own data, [PLUS-4] and shows behind no link', async () => {
    const { owner } = scene.people;
    const shared = split('amounts', { [owner.id]: 30 });
    await database().asUser(owner, async ({ query }) => {
      await query(write('trip_meals'), [scene.ids.trip_meals, shared]);
      const [own] = await query<{ own: unknown }>('select public.export_my_data() as own');
      expect(own?.own).toMatchObject({ trips: [{ trip_meals: [{ split: JSON.parse(shared) }] }] });
      const [made] = await query<{ token: string }>(`select public.share_trip($1) ->> 'token' as token`, [
        scene.tripId,
      ]);
      const [seen] = await query('select public.shared_trip($1) as trip', [made?.token]);
      expect(JSON.stringify(seen)).not.toMatch(/split|"shares|paid_by|"price/);
    });
  });
});
