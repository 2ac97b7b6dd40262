import { beforeEach, expect, it } from 'vitest';
import { describeEverywhere } from '#tests/support/hosted-database.ts';
import { makePerson, makeTrip, makeUser, type Person } from '#tests/support/people.ts';

describeEverywhere('[AUTH-3] accounts whose address was never confirmed', (database) => {
  let nadia: Person;
  /** Signed up, and mailed, so long ago. */
  const age = ({ id }: Person, signedUp: string, mailed = signedUp) =>
    database().query(
      `update auth.users set created_at = now() - $2::interval, confirmation_sent_at = now() - $3::interval where id = $1`,
      [id, signedUp, mailed],
    );
  const set = ({ id }: Person, change: string) =>
    database().query(`update auth.users set ${change} where id = $1`, [id]);
  const purge = async () => {
    await database().query('select app.purge_unconfirmed()');
    return (await database().query('select from auth.users where id = $1', [nadia.id])).length === 0;
  };
  beforeEach(async () => {
    nadia = await makeUser(database(), 'Nadia');
    await age(nadia, '31 days');
  });

  it('go after thirty days, and the address may sign up again', async () => {
    expect(await purge()).toBe(true);
    await makeUser(database(), 'Nadia', nadia.email);
  });

  it('stay until then, also those that were sent another mail since', async () => {
    await age(nadia, '29 days');
    expect(await purge()).toBe(false);
    await age(nadia, '90 days', '29 days');
    expect(await purge()).toBe(false);
  });

  it.each([
    ['is confirmed', 'email_confirmed_at = created_at'],
    ['has signed in', 'last_sign_in_at = created_at'],
    ['was invited since', `invited_at = now() - interval '1 day'`],
    ['is banned', `banned_until = now() + interval '1 year'`],
    ['was softly deleted', 'deleted_at = created_at'],
  ])('one that %s stays', async (_, change) => {
    await set(nadia, change);
    expect(await purge()).toBe(false);
  });

  it('one that a provider opens stays', async () => {
    await database().query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data) values (gen_random_uuid(), 'github', '42', $1, '{}')`,
      [nadia.id],
    );
    expect(await purge()).toBe(false);
  });

  it('one with a profile stays, and what its person owns', async () => {
    const owner = await makePerson(database(), 'Olive');
    await makeTrip(database(), owner);
    await age(owner, '400 days');
    expect(await purge()).toBe(true);
    expect(await database().query('select from public.trips where owner_id = $1', [owner.id])).toHaveLength(
      1,
    );
  });

  it('leave the invitations to their address', async () => {
    const owner = await makePerson(database(), 'Olive', { isPremium: true });
    const trip = await makeTrip(database(), owner);
    await database().actAs(owner, ({ query }) =>
      query(`select public.invite_address($1, $2, 'viewer')`, [trip, nadia.email]),
    );
    expect(await purge()).toBe(true);
    const invited = 'select from public.trip_join_links where email = $1 and revoked_at is null';
    expect(await database().query(invited, [nadia.email])).toHaveLength(1);
  });
});
