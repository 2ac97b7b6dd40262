import { beforeEach, expect, it } from 'vitest';
import { type DueMail, isTripMail, type TripMail } from '#server/mail/kinds.ts';
import { claimMail, markSent, postponeMail } from '#server/mail/queue.ts';
import { findRecipient, readContent } from '#server/mail/trip/content.ts';
import { describeOnBoth, type TestDatabase } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';

describeOnBoth('[COLLAB-2] [TASK-1] mails that are due', (database) => {
  let alice: Person;
  let eddie: Person;
  let trip: string;

  beforeEach(async () => {
    await database().query('delete from app.mail_queue');
    alice = await makePerson(database(), 'Alice', { isPremium: true });
    eddie = await makePerson(database(), 'Eddie');
    trip = await makeTrip(database(), alice, 'Lisbonne <b>');
  });

  const queued = (db: Pick<TestDatabase, 'query'>) =>
    db.query<{ kind: string; user_id: string; by_id: string }>(
      "select kind, user_id, payload ->> 'byId' as by_id from app.mail_queue order by created_at",
    );
  const invite = (role = 'viewer') =>
    database().actAs(alice, ({ query }) =>
      query('select public.invite_collaborator($1, $2, $3)', [trip, eddie.email, role]),
    );
  /** A new task of Alice's, assigned to someone in a second step as the page does it. */
  async function assign(title: string, person: Person | null = eddie, by = alice): Promise<string> {
    const id = crypto.randomUUID();
    await database().actAs(by, async ({ query }) => {
      await query('insert into public.trip_tasks (id, trip_id, title) values ($1, $2, $3)', [
        id,
        trip,
        title,
      ]);
      await query('update public.trip_tasks set assigned_to = $2 where id = $1', [id, person?.id ?? null]);
    });
    return id;
  }
  /** What the next mail says, and to whom; undefined when there is nothing to tell. */
  async function next(): Promise<{ mail: DueMail<TripMail>; to: string; content: unknown } | undefined> {
    const mail = await claimMail(database(), 0);
    if (!mail || !isTripMail(mail)) return undefined;
    const recipient = await findRecipient(database(), mail);
    const content = recipient && (await readContent(database(), mail));
    return content && { mail, to: recipient.email, content };
  }

  it('an invitation is put there with it, by whom and for whom; one’s own step into a trip is not', async () => {
    await invite('editor');
    expect(await queued(database())).toEqual([{ kind: 'invitation', user_id: eddie.id, by_id: alice.id }]);
    expect(await next()).toMatchObject({
      to: eddie.email,
      content: { kind: 'invitation', by: 'Alice', address: alice.email, role: 'editor', trip: { id: trip } },
    });
    await database().asUser(alice, async ({ query }) => {
      await query("insert into public.trip_tasks (trip_id, title, assigned_to) values ($1, 'Mine', $2)", [
        trip,
        alice.id,
      ]);
      await query('reset role');
      expect(await queued({ query })).toHaveLength(1);
    });
  });

  it('[PLUS-17] who is made the owner is mailed, though invited today; not when the trip is handed back', async () => {
    await invite('editor');
    const invitation = await next();
    if (invitation) await markSent(database(), invitation.mail);
    const transfer = (from: Person, to: Person) =>
      database().actAs(from, ({ query }) => query('select public.transfer_ownership($1, $2)', [trip, to.id]));
    await transfer(alice, eddie);
    const owner = { kind: 'invitation', by: 'Alice', role: 'owner', trip: { id: trip } };
    expect(await next()).toMatchObject({ to: eddie.email, content: owner });
    await database().query('delete from app.mail_queue');
    await transfer(eddie, alice);
    await transfer(alice, eddie);
    await transfer(eddie, alice);
    expect(await queued(database())).toEqual([{ kind: 'invitation', user_id: alice.id, by_id: eddie.id }]);
  });

  it('what is rolled back is not mailed, nor what the server does by itself, nor a trip that comes back', async () => {
    await database().asUser(alice, ({ query }) =>
      query('select public.invite_collaborator($1, $2)', [trip, eddie.email]),
    );
    expect(await queued(database())).toEqual([]);
    await database().query('insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)', [
      trip,
      eddie.id,
    ]);
    await assign('Book');
    await database().query('delete from app.mail_queue');
    await database().actAs(alice, ({ query }) => query('delete from public.trips where id = $1', [trip]));
    await database().actAs(alice, ({ query }) => query('select public.restore_trip($1)', [trip]));
    expect(await queued(database())).toEqual([]);
  });

  it('other writes put nothing there', async () => {
    await invite();
    const task = await assign('Book');
    await database().query('delete from app.mail_queue');
    await database().actAs(alice, async ({ query }) => {
      await query("update public.trip_collaborators set role = 'editor' where trip_id = $1", [trip]);
      await query("update public.trip_tasks set title = 'Book it', assigned_to = $2 where id = $1", [
        task,
        eddie.id,
      ]);
      await query('update public.trip_tasks set assigned_to = null where id = $1', [task]);
      await query('update public.trip_tasks set completed_at = now(), assigned_to = $2 where id = $1', [
        task,
        eddie.id,
      ]);
      await query(
        "insert into public.trip_meals (trip_id, title, date) values ($1, 'Dinner', '2027-03-12')",
        [trip],
      );
    });
    expect(await queued(database())).toEqual([]);
  });

  it('tasks are collected for some minutes, then they are one mail', async () => {
    await database().query('insert into public.trip_collaborators (trip_id, user_id) values ($1, $2)', [
      trip,
      eddie.id,
    ]);
    for (const title of ['Book', 'Pack', 'Call']) await assign(title);
    expect(await claimMail(database(), 300)).toBeUndefined();
    const first = await next();
    expect(first).toMatchObject({
      to: eddie.email,
      content: { kind: 'task', trip: { title: 'Lisbonne <b>' } },
    });
    expect(first?.content).toHaveProperty('tasks', [
      { title: 'Book', due_date: null, by: 'Alice' },
      { title: 'Pack', due_date: null, by: 'Alice' },
      { title: 'Call', due_date: null, by: 'Alice' },
    ]);
    expect(await next()).toBeUndefined();
  });

  it.each<
    [string, (people: { eddie: Person; alice: Person; trip: string; task: string }) => [string, unknown[]]]
  >([
    ['taken back', ({ task }) => ['update public.trip_tasks set assigned_to = null where id = $1', [task]]],
    ['done', ({ task }) => ['update public.trip_tasks set completed_at = now() where id = $1', [task]]],
    ['deleted', ({ task }) => ['delete from public.trip_tasks where id = $1', [task]]],
    ['of a trip that is gone', (all) => ['delete from public.trips where id = $1', [all.trip]]],
    [
      'of someone who was removed',
      (all) => ['delete from public.trip_collaborators where user_id = $1', [all.eddie.id]],
    ],
    [
      'for someone banned',
      (all) => ['update app.accounts set is_banned = true where id = $1', [all.eddie.id]],
    ],
    [
      'by someone banned',
      (all) => ['update app.accounts set is_banned = true where id = $1', [all.alice.id]],
    ],
    ['for someone whose account is gone', (all) => ['delete from auth.users where id = $1', [all.eddie.id]]],
    [
      'for someone who has turned that off',
      (all) => [
        `update app.accounts set preferences = '{"mail_task":"off","mail_invitation":"off"}' where id = $1`,
        [all.eddie.id],
      ],
    ],
  ])('a task %s before it is sent is not mailed, and nothing stays due', async (_, statement) => {
    await invite();
    const [invitation] = [await next()];
    if (invitation) await markSent(database(), invitation.mail);
    const task = await assign('Book');
    await database().query(...statement({ eddie, alice, trip, task }));
    expect(await next()).toBeUndefined();
    expect(await claimMail(database(), 0)).toBeUndefined();
  });

  it('an invitation of someone removed before it is sent is not mailed; one of each is, with the other turned off', async () => {
    await invite();
    await database().actAs(alice, ({ query }) =>
      query('delete from public.trip_collaborators where trip_id = $1', [trip]),
    );
    expect(await next()).toBeUndefined();
    await database().query('delete from app.mail_queue');
    await invite();
    await database().query(
      `update app.accounts set preferences = '{"mail_invitation":"off","language":"en"}' where id = $1`,
      [eddie.id],
    );
    await assign('Book');
    const kinds = [await claimMail(database(), 0), await claimMail(database(), 0)];
    const recipients = await Promise.all(
      kinds.map(async (mail) => mail && isTripMail(mail) && findRecipient(database(), mail)),
    );
    expect(kinds.map((mail, index) => [mail?.kind, (recipients[index] || undefined)?.language])).toEqual([
      ['invitation', undefined],
      ['task', 'en'],
    ]);
  });

  it('the same is not mailed twice in a day, however often it is done again', async () => {
    await invite();
    const task = await assign('Book');
    for (const _ of ['invitation', 'task']) {
      const sent = await next();
      if (sent) await markSent(database(), sent.mail);
    }
    await database().actAs(alice, async ({ query }) => {
      await query('delete from public.trip_collaborators where trip_id = $1', [trip]);
    });
    await invite();
    await database().actAs(alice, async ({ query }) => {
      await query('update public.trip_tasks set assigned_to = null where id = $1', [task]);
      await query('update public.trip_tasks set assigned_to = $2 where id = $1', [task, eddie.id]);
    });
    expect(await queued(database())).toHaveLength(4);
    expect([await next(), await next(), await claimMail(database(), 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const other = await assign('Pack');
    expect(await next()).toMatchObject({ mail: { causes: [{ rowId: other }] } });
  });

  it('who takes a mail has it for the lease; then it is the same mail, and what came meanwhile is another', async () => {
    await invite();
    const first = await claimMail(database(), 0);
    expect(first).toMatchObject({ attempts: 1, kind: 'invitation' });
    expect(await claimMail(database(), 0)).toBeUndefined();
    await database().query("update app.mail_queue set next_try = now() - interval '1 second'");
    const again = await claimMail(database(), 0);
    expect(again).toMatchObject({ id: first?.id, attempts: 2 });
    expect(again && (await postponeMail(database(), again))).toBe(true);
    expect(await claimMail(database(), 0)).toBeUndefined();
    const [wait] = await database().query<{ minutes: number }>(
      'select round(extract(epoch from next_try - now()) / 60)::integer as minutes from app.mail_queue',
    );
    expect(wait).toEqual({ minutes: 5 });
    await database().query('update app.mail_queue set attempts = 7');
    expect(again && (await postponeMail(database(), again))).toBe(false);
    expect(await queued(database())).toEqual([]);
  });

  it('clients reach neither table, and can’t call what forgets', async () => {
    await invite();
    for (const caller of [alice, eddie, 'anon'] as const) {
      await database().asUser(caller, async ({ refused }) => {
        for (const table of ['mail_queue', 'mail_days']) {
          for (const statement of [
            `select * from app.${table}`,
            `delete from app.${table}`,
            `update app.${table} set user_id = null`,
            `insert into app.${table} default values`,
          ]) {
            expect(await refused(statement)).toMatchObject({ code: '42501' });
          }
        }
        for (const call of ['claim_mail(0)', 'postpone_mail(gen_random_uuid())', 'purge_mails()'])
          expect(await refused(`select app.${call}`)).toMatchObject({ code: '42501' });
      });
    }
  });

  it('what was sent a week ago is forgotten, and what nobody came to send', async () => {
    await invite();
    await assign('Book');
    await assign('Pack');
    await database().query(
      `update app.mail_queue set created_at = now() - interval '7 days 2 minutes', sent_at = now() - interval '7 days 1 minute'
       where kind = 'invitation'`,
    );
    await database().query(
      `update app.mail_queue set created_at = now() - interval '8 days 1 minute'
       where id = (select id from app.mail_queue where kind = 'task' limit 1)`,
    );
    expect(await database().query('select app.purge_mails() as gone')).toEqual([{ gone: 2 }]);
    expect(await queued(database())).toHaveLength(1);
  });
});
