import postgres from 'postgres';
import { postsRead } from '#db/public-reads/blog.ts';
import { readAddress } from '#db/public-reads/read.ts';
import { createPerson, type Person } from '#tests/support/accounts.ts';
import type { RunningServer } from '#tests/support/server.ts';
import type { Figure } from './report.ts';
import { authorised } from './trip-fixture.ts';

const ROWS = 100_000;
const POSTS = 1000;
const TIMES = 7;

/** What the administration asks: first pages, late pages, words that few and that all rows have, other orders. */
const LISTS: readonly (readonly [name: string, asked: object])[] = [
  ['admin_figures', {}],
  ['admin_new_counts', {}],
  ['admin_countries', {}],
  ['admin_countries', { sort: 'activities', descending: true }],
  ['admin_activities', {}],
  ['admin_activities', { search: 'c4ca' }],
  ['admin_activities', { page: 400 }],
  ['admin_users', {}],
  ['admin_users', { search: 'c4ca' }],
  ['admin_users', { sort: 'name', descending: false, page: 400 }],
  ['admin_requests', { state: 'new' }],
  ['admin_requests', { search: 'mot' }],
  ['admin_messages', { search: 'c4ca42' }],
  ['admin_messages', { page: 400 }],
];

/** How long the lists of the administration and of the blog take over the wire, when they are long. */
export async function measureLongLists(server: RunningServer, databaseUrl: string): Promise<Figure[]> {
  const supervisor = await createPerson(server, { name: 'Sue', role: 'supervisor' });
  await fill(databaseUrl, supervisor);
  const headers = authorised(server, supervisor);
  const notes: string[] = [];
  let worst = 0;
  for (const [name, asked] of LISTS) {
    const ask = () =>
      fetch(`${server.url}/rest/v1/rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(asked) });
    const took = await medianOf(ask);
    worst = Math.max(worst, took);
    notes.push([name.replace('admin_', ''), ...Object.values(asked), took].join(' '));
  }
  const posts = `${server.url}/rest/v1/${readAddress(postsRead({ page: 50, country: null }))}`;
  const apikey = server.publishableKey;
  return [
    {
      what: `Administration, ${ROWS / 1000} 000 activities, people, requests and messages: its slowest list`,
      measured: worst,
      unit: 'ms',
      limit: { atMost: 100 },
      note: `medians of ${TIMES}, PostgreSQL, over the wire: ${notes.join('; ')}`,
    },
    {
      what: `The blog’s list with ${POSTS} posts, a late page`,
      measured: await medianOf(() => fetch(posts, { headers: { apikey } })),
      unit: 'ms',
      limit: { atMost: 100 },
      note: `median of ${TIMES}, PostgreSQL, over the wire`,
    },
  ];
}

async function medianOf(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    const answer = await ask();
    await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`A list was refused: ${answer.status}`);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0);
}

async function fill(databaseUrl: string, { id }: Person): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`
    insert into public.activities (title, country_iso_a2, is_published)
    select md5(i::text), c.iso_a2, i % 50 <> 1 from generate_series(1, ${ROWS}::int) i
    join (select iso_a2, row_number() over (order by iso_a2) - 1 as n, count(*) over () as all_of_them from public.countries) c
      on c.n = i % c.all_of_them`;
  await sql`insert into auth.users (id, email) select gen_random_uuid(), md5(i::text) || '@example.org' from generate_series(1, ${ROWS}::int) i`;
  await sql`
    insert into app.accounts (id, email, created_at)
    select id, email, now() - random() * interval '1 year' from auth.users on conflict do nothing`;
  await sql`
    insert into public.trips (title, start_date, end_date, owner_id, created_at)
    select 'T' || i, '2027-01-01', '2027-01-02', ${id}, now() - random() * interval '1 year' from generate_series(1, ${ROWS}::int) i`;
  for (const table of ['custom_trip_requests', 'contact_messages'])
    await sql`
      insert into ${sql(`public.${table}`)} (name, email, message, status, created_at)
      select md5(i::text), md5(i::text) || '@example.org', 'un mot ' || md5((3 * i)::text),
        case when i % 30 = 0 then 'new' else 'done' end, now() - i * interval '1 minute'
      from generate_series(1, ${ROWS}::int) i`;
  await sql`
    insert into public.blog_posts (slug, title_fr, title_en, body_fr, status, published_at)
    select 'post-' || i, md5(i::text), 'Post', repeat('mot ', 500), 'published', now() - i * interval '1 hour'
    from generate_series(1, ${POSTS}::int) i`;
  await sql`analyze`;
  await sql.end();
}
