import { beforeEach, expect, it } from 'vitest';
import { isTripMail } from '#server/mail/kinds.ts';
import { claimMail } from '#server/mail/queue.ts';
import { findRecipient, readContent } from '#server/mail/trip/content.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip, type Person } from '#tests/support/people.ts';

describeOnBoth('[PLUS-19] mentions', (database) => {
  let alice: Person;
  let eddie: Person;
  let stranger: Person;
  let trip: string;

  beforeEach(async () => {
    await database().query('delete from app.mail_queue');
    alice = await makePerson(database(), 'Alice', { isPremium: true });
    eddie = await makePerson(database(), 'Eddie');
    stranger = await makePerson(database(), 'Stranger');
    trip = await makeTrip(database(), alice, 'Lisbonne');
    await database().actAs(alice, ({ query }) =>
      query("select public.invite_collaborator($1, $2, 'viewer')", [trip, eddie.email]),
    );
    await database().query('delete from app.mail_queue');
  });

  /** Alice's message; answers whom it names as it is stored. */
  const say = (text: string, people: Person[]) =>
    database().actAs(alice, async ({ query }) => {
      const [row] = await query<{ mentions: string[] }>(
        'insert into public.trip_chat_messages (trip_id, text, mentions) values ($1, $2, $3::uuid[]) returning mentions',
        [trip, text, `{${people.map(({ id }) => id).join(',')}}`],
      );
      return row?.mentions;
    });
  const due = () => database().query('update app.mail_queue set next_try = now()');
  async function next() {
    const mail = await claimMail(database(), 0);
    if (!mail || !isTripMail(mail)) return undefined;
    const recipient = await findRecipient(database(), mail);
    const content = recipient && (await readContent(database(), mail));
    return content && { to: recipient.email, content };
  }

  it('name other members of the trip, each once; anybody else is dropped, and the message stored', async () => {
    expect(await say('@Eddie @Stranger', [eddie, stranger, eddie, alice])).toEqual([eddie.id]);
    await database().actAs(eddie, async ({ query }) => {
      const [row] = await query<{ mentions: string[] }>(
        'insert into public.trip_chat_messages (trip_id, text, mentions) values ($1, $2, $3::uuid[]) returning mentions',
        [trip, '@Alice', `{${alice.id}}`],
      );
      expect(row?.mentions).toEqual([alice.id]);
    });
  });

  it('are never changed', async () => {
    await say('@Eddie', [eddie]);
    await database().asUser(alice, async ({ query }) => {
      await expect(query("update public.trip_chat_messages set mentions = '{}'")).rejects.toThrow(
        /message_unchangeable|permission denied/,
      );
    });
  });

  it('are at most fifty, and not of nobody', async () => {
    for (const ids of [Array.from({ length: 51 }, () => crypto.randomUUID()), ['null']]) {
      await database().asUser(stranger, async ({ query }) => {
        await expect(
          query(
            "insert into public.trip_chat_messages (trip_id, text, mentions) values ($1, 'x', $2::uuid[])",
            [trip, `{${ids.join(',')}}`],
          ),
        ).rejects.toThrow();
      });
    }
  });

  it('are mailed after two minutes, several in one mail, unless they were read or deleted', async () => {
    await say('@Eddie, à quelle heure ?', [eddie]);
    expect(await next()).toBeUndefined();
    await say('@Eddie !', [eddie]);
    await due();
    expect(await next()).toMatchObject({
      to: eddie.email,
      content: {
        kind: 'mention',
        trip: { id: trip },
        messages: [
          { text: '@Eddie, à quelle heure ?', by: 'Alice' },
          { text: '@Eddie !', by: 'Alice' },
        ],
      },
    });
    await database().query('delete from app.mail_queue');

    await say('@Eddie, lu', [eddie]);
    await database().actAs(eddie, ({ query }) => query('select public.mark_read($1, now())', [trip]));
    await due();
    expect(await next()).toBeUndefined();
    await database().query('delete from app.mail_queue');

    await say('@Eddie, repris', [eddie]);
    await database().query("delete from public.trip_chat_messages where text = '@Eddie, repris'");
    await due();
    expect(await next()).toBeUndefined();
  });

  it('are not mailed to who has left, nor to who turned these mails off', async () => {
    await say('@Eddie', [eddie]);
    await database().actAs(eddie, ({ query }) =>
      query(`select public.change_preferences('{"mail_mention": "off"}')`),
    );
    await due();
    expect(await next()).toBeUndefined();
    await database().actAs(eddie, ({ query }) =>
      query(`select public.change_preferences('{"mail_mention": "on"}')`),
    );
    await say('@Eddie, encore', [eddie]);
    await database().query('delete from public.trip_collaborators where trip_id = $1', [trip]);
    await due();
    expect(await next()).toBeUndefined();
  });
});
