import { beforeAll, expect, it } from 'vitest';
import { createPerson, type Person } from '../support/accounts.ts';
import { exposed } from '../support/authorisation.ts';
import { onEachDatabase } from '../support/each-database.ts';
import { type Answer, call, headersOf } from '../support/raw-calls.ts';

/** What somebody asks to keep the database busy, or to make the library write SQL of their own. */
const REFUSED = [
  'blog_posts?slug=eq.x&body_fr=match.(.*)%5C1x',
  'blog_posts?body_fr=imatch.x',
  'blog_posts?body_fr=not.match.x',
  'blog_posts?body_fr=match(any).%7Bx%7D',
  'blog_posts?body_fr=match(all).%7Bx%7D',
  'blog_posts?or=(slug.eq.x,body_fr.match.x)',
  'blog_posts?not.and=(body_fr.not.imatch.x)',
  'countries?select=iso_a2,blog_posts(slug)&blog_posts.body_fr=match.x',
  'countries?select=iso_a2,blog_posts(slug)&blog_posts.or=(body_fr.match.x)',
  'activities?location-%3E%3Ename=match.x',
  'blog_posts?body_fr=%6Datch.x',
  'blog_posts?body_fr=MATCH.x',
  'rpc/post_neighbours?slug=match.x',
  'rpc/blog_destinations?or=(iso_a2.match.x)',
  'activities?select=id,countries(activities(id))',
  `activities?select=id,${'countries(activities('.repeat(60)}id${'))'.repeat(60)}`,
  'countries?select=iso_a2,a:activities(c:countries(iso_a2))',
  `countries?select=iso_a2,${Array.from({ length: 13 }, (_, at) => `a${at}:activities(*)`).join(',')}`,
  'countries?select=%22z%20into%20:=%20y%22:iso_a2',
  'countries?select=iso_a2::text',
  'countries?select=...activities(*)',
];

onEachDatabase('what is asked of the data API', (serverOf) => {
  let person: Person;
  beforeAll(async () => {
    person = await createPerson(serverOf());
  });

  type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
  const ask = (path: string, init: Init = {}, as?: Person) => {
    const headers = { ...headersOf(serverOf(), as), ...init.headers };
    return call(serverOf(), `/rest/v1/${path}`, { ...init, headers });
  };
  const shape = { code: expect.any(String), message: expect.any(String), details: null, hint: null };

  it.each(REFUSED)('[API-5] %s is refused, for visitors, people and the server’s key', async (path) => {
    const key = serverOf().secretKey;
    for (const answer of [
      await ask(path),
      await ask(path, {}, person),
      await ask(path, { headers: { apikey: key, authorization: `Bearer ${key}` } }),
    ]) {
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body).toEqual(shape);
    }
  });

  it('[API-5] what a write gives back is held to the same', async () => {
    const init = { method: 'PATCH', body: '{"title":"x"}', headers: { prefer: 'return=representation' } };
    const id = crypto.randomUUID();
    for (const query of ['title=match.x', `id=eq.${id}&select=id,trip_notes(trips(id))`])
      expect((await ask(`trips?${query}`, init, person)).status).toBe(400);
    expect((await ask(`trips?id=eq.${id}&select=id,trip_notes(id)`, init, person)).status).toBe(200);
    const called = await ask('rpc/search_places?name=match.x', { method: 'POST', body: '{"query":"x"}' });
    expect(called.status).toBe(400);
  });

  it.each([
    ['text/csv', 'name,email,message,filled_ms\nZoé,zoe@escale.test,Bonjour,9000'],
    ['application/x-www-form-urlencoded', 'name=Zoe&email=zoe%40escale.test&message=Bonjour&filled_ms=9000'],
    ['text/plain', '{}'],
    ['application/json, text/csv', '{}'],
    ['text/csv; application/json', 'name\nx'],
    ['application/vnd.pgrst.object', '{}'],
  ])('[API-5] a write of %s is refused: JSON alone', async (type, body) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const answer = await ask('contact_messages?id=eq.x', {
        method,
        body,
        headers: { 'content-type': type },
      });
      expect(answer.status, answer.text).toBe(415);
      expect(answer.body).toEqual(shape);
    }
  });

  it('[API-5] a function takes its arguments by name', async () => {
    for (const body of ['[]', `[${'[],'.repeat(200_000)}[]]`, '5', '"x"', 'null'])
      expect((await ask('rpc/search_places', { method: 'POST', body })).status).toBe(400);
  });

  it('[COLLAB-2] no other method answers whether an address has an account than the one that is counted', async () => {
    const known = await createPerson(serverOf());
    const asked = (email: string, method: string) =>
      ask(
        `rpc/invite_collaborator?trip_id=${crypto.randomUUID()}&email=${encodeURIComponent(email)}`,
        { method },
        person,
      );
    const bare = ({ status, text, headers }: Answer) => ({ status, text, allow: headers.get('allow') });
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const answer = bare(await asked(known.email, method));
      expect(answer).toMatchObject({ status: 405, allow: 'POST' });
      expect(bare(await asked('nobody@escale.test', method))).toEqual(answer);
    }
  });

  it('[API-5] functions that write answer POST alone, those that read GET too', async () => {
    const reads = new Set<string>();
    for (const name of exposed('Functions')) {
      const statuses = await Promise.all(
        ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map(
          async (method) => (await ask(`rpc/${name}`, { method })).status,
        ),
      );
      expect(statuses.slice(2)).toEqual([405, 405, 405]);
      if (statuses[0] !== 405) reads.add(name);
      else expect(statuses[1]).toBe(405);
    }
    expect([...reads]).toEqual(
      expect.arrayContaining(['search_places', 'post_neighbours', 'blog_destinations']),
    );
    for (const name of ['invite_collaborator', 'share_trip', 'delete_my_account', 'change_trip'])
      expect(reads).not.toContain(name);
  });

  it('[API-5] an answer has at most 8 MiB, the first time and when it comes again; one’s own data is whole', async () => {
    const owner = await createPerson(serverOf());
    const trip = { id: crypto.randomUUID(), owner_id: owner.id, title: 'Loin', destination: 'Loin' };
    const days = { start_date: '2027-03-01', end_date: '2027-03-05' };
    expect((await owner.client.from('trips').insert({ ...trip, ...days })).error).toBeNull();
    const addNotes = async () => {
      const note = { trip_id: trip.id, created_by: owner.id, title: 'Note', content: 'x'.repeat(10_000) };
      const { error } = await owner.client.from('trip_notes').insert(Array.from({ length: 100 }, () => note));
      expect(error).toBeNull();
    };
    await addNotes();
    const times = (count: number) =>
      Array.from({ length: count }, (_, at) => `n${at}:trip_notes(content)`).join(',');
    const read = (count: number) => ask(`trips?id=eq.${trip.id}&select=id,${times(count)}`, {}, owner);
    for (const _ of ['first', 'learnt', 'known']) {
      expect(await read(9)).toMatchObject({
        status: 413,
        body: { code: 'PT413', message: 'answer_too_large' },
      });
      const whole = await read(6);
      expect(whole.status).toBe(200);
      expect(whole.text.length).toBeGreaterThan(6_000_000);
    }
    const changed = await ask(
      `trips?id=eq.${trip.id}&select=title,${times(9)}`,
      { method: 'PATCH', body: '{"title":"Près"}', headers: { prefer: 'return=representation' } },
      owner,
    );
    expect(changed).toMatchObject({ status: 413, body: { message: 'answer_too_large' } });
    expect((await owner.client.from('trips').select('title').eq('id', trip.id).single()).data?.title).toBe(
      'Loin',
    );
    for (let round = 0; round < 8; round += 1) await addNotes();
    const exported = await ask('rpc/export_my_data', { method: 'POST', body: '{}' }, owner);
    expect(exported.status).toBe(200);
    expect(exported.text.length).toBeGreaterThan(9_000_000);
    expect((await ask('trip_notes?select=content', {}, owner)).status).toBe(413);
  });

  it('[API-2] an argument may be called like a word of SQL, and a value look like one', async () => {
    const ask = { query: 'qxqz := 1', limit: 2, lang: 'fr' };
    expect(await person.client.rpc('search_places', ask)).toMatchObject({ error: null, data: [] });
    const { error } = await person.client.from('trips').select('id').eq('title', 'a := b');
    expect(error).toBeNull();
  });
});
