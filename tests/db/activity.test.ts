import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, deleteAccount, makePerson, makeTrip } from '#tests/support/people.ts';
import { INSERTS, makeScene, type Role, type Scene } from '#tests/support/scene.ts';

const ITEMS = ['trip_accommodations', 'trip_activities', 'trip_itineraries', 'trip_meals', 'trip_notes'];

describeOnBoth('[LIVE-1] the activity of a trip', (database) => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await makeScene(database());
  });
  beforeEach(async () => {
    await database().query('delete from public.trip_activity_log');
  });

  const act = (role: Exclude<Role, 'anon'>, sql: string, parameters: readonly unknown[]) =>
    database().actAs(scene.people[role], ({ query }) => query<{ id?: string }>(sql, parameters));
  const change = (changes: object) =>
    act('editor', 'select public.change_trip($1, $2::text::jsonb)', [scene.tripId, JSON.stringify(changes)]);
  /** Oldest first. */
  const lines = (tripId = scene.tripId) =>
    database().query<{ changes: Record<string, unknown> }>(
      `select created_by, operation, source, item_id, title, amount, changes from public.trip_activity_log
       where trip_id = $1 order by created_at, id`,
      [tripId],
    );
  const by = (role: Exclude<Role, 'anon'>) => scene.people[role].id;

  it.each([...ITEMS, 'trip_tasks', 'trip_expenses'])(
    'says who added, changed and deleted a row of %s',
    async (table) => {
      const id = crypto.randomUUID();
      await act('editor', INSERTS[table] ?? '', [id, scene.tripId, by('editor')]);
      const [added] = await database().query<{ title: string }>(
        `select title from public.${table} where id = $1`,
        [id],
      );
      await act('owner', `update public.${table} set title = 'Other' where id = $1`, [id]);
      await act('owner', `delete from public.${table} where id = $1`, [id]);
      const common = { source: table, item_id: id, amount: 1 };
      expect(await lines()).toEqual([
        { ...common, created_by: by('editor'), operation: 'INSERT', title: added?.title, changes: {} },
        {
          ...common,
          created_by: by('owner'),
          operation: 'UPDATE',
          title: 'Other',
          changes: { title: [added?.title, 'Other'] },
        },
        { ...common, created_by: by('owner'), operation: 'DELETE', title: 'Other', changes: {} },
      ]);
    },
  );

  it('keeps what was and what is of day, hours and price, and of the rest that it changed', async () => {
    await act(
      'editor',
      `update public.trip_activities set date = '2027-03-14', time = '11:30', price = 12.5, notes = 'Early' where id = $1`,
      [scene.ids.trip_activities],
    );
    expect((await lines())[0]?.changes).toEqual({
      date: ['2027-03-12', '2027-03-14'],
      time: ['10:00:00', '11:30:00'],
      price: [null, 12.5],
      currency: ['EUR', 'EUR'],
      notes: [],
    });
  });

  it('keeps silent about what is no change to anybody, and about what the server does', async () => {
    const { tripId, ids } = scene;
    await act('editor', 'update public.trip_meals set position = 7, title = title where id = $1', [
      ids.trip_meals,
    ]);
    await act('editor', 'update public.trips set title = title where id = $1', [tripId]);
    await act('editor', "insert into public.trip_chat_messages (trip_id, text) values ($1, 'Hi')", [tripId]);
    await database().query(`update public.trip_meals set title = 'Pastéis' where id = $1`, [ids.trip_meals]);
    expect(await lines()).toEqual([]);
  });

  it('says who changed the trip itself, and who made it', async () => {
    await act('editor', `update public.trips set title = 'Porto', budget = 900 where id = $1`, [
      scene.tripId,
    ]);
    expect(await lines()).toMatchObject([
      {
        created_by: by('editor'),
        operation: 'UPDATE',
        source: 'trips',
        title: 'Porto',
        changes: { title: ['Lisbonne', 'Porto'], budget: [null, 900], currency: ['EUR', 'EUR'] },
      },
    ]);
    const [made] = await database().actAs(scene.people.stranger, ({ query }) =>
      query<{ id: string }>(
        `insert into public.trips (title, start_date, end_date) values ('Own', '2027-01-01', '2027-01-02') returning id`,
      ),
    );
    expect(await lines(made?.id)).toMatchObject([
      { created_by: by('stranger'), operation: 'INSERT', source: 'trips', title: 'Own', changes: {} },
    ]);
  });

  it('says who joined, what they became, and that they left or were removed', async () => {
    const guest = await makePerson(database(), 'Gus');
    const { tripId } = scene;
    await act('owner', 'select public.invite_collaborator($1, $2, $3)', [tripId, guest.email, 'viewer']);
    await act('owner', `update public.trip_collaborators set role = 'editor' where user_id = $1`, [guest.id]);
    await act('owner', 'delete from public.trip_collaborators where user_id = $1', [guest.id]);
    await addCollaborator(database(), tripId, guest, 'viewer');
    await database().actAs(guest, ({ query }) =>
      query('delete from public.trip_collaborators where user_id = $1', [guest.id]),
    );
    const common = { source: 'trip_collaborators', item_id: guest.id, title: 'Gus', amount: 1 };
    expect(await lines()).toEqual([
      { ...common, created_by: by('owner'), operation: 'INSERT', changes: { role: [null, 'viewer'] } },
      { ...common, created_by: by('owner'), operation: 'UPDATE', changes: { role: ['viewer', 'editor'] } },
      { ...common, created_by: by('owner'), operation: 'DELETE', changes: { role: ['editor', null] } },
      { ...common, created_by: guest.id, operation: 'DELETE', changes: { role: ['viewer', null] } },
    ]);
  });

  it('says what was settled between whom, and taken back', async () => {
    const id = crypto.randomUUID();
    await act('editor', INSERTS.trip_settlements ?? '', [id, scene.tripId, by('editor')]);
    await act('editor', 'delete from public.trip_settlements where id = $1', [id]);
    const changes = {
      from_id: [expect.any(String)],
      to_id: [by('owner')],
      amount: [12.5],
      currency: ['EUR'],
    };
    expect(await lines()).toMatchObject([
      { operation: 'INSERT', source: 'trip_settlements', item_id: id, title: null, changes },
      { operation: 'DELETE', source: 'trip_settlements', item_id: id, title: null, changes },
    ]);
  });

  it('tells many rows of one request in one line, no matter what their tables', async () => {
    const { tripId } = scene;
    const made = await act(
      'editor',
      `insert into public.trip_meals (trip_id, title, date) select $1, 'Meal ' || n, '2027-03-12' from generate_series(1, 59) n returning id`,
      [tripId],
    );
    const to = { date: '2027-03-15' };
    const moved = made.map(({ id }) => ({
      table: 'trip_meals',
      id,
      from: { date: '2027-03-12' },
      to,
    }));
    const tram = { table: 'trip_activities', id: scene.ids.trip_activities };
    const [{ date } = { date: '' }] = await database().query<{ date: string }>(
      'select date from public.trip_activities where id = $1',
      [tram.id],
    );
    await change({ items: [...moved, { ...tram, from: { date }, to }] });
    await change({ removed: moved.map(({ table, id }) => ({ table, id })) });
    const common = { created_by: by('editor'), item_id: null, title: null, source: 'trip_meals' };
    expect(await lines()).toEqual([
      { ...common, operation: 'INSERT', amount: 59, changes: {} },
      { ...common, operation: 'UPDATE', source: null, amount: 60, changes: { date: [] } },
      { ...common, operation: 'DELETE', amount: 59, changes: {} },
    ]);
  });

  it('tells the dates of a trip and all that moves with them in one line', async () => {
    await change({
      trip: {
        from: { start_date: '2027-03-12', end_date: '2027-03-16' },
        to: { start_date: '2027-03-13', end_date: '2027-03-17' },
      },
      items: [
        {
          table: 'trip_itineraries',
          id: scene.ids.trip_itineraries,
          from: { date: '2027-03-13' },
          to: { date: '2027-03-14' },
        },
        {
          table: 'trip_accommodations',
          id: scene.ids.trip_accommodations,
          from: { check_in: '2027-03-12', check_out: '2027-03-14' },
          to: { check_in: '2027-03-13', check_out: '2027-03-15' },
        },
      ],
    });
    expect(await lines()).toMatchObject([
      {
        operation: 'UPDATE',
        source: 'trips',
        item_id: scene.tripId,
        amount: 3,
        changes: { start_date: ['2027-03-12', '2027-03-13'], end_date: ['2027-03-16', '2027-03-17'] },
      },
    ]);
  });

  it('tells a thousand rows by their number, and what changed of them', async () => {
    await database().query(
      `insert into public.trip_notes (trip_id, title, created_by) select $1, 'N', $2 from generate_series(1, 1000)`,
      [scene.tripId, by('owner')],
    );
    await act('owner', `update public.trip_notes set content = 'Read', position = 1 where title = 'N'`, []);
    expect(await lines()).toMatchObject([{ source: 'trip_notes', amount: 1000, changes: { content: [] } }]);
    await database().query(`delete from public.trip_notes where title = 'N'`);
  });

  it('[PLUS-2] says that what was deleted came back', async () => {
    const id = scene.ids.trip_notes;
    await change({ removed: [{ table: 'trip_notes', id }] });
    await change({ restored: [id] });
    expect(await lines()).toMatchObject([
      { operation: 'DELETE', title: 'To pack' },
      { operation: 'RESTORE', item_id: id, title: 'To pack' },
    ]);
  });

  it('[PLUS-2] goes with its trip, and comes back with it', async () => {
    const trip = await makeTrip(database(), scene.people.owner, 'Sintra');
    await addCollaborator(database(), trip, scene.people.viewer, 'viewer');
    await act('owner', INSERTS.trip_notes ?? '', [crypto.randomUUID(), trip, by('owner')]);
    const before = await lines(trip);
    expect(before).toHaveLength(1);
    await act('owner', 'delete from public.trips where id = $1', [trip]);
    expect(await lines(trip)).toEqual([]);
    await act('owner', 'select public.restore_trip($1)', [trip]);
    expect(await lines(trip)).toMatchObject([
      ...before,
      { operation: 'RESTORE', source: 'trips', title: 'Sintra', amount: 3, changes: {} },
    ]);
  });

  it('[COLLAB-4] is the people’s of the trip to read, and nobody’s to write', async () => {
    const { tripId } = scene;
    await act('editor', `update public.trip_meals set title = 'Dinner' where trip_id = $1`, [tripId]);
    const read = 'select source from public.trip_activity_log where trip_id = $1';
    for (const role of ['owner', 'editor', 'viewer', 'stranger', 'supervisor', 'banned'] as const) {
      await database().asUser(scene.people[role], async ({ query, refused }) => {
        const isMember = ['owner', 'editor', 'viewer'].includes(role);
        expect(await query(read, [tripId])).toEqual(isMember ? [{ source: 'trip_meals' }] : []);
        for (const sql of [
          `insert into public.trip_activity_log (trip_id, operation) values ('${tripId}', 'INSERT')`,
          `update public.trip_activity_log set title = 'Mine'`,
          'delete from public.trip_activity_log',
          `select app.log_change('${tripId}', 'INSERT', 'trips', null, 'Forged')`,
        ])
          expect(await refused(sql)).toMatchObject({ code: '42501' });
      });
    }
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused(read, [tripId])).toMatchObject({ code: '42501' });
    });
  });

  it('[PLUS-9] keeps the lines of who has left Escale, under their id alone', async () => {
    const guest = await makePerson(database(), 'Gaëlle');
    await act('owner', 'select public.invite_collaborator($1, $2, $3)', [
      scene.tripId,
      guest.email,
      'editor',
    ]);
    const note = crypto.randomUUID();
    await database().actAs(guest, ({ query }) =>
      query(INSERTS.trip_notes ?? '', [note, scene.tripId, guest.id]),
    );
    await database().query('update public.trip_meals set paid_by = $2 where id = $1', [
      scene.ids.trip_meals,
      guest.id,
    ]);
    await deleteAccount(database(), guest);
    expect(await lines()).toMatchObject([
      { created_by: by('owner'), operation: 'INSERT', source: 'trip_collaborators', title: null },
      { created_by: guest.id, operation: 'INSERT', source: 'trip_notes', item_id: note, title: 'To pack' },
      { created_by: null, operation: 'DELETE', source: 'trip_collaborators', title: null },
    ]);
  });

  it('is stored for ninety days', async () => {
    await act('editor', `update public.trip_meals set title = 'Lunch' where trip_id = $1`, [scene.tripId]);
    await act('editor', `update public.trip_notes set title = 'Bags' where trip_id = $1`, [scene.tripId]);
    await database().query(
      `update public.trip_activity_log set created_at = now() - interval '91 days' where source = 'trip_meals'`,
    );
    await database().query(
      `update public.trip_activity_log set created_at = now() - interval '89 days' where source = 'trip_notes'`,
    );
    expect(await database().query('select app.purge_deleted() as gone')).toEqual([{ gone: 1 }]);
    expect(await lines()).toMatchObject([{ source: 'trip_notes' }]);
  });
});
