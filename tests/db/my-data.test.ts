import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { deleteAccount, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

type Export = { own: Record<string, unknown[]> };

describeOnBoth('[PLUS-9] one’s own data', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  it('comes as one document that holds what is one’s own, and no one else’s', async () => {
    const read = async (role: 'owner' | 'viewer') => {
      const [row] = await database().asUser(scene.people[role], ({ query }) =>
        query<Export>('select public.export_my_data() as own'),
      );
      return row?.own;
    };
    expect(await read('owner')).toMatchObject({
      profile: { email: scene.people.owner.email, bio: "Alice's secret bio" },
      trips: [{ trips: [{ id: scene.tripId }], trip_meals: [{ title: 'Pastéis de nata' }] }],
      messages: [{ text: 'Who brings the map?' }],
      activity: [{ trip_id: scene.tripId, operation: 'INSERT', source: 'trips' }],
      memberships: [],
      former_memberships: [],
    });
    expect(await read('viewer')).toMatchObject({
      profile: { email: scene.people.viewer.email },
      trips: [],
      messages: [],
      activity: [],
      memberships: [{ trip_id: scene.tripId, role: 'viewer', title: 'Lisbonne' }],
    });
  });

  it('has the payments that one made, received or wrote down, and one’s own read marks alone', async () => {
    const { owner, editor, viewer, stranger } = scene.people;
    await database().query(
      `insert into public.trip_reads (trip_id, user_id) values ($1, $2), ($1, $3) on conflict do nothing`,
      [scene.tripId, editor.id, viewer.id],
    );
    const read = async (person: Person) => {
      const [row] = await database().asUser(person, ({ query }) =>
        query<Export>('select public.export_my_data() as own'),
      );
      return row?.own ?? {};
    };
    // The viewer gave something to the owner.
    for (const person of [owner, viewer])
      expect(await read(person)).toMatchObject({
        settlements: [{ id: scene.ids.trip_settlements, from_id: viewer.id, to_id: owner.id }],
        reads: [{ trip_id: scene.tripId, user_id: person.id }],
      });
    expect(await read(editor)).toMatchObject({ settlements: [], reads: [{ user_id: editor.id }] });
    expect(await read(stranger)).toMatchObject({ settlements: [], reads: [] });
    const { trips } = await read(owner);
    expect(trips?.[0]).not.toHaveProperty('trip_reads');
    await database().actAs(owner, ({ query }) =>
      query('delete from public.trips where id = $1', [scene.tripId]),
    );
    const { deleted_trips: copies } = await read(owner);
    expect(copies?.[0]).toHaveProperty('trip_settlements');
    expect(copies?.[0]).not.toHaveProperty('trip_reads');
  });

  it('has what is stored of signing in, without secrets, and nothing of others', async () => {
    const { editor, owner } = scene.people;
    const session = crypto.randomUUID();
    await database().query(
      `insert into auth.sessions (id, user_id, ip, user_agent) values ($1, $2, '203.0.113.7', 'Phone'), (gen_random_uuid(), $3, '203.0.113.8', 'Other')`,
      [session, editor.id, owner.id],
    );
    await database().query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'App', 'totp', 'unverified', 'sealed', now(), now())`,
      [editor.id],
    );
    await database().query("select app.audit('sign_in_failed', $1), app.audit('sign_in_failed', $2)", [
      editor.id,
      owner.id,
    ]);
    await database().query(
      `insert into app.security_events (event, actor_id, actor_role, subject, address)
       select event, actor::uuid, role, $1::text, address
       from (values ('admin_called', null, 'service_role', '198.51.100.0/24'), ('role_changed', $2::text, 'authenticated', '198.51.101.0/24'),
         ('sign_in_failed', null, 'anon', '198.51.102.0/24'), ('signed_in', $1::text, 'authenticated', '198.51.103.0/24'))
         as given (event, actor, role, address)`,
      [editor.id, owner.id],
    );
    await database().actAs(editor, ({ query }) => query('select public.calendar_feed($1)', [scene.tripId]));
    const [row] = await database().asUser(editor, ({ query }) =>
      query<Export>('select public.export_my_data() as own'),
    );
    expect(row?.own).toMatchObject({
      sessions: [{ address: '203.0.113.7', user_agent: 'Phone', created_at: expect.any(String) }],
      second_factors: [{ name: 'App', type: 'totp', status: 'unverified' }],
      calendars: [{ trip_id: scene.tripId }],
      joins: [],
      sign_in_methods: [],
    });
    // The networks from which the person came, or somebody unknown; none of a supervisor or the operator.
    expect(row?.own.security_events).toMatchObject([
      { event: 'account_created' },
      { event: 'sign_in_failed', details: {} },
      { event: 'admin_called', address: null },
      { event: 'role_changed', address: null },
      { event: 'sign_in_failed', address: '198.51.102.0/24' },
      { event: 'signed_in', address: '198.51.103.0/24' },
    ]);
    const text = JSON.stringify(row?.own);
    for (const withheld of ['sealed', 'token', '203.0.113.8', session]) expect(text).not.toContain(withheld);
  });

  it('[BAN-1] is neither given out nor deleted for someone banned or signed out', async () => {
    for (const role of ['banned', 'anon'] as const) {
      await database().asUser(scene.caller(role), async ({ refused }) => {
        expect(await refused('select public.export_my_data()')).toMatchObject({ code: '42501' });
        expect(await refused('select public.delete_my_account()')).toMatchObject({ code: '42501' });
      });
    }
  });

  it('goes with the account: trips, membership, requests; what others own stays, messages under an id', async () => {
    const { editor, owner } = scene.people;
    await database().actAs(editor, async ({ query }) => {
      await query("insert into public.trip_chat_messages (trip_id, text) values ($1, 'Bye')", [scene.tripId]);
      await query(
        "insert into public.trip_meals (trip_id, title, date) values ($1, 'Dinner', '2027-03-12')",
        [scene.tripId],
      );
      await query(
        "insert into public.trips (title, start_date, end_date) values ('Own', '2027-01-01', '2027-01-02')",
      );
      await query(
        "insert into public.contact_messages (name, email, message, user_id, filled_ms) values ('E', 'e@example.org', 'Hi', $1, 9000)",
        [editor.id],
      );
    });
    await deleteAccount(database(), editor);
    const count = async (from: string, id = editor.id) => {
      const [row] = await database().query<{ n: number }>(`select count(*)::int as n from ${from} = $1`, [
        id,
      ]);
      return row?.n;
    };
    for (const from of [
      'auth.users where id',
      'public.profiles where id',
      'public.trips where owner_id',
      'public.trip_collaborators where user_id',
      'public.contact_messages where user_id',
      'app.deleted_trips where owner_id',
    ]) {
      expect({ from, left: await count(from) }).toEqual({ from, left: 0 });
    }
    expect(
      await database().query(
        "select created_by from public.trip_meals where trip_id = $1 and title = 'Dinner'",
        [scene.tripId],
      ),
    ).toEqual([{ created_by: null }]);
    expect(
      await database().query(
        'select user_id, text from public.trip_chat_messages where trip_id = $1 order by created_at',
        [scene.tripId],
      ),
    ).toEqual([
      { user_id: owner.id, text: 'Who brings the map?' },
      { user_id: editor.id, text: 'Bye' },
    ]);
    expect(await count('public.trips where owner_id', owner.id)).toBe(1);
  });

  it('[ADMIN-6] the last supervisor stays', async () => {
    const leave = `select public.delete_my_account(confirmation => '${scene.people.supervisor.email}')`;
    await database().query("update app.accounts set role = 'traveler' where id <> $1", [
      scene.people.supervisor.id,
    ]);
    // Also where the rights of one wait for a second factor.
    for (const isDemanded of [true, false]) {
      await database().query('update app.session_rules set supervisor_factor = $1', [isDemanded]);
      await database().asUser(scene.people.supervisor, async ({ refused }) => {
        expect(await refused(leave)).toMatchObject({ code: 'PT409', message: 'last_supervisor' });
      });
    }
    await database().query("update app.accounts set role = 'supervisor' where id = $1", [
      scene.people.viewer.id,
    ]);
    await database().asUser(scene.people.supervisor, async ({ query }) => {
      await query(leave);
    });
  });
});
