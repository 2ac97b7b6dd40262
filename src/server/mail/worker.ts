import { Counter, type Registry } from 'prom-client';
import type { Query } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import { type DeliverPushOptions, deliverPush } from '../push/deliver-push.ts';
import { composeMail } from './compose.ts';
import { type AccountMail, type DueMail, isPushNotice, type MailKind, type MailResult } from './kinds.ts';
import {
  claimMail,
  dropMail,
  enqueueMail,
  markSent,
  postponeMail,
  purgeMails,
  queueSummaries,
  type Which,
} from './queue.ts';
import { isRefusedForGood, type Sender } from './sender.ts';

export type MailMetrics = { count: (kind: MailKind, result: MailResult) => void };

export type MailWorkerOptions = {
  database: Query;
  sender: Sender;
  push: DeliverPushOptions;
  logger: Pick<Logger, 'info' | 'error'>;
  metrics: MailMetrics;
  key: Buffer;
  publicUrl: string;
  collectSeconds: number;
  /** False: it only sends mails handed to it. Default: true. */
  looksByItself?: boolean;
};

export type Mails = {
  /** Resolves when it is queued; it is sent before all others. */
  enqueue: (mail: AccountMail) => Promise<void>;
  /** Resolves when the mail server has accepted it; it is not tried again. */
  send: (mail: AccountMail) => Promise<void>;
};

/** Mails sent in one run: one process must not send for hours while others could help, nor delay its end. */
const MOST_AT_ONCE = 100;
const HOUR_MS = 3_600_000;
/** In ms: a mail server that does not answer does not delay the end; the mail stays queued. */
const STOP_TIMEOUT_MS = 10_000;

/** Interval in ms: several looks while mails are collected, four a minute at least. */
const intervalMs = (collectSeconds: number) => Math.min(15, Math.max(0.5, collectSeconds / 4)) * 1000;

/** Starts the worker, which sends mails and notifications side by side; `stop` lets mails on their way arrive. */
export function startMailWorker(options: MailWorkerOptions): Mails & { stop: () => Promise<void> } {
  const { database, logger, collectSeconds, looksByItself = true } = options;
  const running = new Set<Promise<unknown>>();
  let isStopped = false;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let queuedAt = Number.NEGATIVE_INFINITY;
  const timers = new Map<string, NodeJS.Timeout>();

  async function sendDue(isPush: boolean): Promise<void> {
    for (let sent = 0; sent < MOST_AT_ONCE && !isStopped; sent += 1) {
      if (!(await sendNext(options, { isPush }))) break;
    }
  }
  async function lookForMails(): Promise<void> {
    if (performance.now() - purgedAt > HOUR_MS) {
      purgedAt = performance.now();
      await purgeMails(database);
    }
    if (performance.now() - queuedAt > 4 * intervalMs(collectSeconds)) {
      queuedAt = performance.now();
      await queueSummaries(database);
    }
    await sendDue(false);
  }
  async function run(work: () => Promise<unknown>): Promise<void> {
    const task = work();
    running.add(task);
    try {
      await task;
    } finally {
      running.delete(task);
    }
  }
  /** Logs a failure; most likely the database is away, and due mails stay queued. */
  function logFailure(error: unknown): void {
    logger.error({ reason: reasonOf(error) }, 'the mail queue could not be worked on');
  }
  function repeat(name: string, look: () => Promise<void>): void {
    const timer = setTimeout(async () => {
      await run(look).catch(logFailure);
      if (!isStopped) repeat(name, look);
    }, intervalMs(collectSeconds)).unref();
    timers.set(name, timer);
  }

  if (looksByItself) {
    // Apart: a mail server that does not answer holds up mails alone.
    repeat('mails', lookForMails);
    repeat('notifications', () => sendDue(true));
  }
  return {
    async enqueue(mail) {
      const id = await enqueueMail(database, mail);
      run(() => sendNext(options, { id })).catch(logFailure);
    },
    async send(mail) {
      const id = await enqueueMail(database, mail);
      if ((await sendNext(options, { id })) === 'sent') return;
      await dropMail(database, { id });
      throw new Error('The mail was not sent.');
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      let timeout: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timeout = setTimeout(resolve, STOP_TIMEOUT_MS);
      });
      await Promise.race([Promise.allSettled(running), tooLate]);
      clearTimeout(timeout);
    },
  };
}

/** Undefined: none is due. */
export async function sendNext(
  options: MailWorkerOptions,
  which: Which = {},
): Promise<MailResult | undefined> {
  const { database, metrics, logger, collectSeconds } = options;
  const mail = await claimMail(database, collectSeconds, which);
  if (!mail) return undefined;
  const result = await deliver(mail, options);
  const { kind, attempts } = mail;
  metrics.count(kind, result);
  if (result === 'given up') logger.error({ kind, attempts }, 'a mail was given up');
  return result;
}

async function deliver(mail: DueMail, options: MailWorkerOptions): Promise<MailResult> {
  const { database, sender, logger } = options;
  try {
    if (isPushNotice(mail)) return await deliverPush(database, mail, options.push);
    const composed = await composeMail(mail, options);
    if (!composed) {
      await dropMail(database, mail);
      return 'dropped';
    }
    await sender.send(composed);
  } catch (error) {
    const { kind, attempts } = mail;
    logger.error({ kind, attempts, reason: reasonOf(error) }, 'a mail could not be sent');
    if (isRefusedForGood(error)) {
      await dropMail(database, mail);
      return 'given up';
    }
    return (await postponeMail(database, mail)) ? 'postponed' : 'given up';
  }
  await markSent(database, mail);
  return 'sent';
}

/** Reason without the refused address, which mail servers repeat: not for a log. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…') : 'unknown';
}

export function createMailMetrics(register: Registry): MailMetrics {
  const mails = new Counter({
    name: 'escale_mails_total',
    help: 'Mails of the queue, by what they are about and what became of them.',
    labelNames: ['kind', 'result'],
    registers: [register],
  });
  return { count: (kind, result) => mails.inc({ kind, result }) };
}
