import { App } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/**
 * What the embedded library does wrong by itself, and we set right around it (docs/adr/0010). When a release mends one of these,
 * its test fails here: then the work-around can go.
 */
const SCHEMA = `
create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
create table public.trips (id int primary key, title text, price numeric(12,2), seen_at timestamptz default now(), check (price >= 0));
create table public.notes (id int primary key, trip_id int references public.trips, title text);
create function public.refuse() returns void language plpgsql as $$ begin raise exception 'no'; end $$;
alter table public.trips enable row level security;
create policy everyone on public.trips for all to anon, authenticated using (true) with check (true);
insert into public.trips values (1, 'A', 12.50), (2, 'B', 0);
`;

describe('the bare library', () => {
  let app: App;
  let connection: PgliteConnection;
  const client = () =>
    createClient('http://localhost', 'sb_publishable_test', {
      auth: { persistSession: false },
      global: { fetch: async (input, init) => app.fetch(new Request(input, init), { peerAddress: null }) },
    });

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    connection = new PgliteConnection({ url: 'memory://' });
    app = new App({
      connection,
      auth: { enabled: true, jwt_secret: 'x'.repeat(40), publishable_key: 'sb_publishable_test' },
    });
    await app.ensureSystemSchema();
    await connection.driver.exec(SCHEMA);
  });
  afterAll(async () => {
    await connection.close();
    vi.restoreAllMocks();
  });

  it('grants everything to anon when it answers its first request', async () => {
    const may = async () => {
      const { rows } = await connection.driver.query<{ may: boolean }>(
        `select coalesce((select has_table_privilege(oid, 'public.notes', 'delete') from pg_roles where rolname = 'anon'), false) as may`,
      );
      return rows[0]?.may;
    };
    expect(await may()).toBe(false);
    await client().from('trips').select('id');
    expect(await may()).toBe(true);
  });

  it('answers 500 to a violated check and to a raised exception', async () => {
    expect(await client().from('trips').insert({ id: 3, price: -1 })).toMatchObject({
      status: 500,
      error: { code: 'SUP' },
    });
    expect(await client().rpc('refuse')).toMatchObject({ status: 500, error: { code: 'SUP' } });
  });

  it('keeps what a write for a single row did to two', async () => {
    const { error } = await client().from('trips').update({ title: 'C' }).gt('id', 0).select('id').single();
    expect(error?.code).toBe('PGRST116');
    expect((await client().from('trips').select('title')).data).toEqual([{ title: 'C' }, { title: 'C' }]);
  });

  it('answers a list to a write for a single row that embeds', async () => {
    const { data } = await client()
      .from('notes')
      .insert({ id: 1, trip_id: 1, title: 'x' })
      .select('id, trips(id)')
      .single();
    expect(data).toEqual([{ id: 1, trips: { id: 1 } }]);
  });

  it('gives money as text and instants as the database prints them', async () => {
    const { data } = await client().from('trips').select('price, seen_at').eq('id', 1).single();
    expect(data?.price).toBe('12.50');
    expect(data?.seen_at).not.toContain('T');
  });

  it('takes a malformed token for none', async () => {
    const headers = { apikey: 'sb_publishable_test', authorization: 'Bearer nonsense' };
    const answer = await app.fetch(new Request('http://localhost/rest/v1/trips', { headers }), {
      peerAddress: null,
    });
    expect(answer.status).toBe(200);
  });

  it('runs the statements of two requests in one transaction', async () => {
    const seen: string[] = [];
    const query = connection.driver.query.bind(connection.driver);
    const spy = vi.spyOn(connection.driver, 'query').mockImplementation((text, ...rest) => {
      seen.push(text);
      return query(text, ...rest);
    });
    await Promise.all([client().from('trips').select('id'), client().from('trips').select('id')]);
    spy.mockRestore();
    const second = seen.indexOf('BEGIN', seen.indexOf('BEGIN') + 1);
    expect(second).toBeGreaterThan(0);
    expect(second).toBeLessThan(seen.indexOf('COMMIT'));
  });
});
