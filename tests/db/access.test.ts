import { beforeAll, expect, it } from 'vitest';
import type { Session } from '#tests/support/database.ts';
import { describeEverywhere } from '#tests/support/hosted-database.ts';
import { TRIP_TABLES, type Verb } from '#tests/support/rights.ts';
import { INSERTS, makeScene, ROLES, type Role, type Scene } from '#tests/support/scene.ts';

/** A column that may change, where one may. */
const CHANGES: Record<string, string> = {
  trip_collaborators: "role = 'editor'",
  trip_chat_messages: "text = 'changed'",
  trip_settlements: 'amount = 1',
  trip_polls: 'closed_at = now()',
  trip_documents: "name = 'changed'",
  trip_votes: 'created_at = now()',
  trip_list_entries: "text = 'changed'",
  trip_shares: 'revoked_at = now()',
  calendar_feeds: 'created_at = now()',
  trip_join_links: 'revoked_at = now()',
  trip_joins: 'joined_at = now()',
  trip_former_members: "name = 'X'",
};

const cases = Object.entries(TRIP_TABLES).flatMap(([table, verbs]) =>
  (['select', 'insert', 'update', 'delete'] as const).flatMap((verb) =>
    ROLES.map((role) => ({ table, verb, role, may: verbs[verb].includes(role) ? 'may' : 'may not' })),
  ),
);

describeEverywhere('[COLLAB-4] [API-2] a trip, role by role', (database) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(database());
  });

  it.each(cases)('$role $may $verb $table', async ({ table, verb, role, may }) => {
    const done = await database().asUser(scene.caller(role), (session) =>
      attempt(session, scene, table, verb, role),
    );
    expect(done).toBe(may === 'may');
  });
});

/** Whether the statement touched, showed or made a row. A refusal counts as no, if it is one of privilege. */
async function attempt(
  { query }: Session,
  scene: Scene,
  table: string,
  verb: Verb,
  role: Role,
): Promise<boolean> {
  try {
    return (await perform(query, scene, table, verb, role)).length > 0;
  } catch (error) {
    expect(error).toHaveProperty('code', '42501');
    return false;
  }
}

function perform(
  query: Session['query'],
  scene: Scene,
  table: string,
  verb: Verb,
  role: Role,
): Promise<object[]> {
  const trip = table === 'trips' ? 'id' : 'trip_id';
  const change = CHANGES[table] ?? "title = 'changed'";
  switch (verb) {
    case 'select':
      return query(`select ${trip} from public.${table} where ${trip} = $1`, [scene.tripId]);
    case 'update':
      return query(`update public.${table} set ${change} where ${trip} = $1 returning ${trip}`, [
        scene.tripId,
      ]);
    case 'delete':
      return table === 'trip_collaborators'
        ? query(
            `delete from public.trip_collaborators where trip_id = $1 and user_id <> $2 returning trip_id`,
            [scene.tripId, role === 'anon' ? crypto.randomUUID() : scene.people[role].id],
          )
        : query(`delete from public.${table} where ${trip} = $1 returning ${trip}`, [scene.tripId]);
    case 'insert':
      return insert(query, scene, table, role);
  }
}

function insert(query: Session['query'], scene: Scene, table: string, role: Role): Promise<object[]> {
  const writer = role === 'anon' ? scene.people.stranger.id : scene.people[role].id;
  const owner = role === 'owner' ? scene.people.editor.id : scene.people.owner.id;
  if (table === 'trips') {
    // In someone else's name: in one's own, anyone may (see trips.test.ts).
    return query(
      `insert into public.trips (title, start_date, end_date, owner_id) values ('X', '2027-01-01', '2027-01-02', $1) returning id`,
      [owner],
    );
  }
  if (table === 'trip_collaborators') {
    const newcomer = role === 'stranger' ? scene.people.supervisor.id : scene.people.stranger.id;
    return query(
      `insert into public.trip_collaborators (trip_id, user_id, role) values ($1, $2, 'viewer') returning trip_id`,
      [scene.tripId, newcomer],
    );
  }
  if (table === 'trip_shares') {
    return query(
      `insert into public.trip_shares (trip_id, token, created_by) values ($1, repeat('b', 64), $2) returning id`,
      [scene.tripId, writer],
    );
  }
  if (table === 'calendar_feeds') {
    return query(
      `insert into public.calendar_feeds (trip_id, user_id, token) values ($1, $2, repeat('c', 64)) returning trip_id`,
      [scene.tripId, writer],
    );
  }
  if (table === 'trip_join_links') {
    return query(
      `insert into public.trip_join_links (trip_id, token, created_by, expires_at)
       values ($1, repeat('d', 64), $2, now() + interval '1 day') returning id`,
      [scene.tripId, writer],
    );
  }
  if (table === 'trip_joins') {
    return query(
      `insert into public.trip_joins (link_id, trip_id, user_id)
       select l.id, l.trip_id, $2 from public.trip_join_links l where l.trip_id = $1 returning link_id`,
      [scene.tripId, writer],
    );
  }
  if (table === 'trip_activity_log') {
    return query(
      `insert into public.trip_activity_log (trip_id, created_by, operation, source) values ($1, $2, 'INSERT', 'trips') returning id`,
      [scene.tripId, writer],
    );
  }
  if (table === 'trip_former_members') {
    return query(
      `insert into public.trip_former_members (trip_id, user_id, name) values ($1, $2, 'X') returning user_id`,
      [scene.tripId, writer],
    );
  }
  return query(INSERTS[table] ?? '', [crypto.randomUUID(), scene.tripId, writer]);
}
