/** Mails of the account endpoints: by SMTP when it is configured, else shown to the operator. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmailDriver, EmailMessage } from '@supabase/lite';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';

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

/** Without SMTP, `show` is given each mail as text. */
export function createMailer(config: Config, logger: Logger, show: (mail: string) => void): EmailDriver {
  const { SMTP_URL, MAIL_FROM } = config;
  if (!SMTP_URL) {
    return {
      async send({ to, subject, text }: EmailMessage) {
        show(`Mail to ${to}: ${subject}\n\n${text ?? ''}\n`);
      },
    };
  }
  const transport = createTransport(SMTP_URL);
  return {
    async send({ to, subject, text, html }: EmailMessage) {
      try {
        await transport.sendMail({ from: MAIL_FROM, to, subject, text, html });
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
