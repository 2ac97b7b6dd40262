/** Mails of the account endpoints. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import type { Logger } from '../logger.ts';
import type { Sender } from '../mail/sender.ts';

/** Whether a mail of the running request could not be sent: the library turns it into a nameless error. */
export type MailOutcome = { hasFailed: boolean };

const outcomes = new AsyncLocalStorage<MailOutcome>();

/** Runs `work` and tells whether all its mails were sent. */
export async function withMailOutcome<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; hasFailed: boolean }> {
  const outcome: MailOutcome = { hasFailed: false };
  const result = await outcomes.run(outcome, work);
  return { result, hasFailed: outcome.hasFailed };
}

export function createMailer(sender: Sender, logger: Logger): EmailDriver {
  return {
    async send({ to, subject, text = '', html }: EmailMessage) {
      try {
        await sender.send({ to, subject, text, html });
      } catch (error) {
        const outcome = outcomes.getStore();
        if (outcome) outcome.hasFailed = true;
        logger.error(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'a mail could not be sent',
        );
        throw error;
      }
    },
  };
}
