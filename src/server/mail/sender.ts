/** The way out for mails: by SMTP when it is configured, else shown to the operator. */
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** With angle brackets; made up when absent. */
  messageId?: string;
  headers?: Record<string, string>;
};

export type Sender = {
  /** Resolves when the next server has taken it; throws what it, or the way to it, has against it. */
  send: (mail: Mail) => Promise<void>;
};

/** A server that does not answer holds a mail up for as long; the queue tries again later. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Without SMTP, `show` is given each mail as text. */
export function createSender(
  { SMTP_URL, MAIL_FROM }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  show: (mail: string) => void,
): Sender {
  if (!SMTP_URL) {
    return {
      async send({ to, subject, text }) {
        show(`Mail to ${to}: ${subject}\n\n${text}\n`);
      },
    };
  }
  const transport = createTransport({ url: SMTP_URL, ...PATIENCE });
  return {
    async send({ to, ...mail }) {
      // As an object: a comma in an address does not make two of it.
      await transport.sendMail({ from: senderOf(MAIL_FROM), to: { name: '', address: to }, ...mail });
    },
  };
}

/** The configured sender; an address alone is shown under the name of the product. */
const senderOf = (from = '') => (from.includes('<') ? from : { name: 'Escale', address: from });

/** Whether trying again would be answered the same: the mail server knows no such address, or wants no mail for it. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status: unknown = Reflect.get(error, 'responseCode');
  return Reflect.get(error, 'command') === 'RCPT TO' && typeof status === 'number' && status >= 500;
}
