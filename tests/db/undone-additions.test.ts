import { beforeEach, expect, it } from 'vitest';
import { fieldOf, listOf } from '#domain/json.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import type { Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const CALL = 'select public.change_trip($1, $2::text::jsonb) as answer';
const ADDED = {
  trip_activities: {
    insert: `insert into public.trip_activities (id, trip_id, title, date, time, end_time, price, currency, location)
      values ($1, $2, 'Castelo', '2027-03-12', '10:00', '11:30', 12.5, 'EUR', '{"name":"Castelo","lat":38.71,"lng":-9.13}')`,
    row: {
      title: 'Castelo',
      time: '10:00:00',
      end_time: '11:30',
      price: '12.500',
      location: { lng: -9.13, lat: 38.71, name: 'Castelo' },
    },
  },
  trip_expenses: {
    insert: `insert into public.trip_expenses (id, trip_id, title, date, price, currency)
      values ($1, $2, 'Diesel', '2027-03-12', 61.4, 'EUR')`,
    row: {
      kind: 'expense',
      title: 'Diesel',
      date: '2027-03-12',
      category: 'other',
      price: 61.4,
      split: null,
    },
  },
};

describeOnBoth('[PLUS-2] an addition that is undone', (database) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await makeScene(database());
  });

  it.each(Object.entries(ADDED))(
    'of %s leaves alone what somebody else has changed',
    async (table, added) => {
      const { tripId, people } = scene;
      const id = crypto.randomUUID();
      const removed = [{ table, id, from: { ...added.row, id } }];
      const undo = (isLenient: boolean) => [tripId, JSON.stringify({ removed, lenient: isLenient })];
      const titles = () => database().query(`select title from public.${table} where id = $1`, [id]);
      await database().actAs(people.editor, ({ query }) => query(added.insert, [id, tripId]));
      await database().actAs(people.owner, ({ query }) =>
        query(`update public.${table} set title = 'Theirs' where id = $1`, [id]),
      );
      await database().actAs(people.editor, async ({ query }) => {
        expect(await query(CALL, undo(true))).toEqual([{ answer: { skipped: [id] } }]);
      });
      expect(await titles()).toEqual([{ title: 'Theirs' }]);
      await database().asUser(people.editor, async ({ refused }) => {
        expect(await refused(CALL, undo(false))).toMatchObject({ code: 'PT409', message: 'trip_changed' });
      });
      await database().actAs(people.owner, ({ query }) =>
        query(`update public.${table} set title = $2 where id = $1`, [id, added.row.title]),
      );
      await database().actAs(people.editor, async ({ query }) => {
        // The second time its answer was lost.
        for (let time = 0; time < 2; time++)
          expect(await query(CALL, undo(true))).toEqual([{ answer: { skipped: [] } }]);
      });
      expect(await titles()).toEqual([]);
    },
  );

  it('of what was restored leaves alone what somebody else has changed since', async () => {
    const { tripId, people, ids } = scene;
    const change = (changes: object) =>
      database().actAs(people.editor, ({ query }) => query(CALL, [tripId, JSON.stringify(changes)]));
    const id = ids.trip_meals;
    const titles = () => database().query('select title from public.trip_meals where id = $1', [id]);
    const write = (title: string) =>
      database().actAs(people.owner, ({ query }) =>
        query('update public.trip_meals set title = $2 where id = $1', [id, title]),
      );
    const [before] = await titles();
    await change({ removed: [{ table: 'trip_meals', id }] });
    const [back] = await change({ restored: [id], lenient: true });
    const [row] = listOf(fieldOf(fieldOf(back, 'answer'), 'restored'));
    expect(row).toMatchObject({ ...before, table: 'trip_meals', id });
    const undo = { removed: [{ table: 'trip_meals', id, from: row }], lenient: true };
    await write('Theirs');
    expect(await change(undo)).toEqual([{ answer: { skipped: [id] } }]);
    expect(await titles()).toEqual([{ title: 'Theirs' }]);
    await write(String(fieldOf(before, 'title')));
    expect(await change(undo)).toEqual([{ answer: { skipped: [] } }]);
    expect(await titles()).toEqual([]);
  });

  it('[PLUS-11] of a list leaves it alone with what others have written into it', async () => {
    const { tripId, people } = scene;
    const [id, own, later] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const entry = { id: own, text: 'Socks', quantity: 3 };
    const add =
      'insert into public.trip_list_entries (id, trip_id, list_id, text, position) values ($1, $2, $3, $4, $5)';
    const undo = async (entries: readonly object[]) => {
      const removed = [{ table: 'trip_lists', id, from: { title: 'Bag' }, entries }];
      const [row] = await database().actAs(people.editor, ({ query }) =>
        query(CALL, [tripId, JSON.stringify({ removed, lenient: true })]),
      );
      return fieldOf(fieldOf(row, 'answer'), 'skipped');
    };
    const as = (person: Person, sql: string, values: readonly unknown[] = []) =>
      database().actAs(person, ({ query }) => query(sql, [...values]));
    const isThere = async () =>
      (await database().query('select from public.trip_lists where id = $1 and deleted_at is null', [id]))
        .length;
    await as(people.editor, 'select public.add_list($1, $2, $3, false, $4::text::jsonb)', [
      id,
      tripId,
      'Bag',
      JSON.stringify([{ ...entry, is_heading: false, position: 'a0' }]),
    ]);
    await as(people.owner, add, [later, tripId, id, 'Passport', 'a1']);
    expect(await undo([entry])).toEqual([id]);
    await as(people.owner, 'update public.trip_list_entries set deleted_at = now() where id = $1', [later]);
    await as(people.viewer, 'update public.trip_list_entries set ticked_by = auth.uid() where id = $1', [
      own,
    ]);
    expect(await undo([entry])).toEqual([id]);
    await as(people.viewer, 'update public.trip_list_entries set ticked_by = null where id = $1', [own]);
    await as(people.owner, "update public.trip_list_entries set text = 'Wool' where id = $1", [own]);
    expect(await undo([entry])).toEqual([id]);
    await as(people.owner, "update public.trip_list_entries set text = 'Socks' where id = $1", [own]);
    await as(people.owner, "update public.trip_lists set title = 'Suitcase' where id = $1", [id]);
    expect(await undo([entry])).toEqual([id]);
    expect(await isThere()).toBe(1);
    await as(people.owner, "update public.trip_lists set title = 'Bag' where id = $1", [id]);
    const mine = crypto.randomUUID();
    await as(people.editor, add, [mine, tripId, id, 'Hat', 'a2']);
    expect(await undo([entry])).toEqual([id]);
    // The second time its answer was lost.
    for (let time = 0; time < 2; time++)
      expect(await undo([entry, { id: mine, text: 'Hat', quantity: 1 }])).toEqual([]);
    expect(await isThere()).toBe(0);
  });
});
