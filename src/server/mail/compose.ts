import type { Query } from '../database/session.ts';
import { composeAccountMail } from './account-mail.ts';
import { composeContactMail } from './contact-mail.ts';
import {
  type AccountMail,
  type ContactMail,
  type DueMail,
  isContactMail,
  isTripMail,
  type TripMail,
} from './kinds.ts';
import type { Mail } from './sender.ts';
import { signSwitch } from './switches/token.ts';
import { composeTripMail } from './trip/compose-trip-mail.ts';
import { findRecipient, readContent } from './trip/content.ts';

export type ComposeOptions = {
  database: Query;
  key: Buffer;
  publicUrl: string;
};

/** Undefined: nothing to report, or nobody to send it to. */
export async function composeMail(
  mail: DueMail<TripMail | ContactMail | AccountMail>,
  { database, key, publicUrl }: ComposeOptions,
): Promise<Mail | undefined> {
  if (isContactMail(mail)) return composeContactMail(database, mail, publicUrl);
  if (!isTripMail(mail)) return composeAccountMail(database, mail, publicUrl);
  const recipient = await findRecipient(database, mail);
  const content = recipient && (await readContent(database, mail));
  const switchUrl = `${publicUrl}/mails/${signSwitch(key, mail)}`;
  return content && composeTripMail(mail.id, recipient, content, { publicUrl, switchUrl });
}
