/** Sends mails by SMTP where configured, else shows them to the operator. */

import { createTransport } from 'nodemailer';
import { fieldOf } from '#domain/json.ts';
import { PRODUCT } from '#domain/product.ts';
import type { Config } from '../config.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  messageId?: string;
  headers?: Record<string, string>;
};

export type Sender = {
  send: (mail: Mail) => Promise<void>;
};

const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

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
      // Passed as an object, a comma does not make two addresses of it.
      await transport.sendMail({ from: senderOf(MAIL_FROM), to: { name: '', address: to }, ...mail });
    },
  };
}

/** Sender of mails; an address alone gets the product's name. */
const senderOf = (from = '') => (from.includes('<') ? from : { name: PRODUCT.name, address: from });

/** True where another try is useless: there is no such address, or it refuses the mail. */
export function isRefusedForGood(error: unknown): boolean {
  return fieldOf(error, 'command') === 'RCPT TO' && Number(fieldOf(error, 'responseCode')) >= 500;
}
