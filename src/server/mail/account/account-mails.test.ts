import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Mail } from '../sender.ts';
import { createAccountMails } from './account-mails.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (command: string, responseCode: number) =>
  Object.assign(new Error('refused <nina@escale.test>'), { command, responseCode });

/** Mails by a mail server that has something against the first so many. */
function mailsThrough(problems: Error[]) {
  const sent: Mail[] = [];
  const logged: unknown[] = [];
  const mails = createAccountMails({
    database: { query: async () => [] },
    sender: {
      send: async (mail) => {
        const problem = problems.shift();
        if (problem) throw problem;
        sent.push(mail);
      },
    },
    logger: { error: (...said: unknown[]) => void logged.push(said) },
    publicUrl: 'https://escale.test',
  });
  return { mails, sent, logged };
}

const notice = { kind: 'password_changed', to: 'nina@escale.test' } as const;

it('[AUTH-8] a mail that nobody waits for is tried again while the mail server is away', async () => {
  const { mails, sent, logged } = mailsThrough([refusal('CONN', 421), refusal('CONN', 421)]);
  mails.post(notice);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ to }) => to)).toEqual(['nina@escale.test']);
  expect(JSON.stringify(logged)).not.toContain('nina');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent).toHaveLength(1);
});

it('one that will never be taken is given up, and so is what waits when the process ends', async () => {
  const unknown = mailsThrough([refusal('RCPT TO', 550)]);
  unknown.mails.post(notice);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(unknown.sent).toEqual([]);

  const ending = mailsThrough([refusal('CONN', 421)]);
  ending.mails.post(notice);
  await ending.mails.settle();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ending.sent).toEqual([]);
});
