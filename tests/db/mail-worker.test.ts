import { beforeEach, expect, it } from 'vitest';
import type { Mail } from '#server/mail/sender.ts';
import { switchKey } from '#server/mail/switches/token.ts';
import { type MailWorkerOptions, sendNext } from '#server/mail/worker.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { addCollaborator, makePerson, makeTrip, type Person } from '#tests/support/people.ts';
import { NO_PUSH } from '#tests/support/push-service.ts';

describeOnBoth('[COLLAB-2] [TASK-1] sending what is due', (database) => {
  let alice: Person;
  let trip: string;
  let sent: Mail[];
  let counted: string[];
  let logged: unknown[];

  beforeEach(async () => {
    await database().query('delete from app.mail_queue');
    alice = await makePerson(database(), 'Alice', { isPremium: true });
    trip = await makeTrip(database(), alice);
    sent = [];
    counted = [];
    logged = [];
  });

  const worker = (options: Partial<MailWorkerOptions> = {}): MailWorkerOptions => ({
    database: database(),
    sender: { send: async (mail) => void sent.push(mail) },
    push: NO_PUSH,
    logger: { info: () => {}, error: (...line: unknown[]) => void logged.push(line) },
    metrics: { count: (kind, result) => void counted.push(`${kind} ${result}`) },
    key: switchKey('x'.repeat(32)),
    publicUrl: 'https://escale.example',
    collectSeconds: 0,
    ...options,
  });
  async function sendAll(options = worker()): Promise<void> {
    while (await sendNext(options));
  }
  const skipAhead = () =>
    database().query("update app.mail_queue set next_try = now() - interval '1 second'");
  const invite = (person: Person) =>
    database().actAs(alice, ({ query }) =>
      query('select public.invite_collaborator($1, $2)', [trip, person.email]),
    );
  async function assign(person: Person, titles: string[]): Promise<void> {
    for (const title of titles) {
      await database().actAs(alice, ({ query }) =>
        query('insert into public.trip_tasks (trip_id, title, assigned_to) values ($1, $2, $3)', [
          trip,
          title,
          person.id,
        ]),
      );
    }
  }

  it('an invitation and five tasks are two mails, and nothing is left to send', async () => {
    const eddie = await makePerson(database(), 'Eddie');
    await invite(eddie);
    await assign(eddie, ['Book', 'Pack', 'Call', 'Print', 'Pay']);
    await sendAll();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [eddie.email, 'Alice vous invite à «\u00a0Lisbonne\u00a0»'],
      [eddie.email, 'Alice vous assigne 5\u00a0tâches pour «\u00a0Lisbonne\u00a0»'],
    ]);
    await skipAhead();
    await sendAll();
    expect(sent).toHaveLength(2);
    expect(counted).toEqual(['invitation sent', 'task sent']);
  });

  it('several processes send each mail once', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) => makePerson(database(), `Guest${index}`)),
    );
    for (const person of people) {
      await addCollaborator(database(), trip, person, 'viewer');
      await assign(person, ['One', 'Two', 'Three']);
    }
    const slow = worker({
      sender: {
        send: async (mail) => {
          await database().query('select pg_sleep(0.01)');
          sent.push(mail);
        },
      },
    });
    await Promise.all([sendAll(slow), sendAll(slow), sendAll(slow), sendAll(slow)]);
    expect(sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(
      new Set(['Alice vous assigne 3\u00a0tâches pour «\u00a0Lisbonne\u00a0»']),
    );
  });

  it('what the mail server does not take is tried again, ever later, and given up after a day', async () => {
    await invite(await makePerson(database(), 'Eddie'));
    const failing = worker({
      sender: {
        send: async (mail) => {
          sent.push(mail);
          throw new Error('450 try again, eddie@example.org');
        },
      },
    });
    await sendAll(failing);
    expect(await sendNext(failing)).toBeUndefined();
    for (let tries = 1; tries < 7; tries += 1) {
      await skipAhead();
      await sendAll(failing);
    }
    expect(counted).toEqual([...Array(6).fill('invitation postponed'), 'invitation given up']);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await database().query('select from app.mail_queue')).toEqual([]);
    expect(JSON.stringify(logged)).toContain('450 try again, …');
    expect(JSON.stringify(logged)).not.toContain('eddie@');
  });

  it('an address that the mail server knows nothing of is given up at once', async () => {
    await invite(await makePerson(database(), 'Eddie'));
    const refusal = Object.assign(new Error('550 no such user'), { responseCode: 550, command: 'RCPT TO' });
    await sendAll(worker({ sender: { send: () => Promise.reject(refusal) } }));
    expect(counted).toEqual(['invitation given up']);
  });

  it('a process that dies before or after the sending leaves it to the next, with the same id', async () => {
    await invite(await makePerson(database(), 'Eddie'));
    const dying = (statement: RegExp) =>
      worker({
        database: {
          query: async (sql, parameters) => {
            if (statement.test(sql)) throw new Error('killed');
            return database().query(sql, parameters);
          },
        },
      });
    // Before: neither is it sent, nor can it be put off.
    await expect(sendNext(dying(/select a\.email|app\.postpone_mail/))).rejects.toThrow('killed');
    expect(sent).toEqual([]);
    expect(await sendNext(worker())).toBeUndefined();
    await skipAhead();
    await expect(sendNext(dying(/set sent_at/))).rejects.toThrow('killed');
    expect(sent).toHaveLength(1);
    await skipAhead();
    await sendAll();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    await skipAhead();
    expect(await sendNext(worker())).toBeUndefined();
  });
});
