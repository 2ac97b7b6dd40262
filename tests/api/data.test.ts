import { expect, it } from 'vitest';
import { createPerson, type Person, visitor } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';

const TRIP = { title: 'Lisbonne', destination: 'Lisbonne', start_date: '2027-03-01', end_date: '2027-03-05' };

/** What makes a row of each table of a trip, and what to change of it. */
const CHILDREN = {
  trip_accommodations: [
    { title: 'Hôtel', check_in: '2027-03-01', check_out: '2027-03-03', price: 120.5, currency: 'EUR' },
    { title: 'Auberge' },
  ],
  trip_activities: [
    { title: 'Musée', date: '2027-03-02', time: '10:00', location: { name: 'Belém', lat: 38.7, lng: -9.2 } },
    { time: '11:00' },
  ],
  trip_itineraries: [{ title: 'Tram', date: '2027-03-02', time: '09:00', duration: 25 }, { duration: 30 }],
  trip_meals: [{ title: 'Dîner', date: '2027-03-02', time: '20:00', price: 30 }, { price: 35.25 }],
  trip_notes: [{ title: 'Passeports', content: 'Sur la table.' }, { content: 'Dans le sac.' }],
  trip_tasks: [{ title: 'Réserver', due_date: '2027-02-01' }, { title: 'Réserver le train' }],
} as const;

async function makeTrip({ client, id }: Person): Promise<string> {
  const { data, error } = await client
    .from('trips')
    .insert({ ...TRIP, owner_id: id })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  return data.id;
}

onEachDatabase('the data API', (serverOf) => {
  it('[API-2] a trip is made, read, changed and deleted', async () => {
    const person = await createPerson(serverOf());
    const id = await makeTrip(person);
    const { trips } = { trips: () => person.client.from('trips') };
    expect((await trips().select('title').eq('id', id).single()).data).toEqual({ title: 'Lisbonne' });
    const changed = await trips().update({ title: 'Porto' }).eq('id', id).select('title').single();
    expect(changed.data).toEqual({ title: 'Porto' });
    expect((await trips().delete().eq('id', id).select('id')).data).toEqual([{ id }]);
    expect((await trips().select('id').eq('id', id).maybeSingle()).data).toBeNull();
  });

  it.each(Object.entries(CHILDREN))(
    '[API-2] rows of %s are made, read, changed and deleted',
    async (table, [row, patch]) => {
      const person = await createPerson(serverOf());
      const trip = await makeTrip(person);
      const headers = {
        ...headersOf(serverOf(), person),
        prefer: 'return=representation',
        accept: 'application/vnd.pgrst.object+json',
      };
      const body = JSON.stringify({ ...row, trip_id: trip, created_by: person.id });
      const made = await call(serverOf(), `/rest/v1/${table}`, { method: 'POST', headers, body });
      expect(made).toMatchObject({ status: 201, body: { title: row.title, trip_id: trip } });
      const one = `/rest/v1/${table}?id=eq.${String(made.body.id)}`;
      expect(await call(serverOf(), one, { headers })).toMatchObject({ status: 200, body: made.body });
      const changed = await call(serverOf(), one, { method: 'PATCH', headers, body: JSON.stringify(patch) });
      expect(changed.status).toBe(200);
      expect((await call(serverOf(), one, { method: 'DELETE', headers })).status).toBe(200);
      expect(await call(serverOf(), one, { headers })).toMatchObject({
        status: 406,
        body: { code: 'PGRST116' },
      });
    },
  );

  it('[API-2] a message of the discussion comes with its sender', async () => {
    const person = await createPerson(serverOf(), { name: 'Inès' });
    const trip = await makeTrip(person);
    const { data } = await person.client
      .from('trip_chat_messages')
      .insert({ trip_id: trip, user_id: person.id, text: 'Bonjour' })
      .select('text, profiles(name)')
      .single();
    expect(data).toEqual({ text: 'Bonjour', profiles: { name: 'Inès' } });
  });

  it('[ADMIN-7] an entry of the inbox comes with its note and with whose it is', async () => {
    const client = visitor(serverOf());
    const { data: session } = await client.auth.signInWithPassword(serverOf().supervisor);
    const id = crypto.randomUUID();
    const sent = { id, name: 'Ana', email: 'ana@example.org', message: 'Bonjour', filled_ms: 9000 };
    expect((await visitor(serverOf()).from('contact_messages').insert(sent)).error).toBeNull();
    const note = { message_id: id, note: 'A appelé.', assigned_to: session.user?.id ?? null };
    expect((await client.from('inbox_notes').insert(note)).error).toBeNull();
    const { data } = await client
      .from('contact_messages')
      .select('notes:inbox_notes(note, assignee:profiles(email))')
      .eq('id', id)
      .single();
    const { email } = serverOf().supervisor;
    expect(data).toEqual({ notes: { note: 'A appelé.', assignee: { email } } });
  });

  it('[API-2] rows within a row come in the order that is asked for', async () => {
    const person = await createPerson(serverOf());
    const id = await makeTrip(person);
    for (const title of ['B', 'C', 'A'])
      await person.client.from('trip_notes').insert({ trip_id: id, created_by: person.id, title });
    const { data } = await person.client
      .from('trips')
      .select('trip_notes(title)')
      .eq('id', id)
      .order('title', { referencedTable: 'trip_notes' })
      .single();
    expect(data).toEqual({ trip_notes: ['A', 'B', 'C'].map((title) => ({ title })) });
  });

  it('[API-2] a trip comes with all its children and their people in one call', async () => {
    const person = await createPerson(serverOf(), { name: 'Inès' });
    const trip = await makeTrip(person);
    await person.client
      .from('trip_meals')
      .insert({ trip_id: trip, created_by: person.id, title: 'Dîner', date: '2027-03-02', price: 12.5 });
    await person.client
      .from('trip_tasks')
      .insert({ trip_id: trip, created_by: person.id, title: 'Réserver', assigned_to: person.id });
    const { data, error } = await person.client
      .from('trips')
      .select(
        `id, owner:profiles!trips_owner_id_fkey(name), trip_meals(title, price, created_at), trip_notes(title),
         trip_tasks(title, assignee:profiles!trip_tasks_assigned_to_fkey(name)), trip_collaborators(role)`,
      )
      .eq('id', trip)
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      id: trip,
      owner: { name: 'Inès' },
      trip_meals: [
        { title: 'Dîner', price: 12.5, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/) },
      ],
      trip_notes: [],
      trip_tasks: [{ title: 'Réserver', assignee: { name: 'Inès' } }],
      trip_collaborators: [],
    });
  });

  it('[API-2] money is a number and an instant is ISO 8601, nested or not', async () => {
    const person = await createPerson(serverOf());
    const trip = await makeTrip(person);
    const { data } = await person.client
      .from('trip_meals')
      .insert({ trip_id: trip, created_by: person.id, title: 'Dîner', date: '2027-03-02', price: 12.5 })
      .select('price, created_at')
      .single();
    expect(data?.price).toBe(12.5);
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('[API-5] an update that the policies refuse answers PGRST116 when it asks for its row', async () => {
    const owner = await createPerson(serverOf());
    const stranger = await createPerson(serverOf());
    const trip = await makeTrip(owner);
    const { error, status } = await stranger.client
      .from('trips')
      .update({ title: 'À moi' })
      .eq('id', trip)
      .select('id')
      .single();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST116',
      details: expect.any(String),
      message: expect.any(String),
    });
    expect((await owner.client.from('trips').select('title').eq('id', trip).single()).data).toEqual({
      title: 'Lisbonne',
    });
  });

  it('[API-5] an insert that the policies refuse answers 42501', async () => {
    const owner = await createPerson(serverOf());
    const stranger = await createPerson(serverOf());
    const trip = await makeTrip(owner);
    const refused = await stranger.client
      .from('trip_notes')
      .insert({ trip_id: trip, created_by: stranger.id, title: 'Intrus' })
      .select('id')
      .single();
    expect(refused).toMatchObject({ status: 403, error: { code: '42501' } });
    const signedOut = await visitor(serverOf()).from('trip_notes').insert({ trip_id: trip, title: 'Intrus' });
    expect(signedOut).toMatchObject({ status: 401, error: { code: '42501' } });
  });

  it('[API-5] an update for a single row that meets two is rolled back', async () => {
    const person = await createPerson(serverOf());
    await makeTrip(person);
    await makeTrip(person);
    const { error } = await person.client
      .from('trips')
      .update({ title: 'Deux' })
      .eq('owner_id', person.id)
      .select('id')
      .single();
    expect(error?.code).toBe('PGRST116');
    const { data } = await person.client.from('trips').select('title').eq('title', 'Deux');
    expect(data).toEqual([]);
  });

  it('[API-5] a write without a filter is refused', async () => {
    const { client } = await createPerson(serverOf());
    const { error, status } = await client.from('trips').delete();
    expect(status).toBe(400);
    expect(error?.code).toBe('21000');
  });

  it('[API-2] reading counts, pages and sorts', async () => {
    const person = await createPerson(serverOf());
    for (const title of ['A', 'B', 'C'])
      await person.client.from('trips').insert({ ...TRIP, title, owner_id: person.id });
    const { data, count } = await person.client
      .from('trips')
      .select('title', { count: 'exact' })
      .order('title', { ascending: false })
      .range(0, 1);
    expect(data).toEqual([{ title: 'C' }, { title: 'B' }]);
    expect(count).toBe(3);
  });

  it('[API-2] functions are called, and refuse with their key', async () => {
    const { client } = await createPerson(serverOf());
    expect((await client.rpc('search_places', { query: 'Lis' })).error).toBeNull();
    const near = { near_lats: [48.86, 38.7], near_lngs: [2.35, -9.1] };
    expect((await client.rpc('search_places', { query: 'Lis', ...near })).error).toBeNull();
    const countries = { query: 'Jap', with_countries: true };
    expect((await client.rpc('search_places', countries)).error).toBeNull();
    expect((await client.rpc('search_airports', { query: 'LIS' })).error).toBeNull();
    const refused = await client.rpc('invite_collaborator', {
      trip_id: crypto.randomUUID(),
      email: 'x@escale.test',
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(refused.error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect((await client.rpc('no_such_function' as 'search_places', { query: 'x' })).error?.code).toBe(
      'PGRST202',
    );
  });

  it('[API-2] a change written with an id of one’s own and sent twice is there once', async () => {
    const person = await createPerson(serverOf());
    const row = { ...TRIP, id: crypto.randomUUID(), owner_id: person.id };
    expect((await person.client.from('trips').insert(row)).status).toBe(201);
    expect(await person.client.from('trips').insert(row)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    });
  });

  it('[API-2] [ADMIN-6] a function takes a list of ids, in any order, an empty one too', async () => {
    const { client } = await createPerson(serverOf(), { role: 'supervisor' });
    const people = [await createPerson(serverOf()), await createPerson(serverOf())];
    const listed = async (ids: string[]) => {
      const { data, error } = await client.rpc('admin_users', { ids });
      if (error) throw new Error(error.message);
      return data.rows.map(({ id }) => id);
    };
    const ids = people.map(({ id }) => id);
    expect(await listed(ids)).toEqual(ids);
    expect(await listed([crypto.randomUUID(), ...ids.toReversed()])).toEqual(ids.toReversed());
    expect(await listed([])).toEqual([]);
    const refused = await client.rpc('admin_users', { ids: [ids[0] ?? '', 'x'] });
    expect([refused.status, refused.error?.code]).toEqual([400, '22P02']);
  });

  it('[GATE-5] a read that comes again and again answers each caller by their own rights, and what is true now', async () => {
    const [owner, stranger] = [await createPerson(serverOf()), await createPerson(serverOf())];
    const trip = await makeTrip(owner);
    const other = await makeTrip(stranger);
    const read = async (person: Person, id: string) => {
      const { data, error } = await person.client
        .from('trips')
        .select('id, title, created_at, budget, trip_meals(title, price, location)')
        .eq('id', id)
        .single();
      return error ? error.code : data;
    };
    const first = await read(owner, trip);
    expect(first).toMatchObject({ id: trip, title: 'Lisbonne', budget: null, trip_meals: [] });
    for (const _ of [1, 2, 3]) {
      expect(await read(owner, trip)).toEqual(first);
      expect(await read(stranger, trip)).toBe('PGRST116');
      expect(await read(stranger, other)).toMatchObject({ id: other });
    }
    const meal = { trip_id: trip, created_by: owner.id, title: 'Dîner', date: '2027-03-02', price: 12.5 };
    await owner.client.from('trip_meals').insert(meal);
    await owner.client.from('trips').update({ title: 'Porto' }).eq('id', trip).select('id').single();
    expect(await read(owner, trip)).toMatchObject({
      title: 'Porto',
      trip_meals: [{ title: 'Dîner', price: 12.5, location: null }],
    });
    const visit = visitor(serverOf()).from('trips').select('id, title').eq('id', trip);
    for (const _ of [1, 2, 3]) expect((await visit).status).toBe(401);
  });
});
