import { beforeEach, expect, it, vi } from 'vitest';
import type { AccountMail } from '#server/mail/kinds.ts';
import { claimMail } from '#server/mail/queue.ts';
import type { Mail } from '#server/mail/sender.ts';
import { switchKey } from '#server/mail/switches/token.ts';
import { type MailWorkerOptions, sendNext, startMailWorker } from '#server/mail/worker.ts';
import { describeOnBoth } from '#tests/support/database.ts';
import { makePerson, makeTrip } from '#tests/support/people.ts';
import { NO_PUSH } from '#tests/support/push-service.ts';

const refusal = (command: string, responseCode: number) =>
  Object.assign(new Error('refused <nina@escale.test>'), { command, responseCode });

function setUp(database: () => MailWorkerOptions['database']) {
  const sent: Mail[] = [];
  const problems: Error[] = [];
  const logged: unknown[] = [];
  const options = (): MailWorkerOptions => ({
    database: database(),
    sender: {
      send: async (mail) => {
        const problem = problems.shift();
        if (problem) throw problem;
        sent.push(mail);
      },
    },
    push: NO_PUSH,
    logger: { info: () => {}, error: (...line: unknown[]) => void logged.push(line) },
    metrics: { count: () => {} },
    key: switchKey('x'.repeat(32)),
    publicUrl: 'https://escale.test',
    collectSeconds: 0,
  });
  return { sent, problems, logged, options };
}

describeOnBoth('[AUTH-8] mails about accounts in the queue', (database) => {
  const notice = { kind: 'password_changed', to: 'nina@escale.test' } as const;
  let scene: ReturnType<typeof setUp>;
  beforeEach(async () => {
    await database().query('delete from app.mail_queue');
    scene = setUp(database);
  });
  const queued = () => database().query<{ attempts: number }>('select attempts from app.mail_queue');
  const skipAhead = () =>
    database().query("update app.mail_queue set next_try = now() - interval '1 second'");
  /** Enqueues the notice, or a mail with a code, and waits for its first try. */
  async function enqueue(mail: AccountMail = notice): Promise<void> {
    const worker = startMailWorker(scene.options());
    await worker.enqueue(mail);
    await worker.stop();
  }
  /** The wait for the next try, in seconds. */
  const waits = () =>
    database().query<{ seconds: number }>(
      'select round(extract(epoch from next_try - now()))::integer as seconds from app.mail_queue',
    );

  it('is sent at once, in the language of its request, and nothing of it is stored', async () => {
    const worker = startMailWorker(scene.options());
    await worker.enqueue({ ...notice, kind: 'confirmation', code: '123456', language: 'en' });
    await worker.stop();
    expect(scene.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [notice.to, 'Confirm your email address'],
    ]);
    expect(await queued()).toEqual([]);
  });

  it('is not held up by a mail that hangs', async () => {
    const options = scene.options();
    let release = () => {};
    const hanging = vi.fn(() => new Promise<void>((resolve) => (release = resolve)));
    const slow = startMailWorker({ ...options, sender: { send: hanging } });
    await slow.enqueue(notice);
    await vi.waitFor(() => expect(hanging).toHaveBeenCalledOnce());
    await enqueue();
    expect(scene.sent).toHaveLength(1);
    release();
    await slow.stop();
  });

  it('is tried again while the mail server is away, by any process, with the same id, at most four times', async () => {
    scene.problems.push(...Array.from({ length: 4 }, () => refusal('CONN', 421)));
    await enqueue({ ...notice, kind: 'reauthentication', code: '123456' });
    expect(await sendNext(scene.options())).toBeUndefined();
    for (const attempts of [1, 2, 3]) {
      expect(await queued()).toEqual([{ attempts }]);
      await skipAhead();
      expect(await sendNext(scene.options())).toBe('postponed');
    }
    expect(await waits()).toEqual([{ seconds: 600 }]);
    await skipAhead();
    scene.problems.push(refusal('CONN', 421));
    expect(await sendNext(scene.options())).toBe('given up');
    expect(await queued()).toEqual([]);
    expect(JSON.stringify(scene.logged)).not.toContain('nina');
  });

  it('that is a notice waits for a mail server that is away for hours', async () => {
    scene.problems.push(...Array.from({ length: 6 }, () => refusal('CONN', 421)));
    await enqueue();
    expect(await waits()).toEqual([{ seconds: 60 }]);
    for (const _ of [2, 3, 4, 5, 6]) {
      await skipAhead();
      expect(await sendNext(scene.options())).toBe('postponed');
    }
    expect(await waits()).toEqual([{ seconds: 12 * 3600 }]);
    await skipAhead();
    expect(await sendNext(scene.options())).toBe('sent');
    expect(scene.sent.map(({ to }) => to)).toEqual([notice.to]);
  });

  it('is given up when its address is refused, when it has expired and when its account is deleted', async () => {
    scene.problems.push(refusal('RCPT TO', 550), refusal('CONN', 421));
    await enqueue();
    expect(await queued()).toEqual([]);
    await enqueue();
    await skipAhead();
    await database().query("update app.mail_queue set expires_at = now() - interval '1 second'");
    expect(await claimMail(database(), 0)).toBeUndefined();
    expect(await database().query('select app.purge_mails() as gone')).toEqual([{ gone: 1 }]);
    const worker = startMailWorker(scene.options());
    await worker.enqueue({ ...notice, userId: crypto.randomUUID() });
    await worker.stop();
    expect(scene.sent).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it('[PLUS-19] it and notifications are claimed before what has been due for longer, notifications apart', async () => {
    const alice = await makePerson(database(), 'Alice', { isPremium: true });
    const trip = await makeTrip(database(), alice);
    await database().query('delete from app.mail_queue');
    await database().query(
      `insert into app.mail_queue (kind, user_id, trip_id, address, language, payload, next_try, expires_at) values
       ('message_notice', null, null, 'team@escale.test', 'fr', '{}', now() - interval '1 hour', null),
       ('confirmation', null, null, 'nina@escale.test', 'fr', '{}', now() - interval '1 minute', now() + interval '1 hour'),
       ('recovery', null, null, 'gone@escale.test', 'fr', '{}', now() - interval '2 hours', now() - interval '1 hour'),
       ('push_message', $1, $2, null, null, '{}', now(), now() + interval '1 hour')`,
      [alice.id, trip],
    );
    const kinds: unknown[] = [];
    for (const isPush of [false, false, false, true])
      kinds.push((await claimMail(database(), 0, { isPush }))?.kind);
    expect(kinds).toEqual(['confirmation', 'message_notice', undefined, 'push_message']);
    await database().query("update app.mail_queue set next_try = now() - interval '1 minute'");
    const either = [await claimMail(database(), 0), await claimMail(database(), 0)];
    expect(new Set(either.map((mail) => mail?.kind))).toEqual(new Set(['confirmation', 'push_message']));
  });

  it('tells who waits for it that it was not sent, and is then not tried again', async () => {
    const worker = startMailWorker(scene.options());
    scene.problems.push(refusal('CONN', 421));
    await expect(worker.send(notice)).rejects.toThrow('not sent');
    expect(await queued()).toEqual([]);
    await worker.send(notice);
    expect(scene.sent).toHaveLength(1);
    await worker.stop();
  });
});
