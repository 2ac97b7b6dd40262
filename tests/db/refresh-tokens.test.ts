import { beforeEach, expect, it, vi } from 'vitest';
import { createRefresh } from '#server/supabase/auth/refresh.ts';
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

  it.each([
    [
      'after that moment',
      [
        ['before', null, 40],
        ['current', 'before'],
      ],
    ],
    [
      'when it is older than the one before',
      [
        ['before', null, 5],
        ['second', 'before', 3],
        ['current', 'second'],
      ],
    ],
    ['when nothing was made of it', [['before', null, 5]]],
  ] as const)('ends the session with all its tokens %s', async (_, tokens) => {
    for (const [token, parent, age] of tokens) await keep(token, parent, age);
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
