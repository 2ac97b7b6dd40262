import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchKey } from './switches/token.ts';
import { startMailWorker } from './worker.ts';

const query = vi.fn();
const send = vi.fn();
const logger = { info: vi.fn(), error: vi.fn() };
const count = vi.fn();

const due = {
  mail_id: 'm',
  kind: 'invitation',
  user_id: crypto.randomUUID(),
  address: null,
  trip_id: 't',
  payload: { byId: 'b' },
  attempts: 1,
};
const reader = { email: 'eddie@example.org', language: 'fr' };
const invitation = {
  id: 't',
  title: 'T',
  start_date: '2027-01-01',
  end_date: '2027-01-02',
  by: 'Alice',
  role: 'viewer',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  query.mockResolvedValue([]);
});
afterEach(() => vi.useRealTimers());

const start = () =>
  startMailWorker({
    database: { query },
    sender: { send },
    push: { sender: { send: vi.fn() }, isInTrip: () => false },
    logger,
    metrics: { count },
    key: switchKey('k'),
    publicUrl: 'https://escale.example',
    collectSeconds: 300,
  });
/** A mail is due at each look, and no notification. */
const haveMailsDue = () =>
  query.mockImplementation(async (statement: string, values: unknown[]) => {
    if (statement.includes('claim_mail')) return values[2] === false ? [due] : [];
    if (statement.includes('a.email')) return [reader];
    return statement.includes('c.role') ? [invitation] : [];
  });
const asked = (part: string) =>
  query.mock.calls.filter(([statement]) => String(statement).includes(part)).length;

it('[PLUS-19] sends notifications while a mail server does not answer', async () => {
  const of = (isPush: boolean) => query.mock.calls.filter(([, values]) => values?.[2] === isPush).length;
  haveMailsDue();
  send.mockImplementation(() => new Promise(() => {}));
  const worker = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledOnce();
  expect([of(false), of(true)]).toEqual([1, 4]);
  const end = worker.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await end;
});

it('looks four times a minute, decides about summaries once, purges once an hour, and ends when stopped', async () => {
  const worker = start();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  // For mails, and for notifications.
  expect(asked('claim_mail')).toBe(2 * 240);
  expect(asked('queue_summaries')).toBeGreaterThanOrEqual(48);
  expect(asked('queue_summaries')).toBeLessThanOrEqual(60);
  expect(asked('purge_mails')).toBe(1);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked('claim_mail')).toBe(2 * 240);
});

it('goes on after the database was away', async () => {
  query.mockRejectedValueOnce(new Error('the database is away'));
  const worker = start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(logger.error).toHaveBeenCalledWith({ reason: 'the database is away' }, expect.any(String));
  await vi.advanceTimersByTimeAsync(15_000);
  // Of mails the second look, of notifications both.
  expect(asked('claim_mail')).toBe(3);
  await worker.stop();
});

it('lets the mail that is on its way arrive at the end, but does not wait for one that hangs', async () => {
  for (const hangs of [false, true]) {
    haveMailsDue();
    let arrive = () => {};
    send.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
    const worker = start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(send).toHaveBeenCalled();
    let isOver = false;
    const end = worker.stop().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOver).toBe(false);
    if (hangs) await vi.advanceTimersByTimeAsync(9000);
    else arrive();
    await end;
    expect(asked('set sent_at')).toBe(1);
    expect(count).toHaveBeenCalledTimes(1);
  }
});
