/** Sends what is in the outbox, for as long as the process runs. */
import type { Sql } from '../database/session.ts';
import type { Logger } from '../operations/logger.ts';
import {
  claimLetter,
  composeLetter,
  dropLetter,
  type Letter,
  markLetterSent,
  postponeLetter,
  purgeLetters,
  readFacts,
} from './letters.ts';
import type { MailMetrics, MailResult } from './metrics.ts';
import {
  claimMail,
  type DueMail,
  dropMail,
  markSent,
  postponeMail,
  purgeMails,
  queueSummaries,
} from './queue.ts';
import { isRefusedForGood, type Sender } from './sender.ts';
import { signSwitch } from './switches/token.ts';
import { composeMail } from './trip/compose.ts';
import { findReader, readContent } from './trip/content.ts';

export type MailWorkerOptions = {
  database: Pick<Sql, 'query'>;
  sender: Sender;
  logger: Pick<Logger, 'info' | 'error'>;
  metrics: MailMetrics;
  /** Signs the links that turn mails off. */
  key: Buffer;
  publicUrl: string;
  /** How long tasks are collected into one mail. */
  collectSeconds: number;
};

/** So that one process does not send for hours what others could help with, nor hold up its end. */
const MOST_AT_ONCE = 100;
const HOUR_MS = 3_600_000;
/** A mail server that does not answer does not hold up the end; the mail is sent again by whoever comes next. */
const PATIENCE_MS = 10_000;

/** Looks a few times while mails are collected, and every quarter of a minute at the least. */
const intervalMs = (collectSeconds: number) => Math.min(15, Math.max(0.5, collectSeconds / 4)) * 1000;

/** Starts to look for mails that are due. `stop` lets the mail that is on its way arrive. */
export function startMailWorker(options: MailWorkerOptions): { stop: () => Promise<void> } {
  const { database, logger, collectSeconds } = options;
  let isStopped = false;
  let purgedAt = Number.NEGATIVE_INFINITY;
  let queuedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function look(): Promise<void> {
    try {
      if (performance.now() - purgedAt > HOUR_MS) {
        purgedAt = performance.now();
        await purgeMails(database);
        await purgeLetters(database);
      }
      if (performance.now() - queuedAt > 4 * intervalMs(collectSeconds)) {
        queuedAt = performance.now();
        await queueSummaries(database);
      }
      for (let sent = 0; sent < MOST_AT_ONCE && !isStopped; sent += 1) {
        if (!((await sendNext(options)) || (await sendNextLetter(options)))) break;
      }
    } catch (error) {
      // The database is away, most likely; what is due stays due.
      logger.error({ reason: reasonOf(error) }, 'the outbox could not be worked on');
    }
    if (!isStopped) wait();
  }
  function wait(): void {
    timer = setTimeout(() => {
      running = look();
    }, intervalMs(collectSeconds)).unref();
  }

  wait();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      let patience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([running, enough]);
      clearTimeout(patience);
    },
  };
}

/** Sends one mail that is due, or finds that there is nothing to tell; false when none is due. */
export async function sendNext(options: MailWorkerOptions): Promise<boolean> {
  const { database, metrics, logger, collectSeconds } = options;
  const mail = await claimMail(database, collectSeconds);
  if (!mail) return false;
  const result = await deliver(mail, options);
  metrics.count(mail.kind, result);
  if (result === 'given up')
    logger.error({ kind: mail.kind, attempts: mail.attempts }, 'a mail was given up');
  return true;
}

async function deliver(mail: DueMail, options: MailWorkerOptions): Promise<MailResult> {
  const { database, sender, logger, key, publicUrl } = options;
  try {
    const reader = await findReader(database, mail);
    const content = reader && (await readContent(database, mail));
    if (!content) {
      await dropMail(database, mail);
      return 'dropped';
    }
    const switchUrl = `${publicUrl}/mails/${signSwitch(key, mail)}`;
    await sender.send(composeMail(mail.id, reader, content, { publicUrl, switchUrl }));
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

/** Sends one letter that is due, or finds that there is nothing to tell; false when none is due. */
export async function sendNextLetter(options: MailWorkerOptions): Promise<boolean> {
  const { database, metrics, logger } = options;
  const letter = await claimLetter(database);
  if (!letter) return false;
  const result = await deliverLetter(letter, options);
  metrics.count(letter.kind, result);
  if (result === 'given up')
    logger.error({ kind: letter.kind, attempts: letter.attempts }, 'a mail was given up');
  return true;
}

async function deliverLetter(letter: Letter, options: MailWorkerOptions): Promise<MailResult> {
  const { database, sender, logger, publicUrl } = options;
  try {
    const facts = await readFacts(database, letter);
    if (!facts) {
      await dropLetter(database, letter);
      return 'dropped';
    }
    await sender.send(composeLetter(letter, facts, publicUrl));
  } catch (error) {
    const { kind, attempts } = letter;
    logger.error({ kind, attempts, reason: reasonOf(error) }, 'a mail could not be sent');
    if (isRefusedForGood(error)) {
      await dropLetter(database, letter);
      return 'given up';
    }
    return (await postponeLetter(database, letter)) ? 'postponed' : 'given up';
  }
  await markLetterSent(database, letter);
  return 'sent';
}

/** Mail servers repeat the address that they refuse; it has no place in a log. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…') : 'unknown';
}
