import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
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
});
