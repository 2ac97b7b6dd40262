import { beforeEach, expect, it } from 'vitest';
import { isTripMail } from '#server/mail/kinds.ts';
import { claimMail, queueSummaries } from '#server/mail/queue.ts';
import { findRecipient, readContent } from '#server/mail/trip/content.ts';
import { changeLine, summaryParts } from '#server/mail/trip/summary-parts.ts';
import { en } from '#server/mail/wording/en.ts';
import { fr } from '#server/mail/wording/fr.ts';
import type { MailWords } from '#server/mail/wording/types.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { zoneAt } from '#tests/support/zones.ts';

describeOnBoth('[TASK-1] [CHAT-1] the daily summary', (database) => {
  let alice: Person;
  let eddie: Person;
  let trip: string;

  beforeEach(async () => {
    for (const table of ['app.mail_queue', 'app.mail_days', 'public.trips'])
      await database().query(`delete from ${table}`);
    alice = await makePerson(database(), 'Alice', { isPremium: true });
    eddie = await makePerson(database(), 'Eddie');
    trip = await makeTrip(database(), alice);
    await addCollaborator(database(), trip, eddie, 'editor');
    await setHour(eddie, 7);
    await setHour(alice, 12);
  });

  /** Has it be that hour where someone lives. */
  async function setHour(person: Person, hour: number, others: Record<string, string> = {}): Promise<void> {
    await database().query('update app.accounts set preferences = $2::text::jsonb where id = $1', [
      person.id,
      JSON.stringify({ time_zone: zoneAt(hour), ...others }),
    ]);
  }
  const dine = (by: Person, title: string) =>
    database().actAs(by, ({ query }) =>
      query('insert into public.trip_meals (trip_id, title, date) values ($1, $2, $3)', [
        trip,
        title,
        '2027-03-12',
      ]),
    );
  const say = (by: Person, text: string) =>
    database().actAs(by, ({ query }) =>
      query('insert into public.trip_chat_messages (trip_id, text) values ($1, $2)', [trip, text]),
    );
  const queued = async () =>
    (await database().query<{ user_id: string }>('select user_id from app.mail_queue')).map(
      ({ user_id }) => user_id,
    );
  /** What the next mail says; undefined when there is nothing to tell. */
  async function next() {
    await queueSummaries(database());
    const mail = await claimMail(database(), 0);
    if (!mail || !isTripMail(mail)) return undefined;
    const recipient = await findRecipient(database(), mail);
    return recipient && (await readContent(database(), mail));
  }

  it('[PLUS-17] has that the reader’s role was changed, in words of its own', async () => {
    await database().actAs(alice, ({ query }) =>
      query("update public.trip_collaborators set role = 'viewer' where trip_id = $1 and user_id = $2", [
        trip,
        eddie.id,
      ]),
    );
    const summary = await next();
    const change = {
      operation: 'UPDATE',
      source: 'trip_collaborators',
      by: 'Alice',
      isAboutReader: true,
    } as const;
    expect(summary).toMatchObject({ news: [{ changed: 1, changes: [change], people: ['Alice'] }] });
    const [facts] = summary?.kind === 'summary' ? (summary.news[0]?.changes ?? []) : [];
    const lineIn = (words: MailWords) => facts && changeLine(facts, words);
    expect([lineIn(fr), lineIn(en)]).toEqual(['Alice a changé votre rôle', 'Alice changed your role']);
  });

  it('tells at seven what others did and said, newest first, once a day', async () => {
    await dine(alice, 'Breakfast');
    await dine(alice, 'Dinner');
    await dine(eddie, 'Lunch');
    await say(alice, 'Hello');
    await say(eddie, 'Hi');
    await database().query(
      `insert into public.trip_tasks (trip_id, title, assigned_to, due_date, completed_at) values
       ($1, 'Late', $2, current_date - 5, null), ($1, 'Soon', $2, current_date + 1, null),
       ($1, 'Far', $2, current_date + 30, null), ($1, 'Done', $2, current_date, now()), ($1, 'Hers', $3, current_date, null)`,
      [trip, eddie.id, alice.id],
    );
    expect(await next()).toMatchObject({
      kind: 'summary',
      news: [
        {
          trip: { id: trip, title: 'Lisbonne' },
          changed: 2,
          changes: [
            { operation: 'INSERT', source: 'trip_meals', title: 'Dinner', by: 'Alice', isOwn: false },
            { title: 'Breakfast' },
          ],
          unread: 1,
          people: ['Alice'],
          tasks: [
            { title: 'Late', isLate: true },
            { title: 'Soon', isLate: false },
          ],
        },
      ],
    });
    await dine(alice, 'Supper');
    expect(await next()).toBeUndefined();
    // The next morning has what came since.
    await database().query("update app.mail_days set day = day - 1, until = until - interval '1 minute'");
    await database().query('delete from app.mail_queue');
    await database().query(
      "update public.trip_activity_log set created_at = created_at - interval '2 minutes' where title <> 'Supper'",
    );
    await database().query('update public.trip_reads set read_at = now() where user_id = $1', [eddie.id]);
    await database().query(
      'insert into public.trip_reads (trip_id, user_id, read_at) values ($1, $2, now()) on conflict do nothing',
      [trip, eddie.id],
    );
    expect(await next()).toMatchObject({ news: [{ changed: 1, changes: [{ title: 'Supper' }], unread: 0 }] });
  });

  it('names somebody without a name by their address, as elsewhere, or not at all', async () => {
    await dine(alice, 'Dinner');
    await say(alice, 'Hello');
    const written = async () => {
      await database().query('delete from app.mail_queue');
      await database().query('delete from app.mail_days');
      const summary = await next();
      return summary?.kind === 'summary' ? summaryParts(summary.news, en, 'en', '').subject : undefined;
    };
    await database().query("update app.accounts set name = null, username = 'al' where id = $1", [alice.id]);
    expect(await written()).toBe(`${alice.email.replace(/@.*/, '')}: news in “Lisbonne”`);
    await database().query('update app.accounts set email = null where id = $1', [alice.id]);
    expect(await written()).toBe('Someone: news in “Lisbonne”');
  });

  it('has what came until it was queued, however late it is sent: the rest is in the next', async () => {
    await dine(alice, 'Dinner');
    await say(alice, 'Hello');
    await queueSummaries(database());
    await dine(alice, 'Supper');
    await say(alice, 'Good night');
    const news = [{ changed: 1, changes: [{ title: 'Dinner' }], unread: 1 }];
    expect(await next()).toMatchObject({ news });
    await database().query('update app.mail_days set day = day - 1');
    await database().query('delete from app.mail_queue');
    const later = [{ changed: 1, changes: [{ title: 'Supper' }], unread: 1 }];
    expect(await next()).toMatchObject({ news: later });
  });

  it('several processes at once decide once', async () => {
    await dine(alice, 'Dinner');
    await Promise.all(Array.from({ length: 4 }, () => queueSummaries(database())));
    expect(await queued()).toEqual([eddie.id]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has done it all alone', async () => dine(eddie, 'Lunch')],
    ['lives where it is noon', async () => [await dine(alice, 'Dinner'), await setHour(eddie, 12)]],
    [
      'has turned it off',
      async () => [await dine(alice, 'D'), await setHour(eddie, 7, { mail_summary: 'off' })],
    ],
    [
      'is banned',
      async () => [
        await dine(alice, 'D'),
        await database().query('update app.accounts set is_banned = true where id = $1', [eddie.id]),
      ],
    ],
    [
      'was removed from the trip',
      async () => [
        await dine(alice, 'D'),
        await database().query('delete from public.trip_collaborators where user_id = $1', [eddie.id]),
      ],
    ],
    [
      'has nothing but what is long ago',
      async () => [
        await dine(alice, 'D'),
        await database().query(
          "update public.trip_activity_log set created_at = now() - interval '4 days' where trip_id = $1",
          [trip],
        ),
      ],
    ],
  ])('nobody gets one who %s', async (_, prepare) => {
    await prepare();
    await queueSummaries(database());
    expect(await queued()).toEqual([]);
  });

  it('nobody gets one who has seen it all, when it is sent', async () => {
    await dine(alice, 'Dinner');
    await say(alice, 'Hello');
    await queueSummaries(database());
    expect(await queued()).toEqual([eddie.id]);
    await database().actAs(eddie, async ({ query }) => {
      await query('select public.mark_read($1, now())', [trip]);
      await query('select public.mark_activity_read($1, now())', [trip]);
    });
    expect(await next()).toBeUndefined();
  });

  it('what came before one joined, and that one was added, is no news', async () => {
    await dine(alice, 'Dinner');
    const vera = await makePerson(database(), 'Vera');
    await setHour(vera, 7);
    await database().actAs(alice, ({ query }) =>
      query('select public.invite_collaborator($1, $2)', [trip, vera.email]),
    );
    await setHour(eddie, 12);
    await database().query('delete from app.mail_queue');
    expect(await next()).toBeUndefined();
    await dine(alice, 'Supper');
    await database().query('delete from app.mail_days');
    expect(await next()).toMatchObject({ news: [{ changed: 1, changes: [{ title: 'Supper' }] }] });
  });

  it('a zone that no clock knows is Paris', async () => {
    for (const zone of ['Mars/Olympus', '', "'; drop", null]) {
      const [row] = await database().query<{ same: boolean }>(
        "select app.local_time($1::text) = app.local_time('Europe/Paris') as same",
        [zone],
      );
      expect(row).toEqual({ same: true });
    }
  });
});
