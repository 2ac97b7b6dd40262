import { expect, it } from 'vitest';
import { COLUMNS } from '#web/trip-data/columns.ts';
import { createPerson, type Person } from '../support/accounts.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { call, headersOf } from '../support/raw-calls.ts';

const DAY = '2027-03-02';
const LISTS = {
  trip_accommodations: [{ title: 'Hôtel', check_in: DAY, check_out: '2027-03-03', price: 120.5 }],
  trip_activities: [
    { title: 'Musée', date: DAY, location: { name: 'Belém', lat: 38.7, lng: -9.2 }, closed_on: [1, 2] },
    { title: 'Tour', date: DAY, time: '10:00:00', price: 9_999_999_999.99 },
  ],
  trip_itineraries: [{ title: 'Tram', date: DAY, time: '09:00:00', duration: 25, price: 3 }],
  trip_meals: [{ title: 'Dîner', date: DAY, time: '20:00:00', price: 25, currency: 'CHF' }],
  trip_expenses: [{ title: 'Mercado', date: DAY, category: 'groceries', price: 23.1 }],
  trip_notes: [{ title: 'Passeports', content: '« Sur la table »\n"\\" 🧳' }],
} as const;
type List = keyof typeof LISTS | 'trip_settlements';
const TABLES = [...Object.keys(LISTS), 'trip_settlements'] as List[];

onEachDatabase('[TRIP-4] a whole trip in one request', (serverOf) => {
  const headers = (person?: Person) => headersOf(serverOf(), person);
  const readAs = (person: Person | undefined, trip: string, more = '') =>
    call(serverOf(), `/rest/v1/rpc/whole_trip?trip_id=${trip}${more}`, { headers: headers(person) });
  const insert = async (person: Person, table: string, rows: object) => {
    const init = { method: 'POST', headers: headers(person), body: JSON.stringify(rows) };
    const { status, text } = await call(serverOf(), `/rest/v1/${table}`, init);
    expect([status, text]).toEqual([201, expect.any(String)]);
  };

  async function makeTrip() {
    const owner = await createPerson(serverOf(), { name: 'Inès', premium: true });
    const viewer = await createPerson(serverOf(), { name: 'Tom' });
    const id = crypto.randomUUID();
    const days = { start_date: '2027-03-01', end_date: '2027-03-05' };
    await insert(owner, 'trips', { id, title: 'Lisbonne', owner_id: owner.id, ...days });
    await insert(owner, 'trip_collaborators', { trip_id: id, user_id: viewer.id, role: 'viewer' });
    for (const [table, rows] of Object.entries(LISTS))
      for (const row of rows) await insert(owner, table, { ...row, trip_id: id, created_by: owner.id });
    const debt = { from_id: viewer.id, to_id: owner.id, amount: 12.5, currency: 'EUR' };
    await insert(owner, 'trip_settlements', { trip_id: id, ...debt });
    const guest = await createPerson(serverOf(), { name: 'Gil' });
    await insert(owner, 'trip_collaborators', { trip_id: id, user_id: guest.id, role: 'viewer' });
    expect((await guest.client.rpc('leave_trip', { trip_id: id })).error).toBeNull();
    return { id, owner, viewer };
  }

  it('is what the tables answer, column by column, to its owner and to a viewer', async () => {
    const { id, owner, viewer } = await makeTrip();
    for (const person of [owner, viewer]) {
      const { status, headers: answered, body } = await readAs(person, id);
      expect([status, answered.get('cache-control')]).toEqual([200, 'no-store']);
      const { client } = person;
      const profiles = (await client.from('profiles').select('id, name, email, avatar_url')).data ?? [];
      const profileOf = (user: string) => profiles.find((profile) => profile.id === user);
      const trip = await client.from('trips').select(COLUMNS.trips).eq('id', id).single();
      const lists: Record<string, unknown> = {};
      for (const table of TABLES) {
        // Rates have a function of their own.
        const columns = COLUMNS[table].replace(' rate,', '');
        lists[table] = (
          await client.from(table).select(columns).eq('trip_id', id).order('created_at,id')
        ).data;
      }
      const people = await client
        .from('trip_collaborators')
        .select('user_id, role, joined_at')
        .eq('trip_id', id);
      const former = await client.from('trip_former_members').select('user_id, name').eq('trip_id', id);
      expect(former.data).toMatchObject([{ name: 'Gil' }]);
      expect(body).toEqual({
        ...(trip.data as object | null),
        owner: profileOf(owner.id),
        trip_collaborators: people.data?.map((row) => ({ ...row, profile: profileOf(viewer.id) })),
        ...lists,
        trip_former_members: former.data,
      });
      expect(body).toMatchObject({ ...LISTS, owner: { name: 'Inès' } });
    }
  });

  it('[PLUS-12] has the rates of its costs beside it, by their ids', async () => {
    const { id, owner } = await makeTrip();
    const meal = {
      id: crypto.randomUUID(),
      trip_id: id,
      created_by: owner.id,
      title: 'Pub',
      date: '2027-03-02',
    };
    const rate = { from: 'GBP', to: 'EUR', value: '1.19' };
    await insert(owner, 'trip_meals', { ...meal, price: 18, currency: 'GBP', rate });
    const { data } = await owner.client.rpc('cost_rates', { trip_id: id });
    expect(data).toEqual({ [meal.id]: rate });
  });

  it('is nothing to others, and to nobody without an account', async () => {
    const { id } = await makeTrip();
    const stranger = await createPerson(serverOf());
    expect(await readAs(stranger, id)).toMatchObject({ status: 200, text: 'null' });
    expect(await readAs(stranger, crypto.randomUUID())).toMatchObject({ status: 200, text: 'null' });
    expect(await readAs(undefined, id)).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  it('is refused to a session that has ended', async () => {
    const { id, owner } = await makeTrip();
    await owner.client.auth.signOut();
    expect(await readAs(owner, id)).toMatchObject({ status: 401, body: { message: 'session_expired' } });
  });

  it('is the same however the function is called, and says what is wrong with a call', async () => {
    const { id, owner } = await makeTrip();
    const { body } = await readAs(owner, id);
    const posted = await owner.client.rpc('whole_trip', { trip_id: id });
    expect(posted.data).toEqual(body);
    expect((await readAs(owner, id.toUpperCase())).body).toEqual(body);
    expect(await readAs(owner, 'x')).toMatchObject({ status: 400, body: { code: '22P02' } });
    expect((await readAs(owner, id, '&other=x')).status).toBe(404);
  });
});
