import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const INSERT = `insert into public.trips (id, title, destination, start_date, end_date, owner_id)
  values ($1, 'Lisbonne', 'Lisbonne', '2027-03-12', '2027-03-16', $2) returning *`;

describeOnBoth('trips', (database) => {
  let scene: Scene;
  let newcomer: Person;

  beforeAll(async () => {
    scene = await makeScene(database());
    newcomer = await makePerson(database(), 'Nina');
  });

  it('[DASH-3] anyone signed in makes a trip of their own and gets its row back, with the defaults', async () => {
    const id = crypto.randomUUID();
    const rows = await database().asUser(newcomer, ({ query }) => query(INSERT, [id, newcomer.id]));
    expect(rows).toEqual([
      expect.objectContaining({
        id,
        owner_id: newcomer.id,
        start_date: '2027-03-12',
        end_date: '2027-03-16',
        status: 'planned',
        currency: 'EUR',
        budget: null,
        image_url: null,
      }),
    ]);
  });

  it('[DASH-3] the owner is the caller when nothing is said', async () => {
    const rows = await database().asUser(newcomer, ({ query }) =>
      query(
        "insert into public.trips (title, start_date, end_date) values ('A', '2027-01-01', '2027-01-01') returning owner_id",
      ),
    );
    expect(rows).toEqual([{ owner_id: newcomer.id }]);
  });

  it('[DASH-3] a trip sent twice is one trip', async () => {
    const id = crypto.randomUUID();
    await database().asUser(newcomer, async ({ query, refused }) => {
      await query(INSERT, [id, newcomer.id]);
      expect(await refused(INSERT, [id, newcomer.id])).toMatchObject({ code: '23505' });
      const again = INSERT.replace('returning', 'on conflict (id) do nothing returning');
      expect(await query(again, [id, newcomer.id])).toEqual([]);
      expect(await query('select id from public.trips')).toEqual([{ id }]);
    });
  });

  it.each([
    ['title', "''", 'title_blank'],
    ['title', "U&'\\00A0\\200B '", 'title_blank'],
    ['title', 'null', 'title_blank'],
    ['title', "repeat('x', 201)", 'text_too_long'],
    ['description', "repeat('x', 10001)", 'text_too_long'],
    ['end_date', "'2027-03-11'", 'trip_ends_before_start'],
    ['end_date', "'2028-03-12'", 'trip_too_long'],
    ['end_date', "'infinity'", 'day_out_of_range'],
    ['start_date', 'null', 'day_missing'],
    ['status', "'unheard of'", 'status_unknown'],
    ['currency', "'XXX'", 'currency_unknown'],
    ['currency', "'eur'", 'currency_unknown'],
    ['budget', '-1', 'price_invalid'],
    ['budget', "'NaN'", 'price_invalid'],
    ['budget', '100.005', 'price_digits'],
    ['travellers', '0', 'travellers_invalid'],
    ['travellers', '1000', 'travellers_invalid'],
    ['image_url', "'javascript:alert(1)'", 'image_url_invalid'],
    ['destination_details', "'[1]'", 'destination_invalid'],
  ])('[TRIP-2] %s = %s is refused with its key', async (column, value, key) => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(
        await refused(`update public.trips set ${column} = ${value} where id = $1`, [scene.tripId]),
      ).toEqual({
        code: 'PT400',
        message: key,
        detail: column,
      });
    });
  });

  it('[DASH-4] the number of travellers is the trip’s: who may edit it changes it, all members read it, a copy has it', async () => {
    const read = `select public.whole_trip($1) ->> 'travellers' as travellers`;
    await database().asUser(scene.people.owner, async ({ query }) => {
      expect(await query(read, [scene.tripId])).toEqual([{ travellers: null }]);
    });
    await database().asUser(scene.people.editor, async ({ query }) => {
      await query('update public.trips set travellers = 4 where id = $1', [scene.tripId]);
      expect(await query(read, [scene.tripId])).toEqual([{ travellers: '4' }]);
      const [copy, file] = [crypto.randomUUID(), crypto.randomUUID()];
      await query("select public.copy_trip($1, $2, null, '2028-01-01', false)", [copy, scene.tripId]);
      expect(await query(read, [copy])).toEqual([{ travellers: '4' }]);
      const dates = { start_date: '2028-01-01', end_date: '2028-01-02' };
      const trip = { id: file, title: 'T', ...dates, status: 'planned', currency: 'EUR', travellers: 7 };
      await query("select public.import_trip($1::text::jsonb, '[]', '{}')", [JSON.stringify(trip)]);
      expect(await query(read, [file])).toEqual([{ travellers: '7' }]);
    });
    await database().asUser(scene.people.viewer, async ({ query }) => {
      expect(
        await query('update public.trips set travellers = 4 where id = $1 returning id', [scene.tripId]),
      ).toEqual([]);
    });
  });

  it('[TRIP-2] the longest trip lasts 366 days', async () => {
    await database().asUser(scene.people.owner, async ({ query }) => {
      await query(
        "update public.trips set start_date = '2028-01-01', end_date = '2028-12-31' where id = $1",
        [scene.tripId],
      );
    });
  });

  it('[TRIP-2] shortening the dates loses no item', async () => {
    await database().asUser(scene.people.editor, async ({ query }) => {
      await query("update public.trips set end_date = '2027-03-12' where id = $1", [scene.tripId]);
      expect(
        await query('select title from public.trip_itineraries where trip_id = $1', [scene.tripId]),
      ).toHaveLength(1);
    });
  });

  it('[TRIP-2] a change is dated by the database, no matter what the client says', async () => {
    const rows = await database().asUser(scene.people.editor, ({ query }) =>
      query(
        `update public.trips set title = 'New', updated_at = '2001-01-01' where id = $1 returning title, updated_at = now() as now`,
        [scene.tripId],
      ),
    );
    expect(rows).toEqual([{ title: 'New', now: true }]);
  });

  it.each(['id', 'owner_id', 'created_at'])('[COLLAB-4] %s of a trip never changes', async (column) => {
    for (const role of ['owner', 'editor'] as const) {
      await database().asUser(scene.people[role], async ({ refused }) => {
        const value = column === 'created_at' ? 'now()' : `'${scene.people.editor.id}'`;
        expect(
          await refused(`update public.trips set ${column} = ${value} where id = $1`, [scene.tripId]),
        ).toMatchObject({
          code: '42501',
        });
      });
    }
  });

  it('[COLLAB-4] a trip keeps its owner even from the server itself', async () => {
    await expect(
      database().query('update public.trips set owner_id = $2 where id = $1', [
        scene.tripId,
        scene.people.editor.id,
      ]),
    ).rejects.toMatchObject({ code: '42501', message: 'column_protected' });
  });
});
