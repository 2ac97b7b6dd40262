import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth, type Refusal } from '#tests/support/database.ts';
import { addCollaborator, makePerson, type Person } from '#tests/support/people.ts';
import { makeScene, type Role, type Scene } from '#tests/support/scene.ts';

type Link = { id: string; token: string; expires_at: string };
type Seen = Record<string, unknown> & { status: string };

const CREATE = 'select public.create_join_link($1, $2, $3) as link';
const JOIN = 'select public.join_trip($1) as trip';

describeOnBoth('[PLUS-17] a join link', (database) => {
  let scene: Scene;
  let friend: Person;

  beforeEach(async () => {
    scene = await makeScene(database());
    friend = await makePerson(database(), 'Fay');
  });

  async function create(role = 'viewer', days = 7): Promise<Link> {
    const [row] = await database().actAs(scene.people.owner, ({ query }) =>
      query<{ link: Link }>(CREATE, [scene.tripId, role, days]),
    );
    if (!row) throw new Error('create_join_link answers one row.');
    return row.link;
  }

  async function look(token: string, caller: Person | 'anon' = 'anon'): Promise<Seen | undefined> {
    const [row] = await database().asUser(caller, ({ query }) =>
      query<{ link: Seen }>('select public.join_link($1) as link', [token]),
    );
    return row?.link;
  }

  const join = (token: string, person = friend) =>
    database().actAs(person, ({ query }) => query<{ trip: string }>(JOIN, [token]));
  const refusedTo = (token: string, person = friend): Promise<Refusal> =>
    database().asUser(person, ({ refused }) => refused(JOIN, [token]));
  const roleOf = (person: Person) =>
    database().query('select role from public.trip_collaborators where trip_id = $1 and user_id = $2', [
      scene.tripId,
      person.id,
    ]);

  it('shows who invites and to which trip, and nothing else', async () => {
    const { token } = await create('editor');
    const seen = await look(token);
    expect(seen).toEqual({
      status: 'open',
      role: 'editor',
      email: null,
      expires_at: expect.any(String),
      inviter: { name: 'Alice', avatar_url: null },
      trip: { title: 'Lisbonne', destination: 'Lisbonne', start_date: '2027-03-12', end_date: '2027-03-16' },
    });
    const text = JSON.stringify(seen);
    for (const secret of [scene.tripId, ...Object.values(scene.ids), ...Object.values(scene.people)].map(
      (one) => (typeof one === 'string' ? one : one.id),
    ))
      expect(text).not.toContain(secret);
    expect(text).not.toContain('@');
  });

  it.each(['viewer', 'editor'])('lets anybody with an account in, as %s, more than one', async (role) => {
    const { id, token } = await create(role);
    const other = await makePerson(database(), 'Gil');
    expect(await join(token)).toEqual([{ trip: scene.tripId }]);
    await join(token, other);
    expect(await roleOf(friend)).toEqual([{ role }]);
    expect(await look(token, friend)).toEqual({ status: 'member', trip_id: scene.tripId });
    await database().asUser(scene.people.owner, async ({ query }) => {
      const joined = await query<{ user_id: string }>(
        'select user_id from public.trip_joins where link_id = $1',
        [id],
      );
      expect(joined.map(({ user_id }) => user_id).sort()).toEqual([friend.id, other.id].sort());
    });
    const queued = 'select kind from app.mail_queue where user_id = $1';
    expect(await database().query(queued, [friend.id])).toEqual([]);
  });

  it('leads a member to the trip, with the role that they had', async () => {
    const { token } = await create('viewer');
    expect(await join(token, scene.people.editor)).toEqual([{ trip: scene.tripId }]);
    expect(await roleOf(scene.people.editor)).toEqual([{ role: 'editor' }]);
    expect(await join(token, scene.people.owner)).toEqual([{ trip: scene.tripId }]);
    expect(await roleOf(scene.people.owner)).toEqual([]);
  });

  it('is one line of the activity, by who joined', async () => {
    const { token } = await create();
    await join(token);
    const lines = await database().query(
      'select created_by, item_id, operation from public.trip_activity_log where trip_id = $1 and item_id = $2',
      [scene.tripId, friend.id],
    );
    expect(lines).toEqual([{ created_by: friend.id, item_id: friend.id, operation: 'INSERT' }]);
  });

  it('keeps only the hash of its secret, which no client reads', async () => {
    const { token } = await create();
    const byToken = 'select id from public.trip_join_links where token = $1';
    expect(await database().query(byToken, [token])).toEqual([]);
    await database().asUser(scene.people.owner, async ({ query, refused }) => {
      expect(await query('select id, role, expires_at from public.trip_join_links')).toHaveLength(2);
      expect(await refused('select token from public.trip_join_links')).toMatchObject({ code: '42501' });
      const write = 'update public.trip_join_links set revoked_at = null';
      expect(await refused(write)).toMatchObject({ code: '42501' });
    });
  });

  it.each([
    ['editor', '42501', 'not_trip_owner'],
    ['viewer', '42501', 'not_trip_owner'],
    ['stranger', 'PT404', 'trip_not_found'],
    ['supervisor', 'PT404', 'trip_not_found'],
    ['banned', '42501', 'not_signed_in'],
  ] as const)('is not created, listed or revoked by %s', async (role: Role, code, message) => {
    const { id, token } = await create();
    await join(token);
    await database().asUser(scene.caller(role), async ({ query, refused }) => {
      expect(await refused(CREATE, [scene.tripId, 'viewer', 7])).toMatchObject({ code, message });
      const revoke = 'select public.revoke_join_link($1, $2)';
      expect(await refused(revoke, [scene.tripId, id])).toMatchObject({ code: 'PT404' });
      expect(await query('select id from public.trip_join_links')).toEqual([]);
      expect(await query('select user_id from public.trip_joins')).toEqual([]);
    });
  });

  it('[COLLAB-1] is not created without premium, and waits while its owner has none', async () => {
    const { token } = await create();
    const premium = 'update app.accounts set is_premium = $2 where id = $1';
    await database().query(premium, [scene.people.owner.id, false]);
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(CREATE, [scene.tripId, 'viewer', 7])).toMatchObject({
        code: '42501',
        message: 'premium_required',
      });
    });
    expect(await look(token)).toMatchObject({ status: 'paused' });
    expect(await refusedTo(token)).toMatchObject({ code: 'PT403', message: 'join_link_paused' });
    await database().query(premium, [scene.people.owner.id, true]);
    expect(await look(token)).toMatchObject({ status: 'open' });
  });

  it.each([
    [['owner', 7], 'role_unknown'],
    [['viewer', 0], 'join_link_days_invalid'],
    [['viewer', 91], 'join_link_days_invalid'],
  ])('with %j is refused', async ([role, days], message) => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(CREATE, [scene.tripId, role, days])).toMatchObject({ code: 'PT400', message });
    });
  });

  it('stops when it is revoked, has expired, or was never there; who has joined stays', async () => {
    const revoked = await create();
    await join(revoked.token);
    await database().actAs(scene.people.owner, ({ query }) =>
      query('select public.revoke_join_link($1, $2)', [scene.tripId, revoked.id]),
    );
    const expired = await create();
    await database().query(
      "update public.trip_join_links set created_at = now() - interval '8 days', expires_at = now() - interval '1 day' where id = $1",
      [expired.id],
    );
    const other = await makePerson(database(), 'Gil');
    for (const [token, status, code, message] of [
      [revoked.token, 'revoked', 'PT410', 'join_link_revoked'],
      [expired.token, 'expired', 'PT410', 'join_link_expired'],
      ['a'.repeat(64), 'unknown', 'PT404', 'join_link_not_found'],
      ["' or true --", 'unknown', 'PT404', 'join_link_not_found'],
    ] as const) {
      expect(await look(token)).toEqual({ status });
      expect(await refusedTo(token, other)).toEqual({ code, message, detail: 'token' });
    }
    expect(await roleOf(friend)).toEqual([{ role: 'viewer' }]);
  });

  it('does not work for somebody whom the owner removed since, and does for who left', async () => {
    const { token } = await create();
    const remove = 'delete from public.trip_collaborators where trip_id = $1 and user_id = $2';
    await join(token);
    await database().actAs(friend, ({ query }) => query(remove, [scene.tripId, friend.id]));
    await join(token);
    await database().actAs(scene.people.owner, ({ query }) => query(remove, [scene.tripId, friend.id]));
    expect(await look(token, friend)).toEqual({ status: 'removed' });
    expect(await refusedTo(token)).toMatchObject({ code: 'PT403', message: 'join_link_removed' });
    expect(await look(token)).toMatchObject({ status: 'open' });
    await addCollaborator(database(), scene.tripId, friend, 'viewer');
    await database().actAs(friend, ({ query }) => query(remove, [scene.tripId, friend.id]));
    await join(token);
  });

  it('says that a trip is full, and adds nobody', async () => {
    const { token } = await create();
    const limit = "update app.limits set amount = $1 where name = 'collaborators'";
    await database().query(limit, [3]);
    expect(await look(token, friend)).toMatchObject({ status: 'full' });
    expect(await refusedTo(token)).toMatchObject({ code: 'PT422', message: 'collaborators_too_many' });
    await database().query(limit, [100]);
  });

  it('[BAN-1] does not let a banned person in, nor anybody to a banned owner', async () => {
    const { token } = await create();
    const ban = 'update app.accounts set is_banned = $2 where id = $1';
    await database().query(ban, [friend.id, true]);
    expect(await look(token, friend)).toEqual({ status: 'banned' });
    expect(await refusedTo(token)).toMatchObject({ code: '42501', message: 'not_signed_in' });
    await database().query(ban, [scene.people.owner.id, true]);
    expect(await look(token)).toEqual({ status: 'unknown' });
    expect(await refusedTo(token, scene.people.stranger)).toMatchObject({ message: 'join_link_not_found' });
  });

  it('is not joined by visitors', async () => {
    const { token } = await create();
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused(JOIN, [token])).toMatchObject({ code: '42501' });
    });
  });

  it('cannot be guessed: calls are counted by network, found or not', async () => {
    const { token } = await create();
    const limit = "update app.limits set amount = $1 where name = 'join-address'";
    await database().query(limit, [3]);
    const network = crypto.randomUUID();
    const ask = (from: string, secret: string) =>
      database().actAs('anon', async ({ query, refused }) => {
        await query("select set_config('escale.network', $1, true)", [from]);
        const sql = 'select public.join_link($1)';
        return secret === '' ? refused(sql, [token]) : query(sql, [secret]);
      });
    await ask(network, 'a');
    await ask(network, 'b');
    await ask(network, token);
    expect(await ask(network, '')).toMatchObject({ code: 'PT429', message: 'join_calls_too_many' });
    await ask(crypto.randomUUID(), token);
    await database().query(limit, [120]);
  });

  it('is one of so many a trip, and forgotten a month after its end', async () => {
    const limit = "update app.limits set amount = $1 where name = 'join-links'";
    await database().query(limit, [2]);
    const { id } = await create();
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(CREATE, [scene.tripId, 'viewer', 7])).toMatchObject({
        code: 'PT422',
        message: 'join_links_too_many',
      });
    });
    await database().query(limit, [20]);
    await database().query(
      "update public.trip_join_links set revoked_at = now() - interval '31 days' where id = $1",
      [id],
    );
    expect(await database().query('select app.purge_join_links() as gone')).toEqual([{ gone: 1 }]);
  });
});
