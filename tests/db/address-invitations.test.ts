import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeUser, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const CREATE = 'select public.create_join_link($1, $2, $3) as link';
const JOIN = 'select public.join_trip($1) as trip';

describeOnBoth('[PLUS-17] an invitation to an address', (database) => {
  let scene: Scene;
  let address: string;

  beforeEach(async () => {
    scene = await makeScene(database());
    address = `nina-${crypto.randomUUID().slice(0, 8)}@example.org`;
  });

  const INVITE = 'select public.invite_address($1, $2, $3) as answer';
  const invite = (email = address, role = 'editor') =>
    database().actAs(scene.people.owner, ({ query }) =>
      query<{ answer: { is_member: boolean; id: string } }>(INVITE, [scene.tripId, email, role]),
    );

  async function mailedSecret(): Promise<string> {
    const [mail] = await database().query<{ secret: string }>(
      "select payload ->> 'secret' as secret from app.mail_queue where kind = 'trip_invitation' and address = $1",
      [address],
    );
    return mail?.secret ?? '';
  }

  /** Signs up as GoTrue does: a user, confirmed or not, then the profile by the first sign-in. */
  async function signUp(email = address, isConfirmed = true): Promise<Person> {
    const person = await makeUser(database(), 'Nina', email);
    if (isConfirmed)
      await database().query('update auth.users set email_confirmed_at = now() where id = $1', [person.id]);
    await database().actAs(person, ({ query }) =>
      query('insert into public.profiles (id, email, name) values ($1, $2, $3)', [person.id, email, 'Nina']),
    );
    return person;
  }

  const membersOf = () =>
    database().query<{ user_id: string; role: string }>(
      'select user_id, role from public.trip_collaborators where trip_id = $1',
      [scene.tripId],
    );

  it('[COLLAB-2] leaves the specification’s answer, and mails a link in its own step', async () => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(
        await refused('select public.invite_collaborator($1, $2)', [scene.tripId, address]),
      ).toMatchObject({ code: 'PT404', message: 'user_not_found' });
    });
    expect(await invite(` ${address.toUpperCase()} `)).toMatchObject([{ answer: { is_member: false } }]);
    expect(await mailedSecret()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('puts them into the trip when they sign up with a confirmed address, once', async () => {
    await invite();
    const person = await signUp();
    expect(await membersOf()).toContainEqual({ user_id: person.id, role: 'editor' });
    const seen = 'select public.join_link($1) as link';
    const secret = await mailedSecret();
    expect(await database().asUser(person, ({ query }) => query(seen, [secret]))).toEqual([
      { link: { status: 'member', trip_id: scene.tripId } },
    ]);
    expect(await database().asUser('anon', ({ query }) => query(seen, [secret]))).toEqual([
      { link: { status: 'revoked' } },
    ]);
  });

  it('reaches somebody who has signed up and never signed in: they are in the trip when they first do', async () => {
    const person = await makeUser(database(), 'Nina', address);
    await database().query('update auth.users set email_confirmed_at = now() where id = $1', [person.id]);
    expect(await invite()).toMatchObject([{ answer: { is_member: false } }]);
    expect(await mailedSecret()).toMatch(/^[0-9a-f]{64}$/);
    await database().actAs(person, ({ query }) =>
      query('insert into public.profiles (id, email, name) values ($1, $2, $3)', [
        person.id,
        address,
        'Nina',
      ]),
    );
    expect(await membersOf()).toContainEqual({ user_id: person.id, role: 'editor' });
  });

  it('waits for who has not confirmed the address, and works by the mail’s link then', async () => {
    await invite();
    const person = await signUp(address, false);
    expect((await membersOf()).map(({ user_id }) => user_id)).not.toContain(person.id);
    const secret = await mailedSecret();
    await database().actAs(person, ({ query }) => query(JOIN, [secret]));
    expect(await membersOf()).toContainEqual({ user_id: person.id, role: 'editor' });
  });

  it('is for its address alone', async () => {
    await invite();
    const secret = await mailedSecret();
    await database().asUser(scene.people.stranger, async ({ query, refused }) => {
      expect(await query('select public.join_link($1) as link', [secret])).toMatchObject([
        { link: { status: 'other_address', email: address } },
      ]);
      expect(await refused(JOIN, [secret])).toMatchObject({ message: 'join_link_other_address' });
    });
  });

  it('can be declined, and revoked by the owner; then signing up adds nobody', async () => {
    await invite();
    const secret = await mailedSecret();
    await database().actAs('anon', ({ query }) => query('select public.decline_invitation($1)', [secret]));
    expect(
      await database().asUser('anon', ({ query }) => query('select public.join_link($1) as link', [secret])),
    ).toEqual([{ link: { status: 'declined' } }]);
    const [again] = await invite();
    await database().actAs(scene.people.owner, ({ query }) =>
      query('select public.revoke_join_link($1, $2)', [scene.tripId, again?.answer.id]),
    );
    const person = await signUp();
    expect((await membersOf()).map(({ user_id }) => user_id)).not.toContain(person.id);
  });

  it('a link for anybody is not declined by it', async () => {
    const [row] = await database().actAs(scene.people.owner, ({ query }) =>
      query<{ link: { id: string; token: string } }>(CREATE, [scene.tripId, 'viewer', 7]),
    );
    await database().actAs('anon', ({ query }) =>
      query('select public.decline_invitation($1)', [row?.link.token]),
    );
    expect(
      await database().query(
        'select 1 from public.trip_join_links where declined_at is not null and id = $1',
        [row?.link.id],
      ),
    ).toEqual([]);
  });

  it('adds who has an account, as an invitation does', async () => {
    const friend = await makePerson(database(), 'Fay');
    expect(await invite(friend.email)).toMatchObject([{ answer: { is_member: true } }]);
    expect(await membersOf()).toContainEqual({ user_id: friend.id, role: 'editor' });
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(INVITE, [scene.tripId, friend.email, 'viewer'])).toMatchObject({
        message: 'collaborator_exists',
      });
    });
  });

  it('is refused twice, without an address, and to everybody but a premium owner', async () => {
    await invite();
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(INVITE, [scene.tripId, address, 'viewer'])).toMatchObject({
        code: 'PT409',
        message: 'invitation_pending',
      });
      for (const email of ['  ', 'nina', null])
        expect(await refused(INVITE, [scene.tripId, email, 'viewer'])).toMatchObject({
          message: 'email_invalid',
        });
    });
    for (const [role, message] of [
      ['editor', 'not_trip_owner'],
      ['viewer', 'not_trip_owner'],
      ['stranger', 'trip_not_found'],
      ['supervisor', 'trip_not_found'],
      ['banned', 'not_signed_in'],
    ] as const)
      await database().asUser(scene.people[role], async ({ refused }) => {
        expect(await refused(INVITE, [scene.tripId, 'x@example.org', 'viewer'])).toMatchObject({ message });
      });
    await database().query('update app.accounts set is_premium = false where id = $1', [
      scene.people.owner.id,
    ]);
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(INVITE, [scene.tripId, 'x@example.org', 'viewer'])).toMatchObject({
        message: 'premium_required',
      });
    });
  });

  it('mails one address three times a day at most, from all who invite', async () => {
    for (let number = 0; number < 3; number += 1) {
      await invite();
      const secret = await mailedSecret();
      await database().actAs('anon', ({ query }) => query('select public.decline_invitation($1)', [secret]));
      await database().query('delete from app.mail_queue where address = $1', [address]);
    }
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(INVITE, [scene.tripId, address, 'viewer'])).toMatchObject({
        code: 'PT429',
        message: 'invitations_too_many',
      });
    });
  });
});
