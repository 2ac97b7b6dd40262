import { beforeEach, expect, it, vi } from 'vitest';
import { createRefresh } from '#server/supabase/auth/refresh.ts';
import { noteReceived } from '#server/supabase/auth/session-tokens.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, type Person } from '#tests/support/people.ts';

describeOnBoth('[AUTH-10] a refresh token that comes again', (database) => {
  let person: Person;
  let session: string;
  const forward = vi.fn(async () => Response.json({ access_token: 'new' }));
  const onReuse = vi.fn();

  beforeEach(async () => {
    vi.clearAllMocks();
    person = await makePerson(database(), 'Alice');
    session = crypto.randomUUID();
    await database().query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, person.id]);
  });

  /** A token of the session; `age` in seconds since it was exchanged, none for the current one. */
  const keep = async (token: string, parent: string | null, age?: number) => {
    await database().query(
      `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, updated_at)
       values ($1, $2, $3, $4, $5, $6, now() - make_interval(secs => $7))`,
      [
        crypto.randomUUID(),
        `${token}-${session}`,
        person.id,
        session,
        age !== undefined,
        parent && `${parent}-${session}`,
        age ?? 0,
      ],
    );
  };
  const present = (token: string) => createRefresh(database())(`${token}-${session}`, forward, onReuse);
  /** A request's identity, by an access token that was issued so many seconds from now. */
  const seen = (seconds: number) => ({
    role: 'authenticated',
    userId: person.id,
    sessionId: session,
    claims: { iat: Math.ceil(Date.now() / 1000) + seconds },
  });
  const isOver = async () =>
    (await database().query('select from auth.sessions where id = $1', [session])).length === 0 &&
    (await database().query('select from auth.refresh_tokens where session_id = $1', [session])).length === 0;

  it('is the library’s to exchange when it is current, or when there is no such token', async () => {
    await keep('current', null);
    expect((await present('current')).status).toBe(200);
    expect((await present('unknown')).status).toBe(200);
    expect(forward).toHaveBeenCalledTimes(2);
    expect(await isOver()).toBe(false);
  });

  it('is taken for a moment, while the one that was made of it is current', async () => {
    await keep('before', null, 20);
    await keep('current', 'before');
    expect((await present('before')).status).toBe(200);
    expect(forward).toHaveBeenCalledOnce();
    expect(await isOver()).toBe(false);
  });

  it('is taken hours later, when nobody has received the one that was made of it; then no more', async () => {
    await keep('before', null, 7200);
    await keep('current', 'before');
    expect((await present('before')).status).toBe(200);
    await noteReceived(database(), seen(-3600)); // The one before it.
    expect((await present('before')).status).toBe(200);
    await noteReceived(database(), seen(0));
    await noteReceived(database(), seen(-3600));
    expect((await present('before')).status).toBe(400);
    expect(onReuse).toHaveBeenCalledExactlyOnceWith(person.id);
    expect(await isOver()).toBe(true);
    await noteReceived(database(), seen(0)); // Of a session that is over nothing is noted.
  });

  it('counts again when the process was killed before another was made of it', async () => {
    await keep('before', null, 7200);
    await keep('last', 'before', 3600);
    expect((await present('last')).status).toBe(200);
    expect(forward).toHaveBeenCalledOnce();
    const [row] = await database().query('select revoked from auth.refresh_tokens where token = $1', [
      `last-${session}`,
    ]);
    expect(row).toEqual({ revoked: false });
    expect((await present('before')).status).toBe(200); // Nobody has received the last one yet.
    await noteReceived(database(), seen(0));
    expect((await present('before')).status).toBe(400);
    expect(await isOver()).toBe(true);
  });

  it('ends the session with all its tokens when it is older than the one before', async () => {
    await keep('before', null, 5);
    await keep('second', 'before', 3);
    await keep('current', 'second');
    const answer = await present('before');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    expect(forward).not.toHaveBeenCalled();
    expect(onReuse).toHaveBeenCalledExactlyOnceWith(person.id);
    expect(await isOver()).toBe(true);
  });

  it('waits for its turn when it comes twice at once', async () => {
    await keep('current', null);
    const refresh = createRefresh(database());
    const order: string[] = [];
    const exchange = (name: string) => async () => {
      order.push(`${name} begins`);
      await database().query('select 1');
      order.push(`${name} ends`);
      return Response.json({});
    };
    await Promise.all(
      ['first', 'second'].map((name) => refresh(`current-${session}`, exchange(name), onReuse)),
    );
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
