import type { Caller, TestDatabase } from './database.ts';
import { addCollaborator, makePerson, makeTrip, type Person } from './people.ts';

/** Everyone who can stand before a trip, by the name of their right. */
export type Role = 'anon' | 'stranger' | 'viewer' | 'editor' | 'owner' | 'supervisor' | 'banned';

export const ROLES: readonly Role[] = [
  'anon',
  'stranger',
  'viewer',
  'editor',
  'owner',
  'supervisor',
  'banned',
];

export type Scene = {
  tripId: string;
  /** One row of each table below the trip. */
  ids: Record<string, string>;
  people: Record<Exclude<Role, 'anon'>, Person>;
  caller: (role: Role) => Caller;
};

/**
 * One trip with one row in every table, and one person for each right. The banned one is an editor of the trip,
 * premium and a supervisor besides: a ban outweighs it all.
 */
export async function makeScene(database: TestDatabase): Promise<Scene> {
  const { query } = database;
  const people = {
    owner: await makePerson(database, 'Alice', { isPremium: true }),
    editor: await makePerson(database, 'Eddie'),
    viewer: await makePerson(database, 'Vera'),
    stranger: await makePerson(database, 'Sam', { isPremium: true }),
    supervisor: await makePerson(database, 'Sue', { role: 'supervisor', isPremium: true }),
    banned: await makePerson(database, 'Bob', { role: 'supervisor', isPremium: true, isBanned: true }),
  };
  const tripId = await makeTrip(database, people.owner);
  await addCollaborator(database, tripId, people.editor, 'editor');
  await addCollaborator(database, tripId, people.viewer, 'viewer');
  await addCollaborator(database, tripId, people.banned, 'editor');
  const ids: Record<string, string> = {};
  for (const [table, insert] of Object.entries(INSERTS)) {
    const id = crypto.randomUUID();
    await query(insert, [id, tripId, people.owner.id]);
    ids[table] = id;
  }
  await query(
    `insert into public.trip_shares (id, trip_id, token, created_by) values (gen_random_uuid(), $1, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), $2)`,
    [tripId, people.owner.id],
  );
  await query(
    `insert into public.calendar_feeds (trip_id, user_id, token) values ($1, $2, encode(sha256(gen_random_uuid()::text::bytea), 'hex'))`,
    [tripId, people.owner.id],
  );
  await query(
    `with link as (
       insert into public.trip_join_links (trip_id, token, created_by, expires_at)
       values ($1, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), $2, now() + interval '7 days') returning id
     )
     insert into public.trip_joins (link_id, trip_id, user_id) select id, $1, $3 from link`,
    [tripId, people.owner.id, people.viewer.id],
  );
  await query(
    "insert into app.deleted_ids (id, source, trip_id) values (gen_random_uuid(), 'trip_tasks', $1)",
    [tripId],
  );
  await query('insert into app.removed_members (trip_id, user_id) values ($1, $2)', [
    tripId,
    people.stranger.id,
  ]);
  await query(
    "insert into public.trip_former_members (trip_id, user_id, name) values ($1, gen_random_uuid(), 'Gone')",
    [tripId],
  );
  await query(`insert into public.trip_reads (trip_id, user_id) values ($1, $2)`, [tripId, people.owner.id]);
  await query(
    `insert into public.trip_activity_log (trip_id, created_by, operation, source, item_id, title)
     values ($1, $2, 'INSERT', 'trips', $1, 'Lisbonne')`,
    [tripId, people.owner.id],
  );
  await query(
    "insert into app.mail_queue (kind, user_id, trip_id, payload) values ('invitation', $2, $1, jsonb_build_object('byId', $3::uuid))",
    [tripId, people.viewer.id, people.owner.id],
  );
  await query(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, secret, device)
     values ($1, 'https://push.example.org/' || gen_random_uuid(), repeat('x', 87), repeat('x', 22), 'X')`,
    [people.owner.id],
  );
  await query('insert into app.mail_days (user_id, day, until) values ($1, current_date, now())', [
    people.owner.id,
  ]);
  await query(
    `insert into app.mail_links (secret_hash, token_hash, user_id, kind) values (gen_random_uuid()::text, 'x', $1, 'recovery')`,
    [people.owner.id],
  );
  await query(`insert into app.rate_limits (key, points) values (gen_random_uuid()::text, 1)`);
  return {
    tripId,
    ids,
    people,
    caller: (role) => (role === 'anon' ? 'anon' : people[role]),
  };
}

/** How a row comes into each table below a trip: $1 its id, $2 the trip, $3 who writes. */
export const INSERTS: Record<string, string> = {
  trip_accommodations: `insert into public.trip_accommodations (id, trip_id, title, check_in, check_out, created_by)
    values ($1, $2, 'Casa do Largo', '2027-03-12', '2027-03-14', $3) returning id`,
  trip_activities: `insert into public.trip_activities (id, trip_id, title, date, time, created_by)
    values ($1, $2, 'Tram 28', '2027-03-12', '10:00', $3) returning id`,
  trip_itineraries: `insert into public.trip_itineraries (id, trip_id, title, date, time, duration, created_by)
    values ($1, $2, 'Train to Sintra', '2027-03-13', '09:00', 40, $3) returning id`,
  trip_meals: `insert into public.trip_meals (id, trip_id, title, date, time, created_by)
    values ($1, $2, 'Pastéis de nata', '2027-03-12', '16:00', $3) returning id`,
  trip_notes: `insert into public.trip_notes (id, trip_id, title, content, created_by)
    values ($1, $2, 'To pack', 'Good shoes', $3) returning id`,
  trip_chat_messages: `insert into public.trip_chat_messages (id, trip_id, text, user_id)
    values ($1, $2, 'Who brings the map?', $3) returning id`,
  trip_settlements: `insert into public.trip_settlements (id, trip_id, from_id, to_id, amount, currency, created_by)
    select $1, $2, c.user_id, t.owner_id, 12.5, 'EUR', $3 from public.trips t
    join public.trip_collaborators c on c.trip_id = t.id where t.id = $2 order by c.role desc limit 1 returning id`,
  trip_expenses: `insert into public.trip_expenses (id, trip_id, title, date, category, price, created_by)
    values ($1, $2, 'Diesel', '2027-03-13', 'fuel', 61.4, $3) returning id`,
  trip_tasks: `insert into public.trip_tasks (id, trip_id, title, created_by) values ($1, $2, 'Book the train', $3) returning id`,
  trip_polls: `insert into public.trip_polls (id, trip_id, question, options, is_multiple, created_by)
    values ($1, $2, 'Where do we sleep?', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'text', 'Alfama'),
      jsonb_build_object('id', gen_random_uuid(), 'text', 'Graça')), true, $3) returning id`,
  trip_documents: `with file as (
      insert into storage.objects (bucket_id, name, owner_id, metadata)
      values ('documents', $2::text || '/' || $1::text, $3::text, jsonb_build_object('size', 7, 'mimetype', 'text/plain')) returning name
    ) insert into public.trip_documents (id, trip_id, name, created_by)
    select $1::uuid, $2::uuid, 'Tickets.txt', $3::uuid from file returning id`,
  trip_tracks: `insert into public.trip_tracks (id, trip_id, title, line, created_by)
    values ($1, $2, 'Coast path', '_p~iF~ps|U_ulLnnqC', $3) returning id`,
  // For the first option that the writer has not voted for.
  trip_votes: `insert into public.trip_votes (id, trip_id, poll_id, option_id, user_id)
    select $1, p.trip_id, p.id, (o.value ->> 'id')::uuid, $3 from public.trip_polls p cross join lateral jsonb_array_elements(p.options) o
    where p.trip_id = $2 and not exists (
      select from public.trip_votes v where v.poll_id = p.id and v.user_id = $3::uuid and v.option_id = (o.value ->> 'id')::uuid
    ) limit 1 returning id`,
  trip_lists: `insert into public.trip_lists (id, trip_id, title, created_by) values ($1, $2, 'Bag', $3) returning id`,
  trip_list_entries: `insert into public.trip_list_entries (id, trip_id, list_id, text, position)
    select $1, l.trip_id, l.id, 'Socks', 'a0' from public.trip_lists l
    where l.trip_id = $2 and l.private_to is null and $3::uuid is not null limit 1 returning id`,
};
