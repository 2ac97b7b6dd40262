import { beforeEach, expect, it } from 'vitest';
import { isTripMail } from '#server/mail/kinds.ts';
import { claimMail } from '#server/mail/queue.ts';
import { readContent } from '#server/mail/trip/content.ts';
import { describeOnBoth, type Session } from '#tests/support/database.ts';
import { deleteAccount, type Person } from '#tests/support/people.ts';
import { makeScene, type Scene } from '#tests/support/scene.ts';

const LEAVE = 'select public.delete_my_account($1::text::jsonb, $2)';

describeOnBoth('[PLUS-9] leaving for good', (database) => {
  let scene: Scene;

  beforeEach(async () => {
    scene = await makeScene(database());
  });

  const refusedFor = (person: Person, transfers: unknown, confirmation: string | null = person.email) =>
    database().asUser(person, ({ refused }) => refused(LEAVE, [JSON.stringify(transfers), confirmation]));

  /** What the token of a session says, besides who it is. */
  const withClaims = (person: Person, claims: object, work: (session: Session) => Promise<unknown>) =>
    database().asUser(person, async (session) => {
      await session.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify({ role: 'authenticated', sub: person.id, ...claims }),
      ]);
      return work(session);
    });

  const givePassword = ({ id }: Person) =>
    database().query("update auth.users set encrypted_password = 'a hash' where id = $1", [id]);

  const openSession = async ({ id }: Person, age: string) => {
    const session = crypto.randomUUID();
    await database().query(
      'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now() - $3::text::interval)',
      [session, id, age],
    );
    return session;
  };

  it('asks for the address of an account without a password', async () => {
    const { viewer } = scene.people;
    expect(await refusedFor(viewer, {}, 'somebody@else.org')).toMatchObject({
      code: 'PT400',
      message: 'confirmation_mismatch',
      detail: 'confirmation',
    });
    expect(await refusedFor(viewer, {}, null)).toMatchObject({ message: 'confirmation_mismatch' });
    await database().asUser(viewer, ({ query }) => query(LEAVE, ['{}', ` ${viewer.email.toUpperCase()} `]));
  });

  it('asks for a session that has just begun, with the password, of an account that has one', async () => {
    const { viewer, editor } = scene.people;
    await givePassword(viewer);
    const leave = async (claims: object) =>
      withClaims(viewer, claims, ({ refused }) => refused(LEAVE, ['{}', viewer.email]));
    const needed = { code: 'PT403', message: 'password_needed', detail: 'password' };
    const fresh = await openSession(viewer, '1 minute');
    expect(await leave({})).toMatchObject(needed);
    expect(await leave({ session_id: await openSession(viewer, '6 minutes') })).toMatchObject(needed);
    expect(await leave({ session_id: await openSession(editor, '1 minute') })).toMatchObject({
      code: '42501',
    });
    expect(await leave({ session_id: fresh, amr: [{ method: 'otp' }] })).toMatchObject(needed);
    for (const claims of [{}, { amr: [{ method: 'password', timestamp: 1 }] }, { amr: ['password'] }]) {
      await withClaims(viewer, { session_id: fresh, ...claims }, ({ query }) => query(LEAVE, ['{}', null]));
    }
  });

  it('can be a dry run: refuses what it would refuse, and does nothing', async () => {
    const { supervisor, owner, editor } = scene.people;
    await database().query("update app.accounts set role = 'traveler' where id <> $1", [supervisor.id]);
    const dryRun = 'select public.delete_my_account($1::text::jsonb, $2, dry_run => true)';
    const transfers = JSON.stringify({ [scene.tripId]: editor.id });
    const counted = () =>
      database().query(
        `select (select count(*)::integer from app.accounts) as people, (select count(*)::integer from app.mail_queue) as mails,
           (select owner_id from public.trips where id = $1) as owner`,
        [scene.tripId],
      );
    const before = await counted();
    await database().asUser(owner, ({ query }) => query(dryRun, [transfers, owner.email]));
    expect(await counted()).toEqual(before);
    for (const [person, given, confirmation, message] of [
      [supervisor, '{}', supervisor.email, 'last_supervisor'],
      [owner, transfers, 'x', 'confirmation_mismatch'],
      [owner, '[]', owner.email, 'transfers_invalid'],
    ] as const) {
      const refused = await database().asUser(person, (session) =>
        session.refused(dryRun, [given, confirmation]),
      );
      expect(refused).toMatchObject({ message });
    }
  });

  it('transfers a trip to someone who is in it; the others are notified, and what is planned stays', async () => {
    const { owner, editor, viewer } = scene.people;
    await database().query('update app.accounts set preferences = \'{"language": "en"}\' where id = $1', [
      owner.id,
    ]);
    await deleteAccount(database(), owner, { [scene.tripId]: editor.id });
    expect(
      await database().query('select kind, address, language from app.mail_queue where address = $1', [
        owner.email,
      ]),
    ).toEqual([{ kind: 'account_deleted', address: owner.email, language: 'en' }]);
    // Who has the trip now is notified, too.
    const isHeirs = "user_id = $1 and trip_id = $2 and kind = 'invitation'";
    await database().query(`delete from app.mail_queue where not (${isHeirs})`, [editor.id, scene.tripId]);
    const mail = await claimMail(database(), 0);
    const content = mail && isTripMail(mail) ? await readContent(database(), mail) : null;
    expect(content).toMatchObject({ kind: 'invitation', role: 'owner', trip: { title: 'Lisbonne' } });
    expect(
      await database().query(
        "select title from public.trip_activity_log where source = 'trip_collaborators'",
      ),
    ).toEqual([]);
    const [trip] = await database().query('select owner_id, title from public.trips where id = $1', [
      scene.tripId,
    ]);
    expect(trip).toEqual({ owner_id: editor.id, title: 'Lisbonne' });
    await database().asUser(editor, async ({ query }) => {
      expect(
        await query('select user_id from public.trip_collaborators where trip_id = $1 order by role', [
          scene.tripId,
        ]),
      ).toEqual([{ user_id: scene.people.banned.id }, { user_id: viewer.id }]);
      expect(
        await query('select title, created_by from public.trip_meals where trip_id = $1', [scene.tripId]),
      ).toEqual([{ title: 'Pastéis de nata', created_by: null }]);
      expect(
        await query('select text, user_id from public.trip_chat_messages where trip_id = $1', [scene.tripId]),
      ).toEqual([{ text: 'Who brings the map?', user_id: owner.id }]);
      await query('delete from public.trips where id = $1', [scene.tripId]);
      await query('select public.restore_trip($1)', [scene.tripId]);
      expect(
        await query('select text, user_id from public.trip_chat_messages where trip_id = $1', [scene.tripId]),
      ).toEqual([{ text: 'Who brings the map?', user_id: owner.id }]);
    });
  });

  it('[PLUS-17] says in the activity to whom the trip went', async () => {
    const { owner, editor } = scene.people;
    await deleteAccount(database(), owner, { [scene.tripId]: editor.id });
    const [line] = await database().query(
      "select created_by, changes from public.trip_activity_log where trip_id = $1 and source = 'trips' and operation = 'UPDATE'",
      [scene.tripId],
    );
    expect(line).toEqual({ created_by: owner.id, changes: { owner_id: [owner.id, editor.id] } });
  });

  it('hands nothing over to a stranger, to someone banned, or that is not one’s own', async () => {
    const { owner, editor, stranger, banned } = scene.people;
    for (const heir of [stranger, banned, owner]) {
      expect(await refusedFor(owner, { [scene.tripId]: heir.id })).toMatchObject({
        code: 'PT422',
        message: 'heir_not_member',
        detail: 'transfers',
      });
    }
    expect(await refusedFor(editor, { [scene.tripId]: editor.id })).toMatchObject({
      code: 'PT404',
      message: 'trip_not_found',
    });
    for (const choices of [
      [],
      'all',
      { [scene.tripId]: 'Eddie' },
      { lisbon: editor.id },
      { [scene.tripId]: null },
    ]) {
      expect(await refusedFor(owner, choices)).toMatchObject({ code: 'PT400', message: 'transfers_invalid' });
    }
  });

  it('nobody gives a trip away by writing its row', async () => {
    const { owner, editor } = scene.people;
    await database().asUser(owner, async ({ refused }) => {
      expect(
        await refused('update public.trips set owner_id = $2 where id = $1', [scene.tripId, editor.id]),
      ).toMatchObject({ code: '42501' });
    });
  });

  it('tells of one’s trips with others, and of who could have them', async () => {
    const { owner, editor, viewer } = scene.people;
    const shared = (caller: Person) =>
      database().asUser(caller, ({ query }) =>
        query('select id, title, people from public.my_shared_trips()'),
      );
    expect(await shared(owner)).toMatchObject([
      {
        id: scene.tripId,
        title: 'Lisbonne',
        people: [
          { id: editor.id, name: 'Eddie' },
          { id: viewer.id, name: 'Vera' },
        ],
      },
    ]);
    expect(await shared(editor)).toEqual([]);
    await database().asUser('anon', async ({ refused }) => {
      expect(await refused('select public.my_shared_trips()')).toMatchObject({ code: '42501' });
    });
  });
});
