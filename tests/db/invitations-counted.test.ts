import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';

const ADD = 'insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)';
const INVITE = 'select public.invite_collaborator($1, $2)';
const REFUSED = { code: 'PT429', message: 'invitations_too_many', detail: '' };

describeOnBoth('[COLLAB-2] adding people to trips', (database) => {
  let owner: Person;
  let trip: string;
  let friends: Person[];

  beforeEach(async () => {
    const { query } = database();
    owner = await makePerson(database(), 'Alice', { isPremium: true });
    trip = await makeTrip(database(), owner);
    friends = await Promise.all(['Bea', 'Cy', 'Di', 'Ed'].map((name) => makePerson(database(), name)));
    await query("update app.limits set amount = 3 where name = 'invite-account'");
  });

  it('is counted together, by the function and by the table, row by row', async () => {
    const [bea, cy, di, ed] = friends;
    await database().asUser(owner, async ({ query, refused }) => {
      await query(INVITE, [trip, bea?.email]);
      expect(
        await refused(
          'insert into public.trip_collaborators (trip_id, user_id) values ($1, $2), ($1, $3), ($1, $4)',
          [trip, cy?.id, di?.id, ed?.id],
        ),
      ).toEqual(REFUSED);
      await query(ADD, [trip, cy?.id]);
      await query(ADD, [trip, di?.id]);
      expect(await refused(ADD, [trip, ed?.id])).toEqual(REFUSED);
      expect(await refused(INVITE, [trip, ed?.email])).toEqual(REFUSED);
    });
    const another = await makePerson(database(), 'Zoe', { isPremium: true });
    const theirs = await makeTrip(database(), another);
    await database().asUser(another, ({ query }) => query(ADD, [theirs, ed?.id]));
  });

  it('is not counted twice when the server has counted the call', async () => {
    await database().asUser(owner, async ({ query }) => {
      await query("select set_config('escale.counted', 'on', true)");
      for (const { email } of friends) await query(INVITE, [trip, email]);
    });
  });

  it('people who come back with a restored trip are not counted again', async () => {
    await database().actAs(owner, ({ query }) => query(ADD, [trip, friends[0]?.id]));
    for (const _ of [1, 2, 3, 4])
      await database().actAs(owner, async ({ query }) => {
        await query('delete from public.trips where id = $1', [trip]);
        await query('select public.restore_trip($1)', [trip]);
      });
    await database().actAs(owner, ({ query }) => query(ADD, [trip, friends[1]?.id]));
  });

  it('tells who is added, also by the table, and they may leave at once', async () => {
    const [bea] = friends;
    await database().actAs(owner, ({ query }) => query(ADD, [trip, bea?.id]));
    expect(
      await database().query(
        "select kind, user_id, payload ->> 'byId' as by_id from app.mail_queue where trip_id = $1",
        [trip],
      ),
    ).toEqual([{ kind: 'invitation', user_id: bea?.id, by_id: owner.id }]);
    if (!bea) throw new Error('There is somebody to add.');
    await database().actAs(bea, async ({ query }) => {
      expect(await query('select id from public.trips')).toEqual([{ id: trip }]);
      await query('delete from public.trip_collaborators where trip_id = $1 and user_id = $2', [
        trip,
        bea.id,
      ]);
      expect(await query('select id from public.trips')).toEqual([]);
    });
    await database().asUser(owner, async ({ query }) => {
      expect(await query('select email from public.profiles where id = $1', [bea.id])).toEqual([]);
    });
  });
});
