import { beforeAll, expect, it } from 'vitest';
import { createPerson, type Person } from '../support/accounts.ts';
import { onOwnServers } from '../support/each-database.ts';
import { type Answer, call, headersOf } from '../support/raw-calls.ts';

/** A refusal: a 4xx whose body has the four fields of a database error. */
function expectRefusal(answer: Answer, status = 400): void {
  expect(answer.status, answer.text).toBe(status);
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect(answer.body.message).toEqual(expect.stringMatching(/./));
  expect(answer.body.code).toEqual(expect.stringMatching(/./));
}

const VALUES: [field: string, value: unknown, code: string][] = [
  ['title', '', 'PT400'],
  ['title', ' \t\n', 'PT400'],
  ['title', null, 'PT400'],
  ['title', 'x'.repeat(201), 'PT400'],
  ['title', 'a\u0000b', '22021'],
  ['notes', 'x'.repeat(10_001), 'PT400'],
  ['date', '2026-02-31', '22008'],
  ['date', 'demain', '22007'],
  ['date', 5, '22007'],
  ['date', 'infinity', 'PT400'],
  ['time', '25:00', '22008'],
  ['time', '24:00', 'PT400'],
  ['duration', -1, 'PT400'],
  ['duration', 2_147_483_648, '22003'],
  ['duration', 1e20, '22003'],
  ['duration', 1.5, '22P02'],
  ['price', -0.01, 'PT400'],
  ['price', 'NaN', 'PT400'],
  ['price', 1e12, '22003'],
  ['price', 'gratuit', '22P02'],
  ['currency', 'XXX', 'PT400'],
  ['currency', 'eur', 'PT400'],
  ['id', 'not-a-uuid', '22P02'],
  ['trip_id', 'not-a-uuid', '22P02'],
  ['location', 'Lisbonne', '22P02'],
  ['location', { lat: 200, lng: 0 }, 'PT400'],
  ['no_such_column', 1, 'PGRST204'],
  ['x"; drop table trips; --', 1, 'PGRST204'],
];

const BODIES: [name: string, body: string | Uint8Array<ArrayBuffer>, status?: number][] = [
  ['broken JSON', '{"title":'],
  ['no body', ''],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"x"'],
  ['a list of numbers', '[1]'],
  ['a list of lists', '[[]]'],
  ['rows of different keys', '[{"title":"a"},{"date":"2026-12-02"}]'],
  ['JSON nested 200 deep', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`],
  ['bytes that are not UTF-8', Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
];

const QUERIES: [query: string, status?: number][] = [
  ['id=eq.not-a-uuid'],
  ['id=nonsense.5'],
  ['id=eq'],
  ['id=in.('],
  ['no_such_column=eq.1'],
  ['date=eq.2026-02-31'],
  ['time=eq.25:00'],
  ['duration=eq.99999999999'],
  ['price=gt.x'],
  ['title=eq.%00'],
  ['title%00=eq.x'],
  ['title=match.('],
  ['title=fts(nonsense).x'],
  ['and=(id.eq.x'],
  ['or=(no_such_column.eq.1)'],
  ['select=no_such_column'],
  ['select=id,no_such_table(*)'],
  ['select=id('],
  ['select="id'],
  ['select=id::no_such_type'],
  ['select=trips('.concat('id', ')'.repeat(3))],
  ['order=no_such_column'],
  ['order=id.sideways'],
  ['offset=99999999999999999999999'],
];

onOwnServers('bad input', (serverOf) => {
  let person: Person;
  let trip: string;
  beforeAll(async () => {
    person = await createPerson(serverOf());
    trip = crypto.randomUUID();
    const made = await person.client.from('trips').insert({
      id: trip,
      owner_id: person.id,
      title: 'Lisbonne',
      destination: 'Lisbonne',
      start_date: '2026-12-01',
      end_date: '2026-12-05',
    });
    expect(made.error).toBeNull();
  });

  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(headersOf(serverOf(), person));
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return call(serverOf(), `/rest/v1/${path}`, { ...init, headers });
  };

  it.each(VALUES)('%s of %j is refused with %s', async (field, value, code) => {
    const row = { trip_id: trip, created_by: person.id, title: 'Musée', date: '2026-12-02', [field]: value };
    const answer = await send('trip_activities', { method: 'POST', body: JSON.stringify(row) });
    expectRefusal(answer);
    expect(answer.body.code).toBe(code);
  });

  it('[ITEM-5] a blank title names its field and its key', async () => {
    const row = { trip_id: trip, created_by: person.id, title: ' ', date: '2026-12-02' };
    const answer = await send('trip_activities', { method: 'POST', body: JSON.stringify(row) });
    expect(answer.body).toMatchObject({ message: 'title_blank', hint: 'title_blank', details: 'title' });
  });

  it('an item of a trip that is not one’s own is refused', async () => {
    const row = { trip_id: crypto.randomUUID(), created_by: person.id, title: 'Musée', date: '2026-12-02' };
    expectRefusal(await send('trip_activities', { method: 'POST', body: JSON.stringify(row) }), 403);
  });

  it.each(BODIES)('%s is refused', async (_, body, status = 400) => {
    expectRefusal(await send('trip_activities', { method: 'POST', body }), status);
  });

  it.each(['application/xml', 'multipart/form-data', 'application/octet-stream'])(
    'content of type %s is refused',
    async (type) => {
      expectRefusal(
        await send('trip_activities', {
          method: 'POST',
          body: '{"title":"x"}',
          headers: { 'content-type': type },
        }),
        415,
      );
    },
  );

  it.each(QUERIES)('reading with %s is refused', async (query, status = 400) => {
    expectRefusal(await send(`trip_activities?${query}`), status);
  });

  it.each(QUERIES.slice(0, 10))('changing with %s is refused', async (query, status = 400) => {
    expectRefusal(await send(`trip_activities?${query}`, { method: 'PATCH', body: '{"title":"x"}' }), status);
  });

  it.each([
    ['no_such_table', 'PGRST205'],
    ['rpc/no_such_function', 'PGRST202'],
    ['', 'PGRST125'],
    ['trips/5', 'PGRST125'],
    ['auth.users', 'PGRST125'],
    ['accounts', 'PGRST205'],
    ['users', 'PGRST205'],
    ['schema_migrations', 'PGRST205'],
  ])('the address %s is not found: %s', async (path, code) => {
    const answer = await send(path);
    expectRefusal(answer, 404);
    expect(answer.body.code).toBe(code);
  });

  it('another schema is refused', async () => {
    for (const schema of ['auth', 'app', 'supabase_migrations']) {
      expectRefusal(await send('trips', { headers: { 'accept-profile': schema } }), 406);
    }
  });

  it('a body of 30 MB is refused, announced or not, and the server goes on', async () => {
    const size = 30 * 1024 * 1024;
    expectRefusal(await send('trips', { method: 'POST', body: new Uint8Array(size) }), 413);
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent >= size) return controller.close();
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expectRefusal(await send('trips', streamed), 413);
    expect((await send('trips?select=id')).status).toBe(200);
  });

  it('the log tells nothing of what was sent', async () => {
    await send('trip_activities', {
      method: 'POST',
      body: JSON.stringify({
        trip_id: trip,
        created_by: person.id,
        title: 'Très secret',
        date: 'Très secret',
      }),
    });
    expect(serverOf().output()).not.toContain('Très secret');
    expect(serverOf().output()).not.toContain(person.accessToken);
    expect(serverOf().output()).not.toContain(person.email);
  });
});
