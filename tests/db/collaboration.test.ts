import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

type Invitation = { invited: Record<string, unknown> };

const INVITE = 'select public.invite_collaborator($1, $2, $3) as invited';

describeOnBoth('collaborators', (database) => {
  let scene: Scene;
  let friend: Person;

  beforeAll(async () => {
    scene = await makeScene(database());
    friend = await makePerson(database(), 'Fay', { email: 'fay@example.org' });
  });

  it('[COLLAB-2] a premium owner invites by e-mail, no matter what its case, and gets the person back', async () => {
    const [answer] = await database().asUser(scene.people.owner, ({ query }) =>
      query<Invitation>(INVITE, [scene.tripId, ' FAY@example.org ', 'editor']),
    );
    expect(answer?.invited).toMatchObject({
      trip_id: scene.tripId,
      user_id: friend.id,
      role: 'editor',
      profile: { id: friend.id, name: 'Fay', email: 'fay@example.org', avatar_url: null },
    });
    expect(Object.keys(Object(answer?.invited.profile)).sort()).toEqual([
      'avatar_url',
      'email',
      'id',
      'name',
      'username',
    ]);
  });

  it('[COLLAB-2] the role is viewer when none is said', async () => {
    const [answer] = await database().asUser(scene.people.owner, ({ query }) =>
      query<Invitation>('select public.invite_collaborator($1, $2) as invited', [scene.tripId, friend.email]),
    );
    expect(answer?.invited).toMatchObject({ role: 'viewer' });
  });

  it.each([
    ['a person without account', 'nobody@example.org', 'viewer', 'PT404', 'user_not_found', 'email'],
    ['no address', '  ', 'viewer', 'PT400', 'email_invalid', 'email'],
    ['a role that is none', 'fay@example.org', 'owner', 'PT400', 'role_unknown', 'role'],
  ])('[COLLAB-2] inviting %s is refused', async (_, email, role, code, key, field) => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(await refused(INVITE, [scene.tripId, email, role])).toEqual({
        code,
        message: key,
        detail: field,
      });
    });
  });

  it('[COLLAB-2] inviting oneself, a member, or someone who is banned is refused', async () => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      const invite = (person: Person) => refused(INVITE, [scene.tripId, person.email, 'viewer']);
      expect(await invite(scene.people.owner)).toMatchObject({
        code: 'PT409',
        message: 'collaborator_is_owner',
      });
      expect(await invite(scene.people.viewer)).toMatchObject({
        code: 'PT409',
        message: 'collaborator_exists',
      });
      expect(await invite(scene.people.banned)).toMatchObject({ code: 'PT404', message: 'user_not_found' });
    });
  });

  it('[COLLAB-1] without premium nobody invites, by the function or by the table', async () => {
    const poor = await makePerson(database(), 'Paul');
    const trip = await makeTrip(database(), poor);
    await database().asUser(poor, async ({ refused }) => {
      expect(await refused(INVITE, [trip, friend.email, 'viewer'])).toMatchObject({
        code: '42501',
        message: 'premium_required',
      });
      expect(
        await refused('insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)', [
          trip,
          friend.id,
        ]),
      ).toMatchObject({ code: '42501' });
    });
  });

  it.each([
    ['editor', '42501', 'not_trip_owner'],
    ['viewer', '42501', 'not_trip_owner'],
    ['stranger', 'PT404', 'trip_not_found'],
    ['supervisor', 'PT404', 'trip_not_found'],
    ['banned', '42501', 'not_signed_in'],
  ] as const)(
    '[COLLAB-4] %s does not invite, and learns nothing about addresses',
    async (role, code, key) => {
      await database().asUser(scene.people[role], async ({ refused }) => {
        for (const email of [friend.email, 'nobody@example.org']) {
          expect(await refused(INVITE, [scene.tripId, email, 'viewer'])).toMatchObject({
            code,
            message: key,
          });
        }
      });
    },
  );

  it('[COLLAB-4] a visitor may not call it at all', async () => {
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused(INVITE, [scene.tripId, friend.email, 'viewer'])).toMatchObject({ code: '42501' });
    });
  });

  it('[COLLAB-3] the owner changes a role and removes; a collaborator leaves, and only for themselves', async () => {
    const at = 'where trip_id = $1 and user_id = $2 returning role';
    await database().asUser(scene.people.owner, async ({ query, refused }) => {
      const change = (role: string) => `update public.trip_collaborators set role = '${role}' ${at}`;
      const values = [scene.tripId, scene.people.viewer.id];
      expect(await query(change('editor'), values)).toEqual([{ role: 'editor' }]);
      expect(await refused(change('owner'), values)).toEqual({
        code: 'PT400',
        message: 'role_unknown',
        detail: 'role',
      });
      expect(await query(`delete from public.trip_collaborators ${at}`, values)).toHaveLength(1);
    });
    await database().asUser(scene.people.viewer, async ({ query }) => {
      const leave = `delete from public.trip_collaborators ${at}`;
      expect(await query(leave, [scene.tripId, scene.people.editor.id])).toEqual([]);
      expect(await query(leave, [scene.tripId, scene.people.viewer.id])).toHaveLength(1);
      expect(await query('select id from public.trips where id = $1', [scene.tripId])).toEqual([]);
    });
  });

  it('[COLLAB-3] the owner is no collaborator of their own trip', async () => {
    await database().asUser(scene.people.owner, async ({ refused }) => {
      expect(
        await refused('insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)', [
          scene.tripId,
          scene.people.owner.id,
        ]),
      ).toMatchObject({ code: 'PT409', message: 'collaborator_is_owner' });
    });
  });
});
