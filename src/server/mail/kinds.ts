/** What mails there are: each kind with its recipient and its payload (the table is app.mail_queue). */
import type { Language } from '#i18n/languages.ts';
import type { LinkKind } from './account-links.ts';

/** The kinds that a person can turn off, in an order that lasts: tokens of links name them by their place. */
export const TRIP_MAIL_KINDS = ['invitation', 'task', 'summary', 'mention'] as const;
export type TripMailKind = (typeof TRIP_MAIL_KINDS)[number];

/** About what visitors send by forms, invitations to addresses without an account, and the last mail of an account. */
export type ContactMailKind =
  | 'request_notice'
  | 'request_receipt'
  | 'request_reply'
  | 'message_notice'
  | 'message_receipt'
  | 'message_reply'
  | 'trip_invitation'
  | 'account_deleted';

/** About accounts: somebody waits for them, and they expire after an hour. */
export type AccountMailKind =
  | 'confirmation'
  | 'recovery'
  | 'sign_in'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_created'
  | 'account_exists'
  | 'account_invitation';

/** Notifications on people's devices: each kind is off until they turn it on. */
export type PushKind = 'push_message' | 'push_mention' | 'push_change' | 'push_task' | 'push_invitation';

export type MailKind = TripMailKind | PushKind | ContactMailKind | AccountMailKind;

/** To a member of a trip. A mail of several rows is about several tasks, or messages. */
export type TripMail = {
  kind: TripMailKind;
  userId: string;
  /** Null: a summary of all trips. */
  tripId: string | null;
  /** The tasks, each with who assigned it, or the messages with who wrote them; for an invitation who invited. */
  causes: { rowId: string | null; byId: string }[];
  /** Of a summary: what happened after this moment, as the database writes it. */
  since: string | null;
};

/** A notification to the devices of a member of a trip; what is due together is one. */
export type PushNotice = {
  kind: PushKind;
  userId: string;
  tripId: string;
  /** As those of a mail. */
  causes: TripMail['causes'];
  /** The first of what it is about, as the database writes it. */
  since: string;
  /** The ids of those that have not taken it yet; null: none was tried. */
  devices: string[] | null;
};

export type ContactMail = {
  kind: ContactMailKind;
  address: string;
  language: Language;
  /** A request, a message, a reply or a join link; of a deleted account nothing. */
  aboutId: string | null;
  /** Of a join link. */
  secret?: string | undefined;
};

export type AccountMail = {
  kind: AccountMailKind;
  /** The recipient's address. */
  to: string;
  /** The account, if there is one. */
  userId?: string | undefined;
  /** Six digits. */
  code?: string | undefined;
  /** The address that the account has, and the one that it is to have. */
  email?: string | undefined;
  newEmail?: string | undefined;
  /** What the button's link does, and the account service's token for it; the link's secret is made when the mail is composed. */
  link?: { kind: LinkKind; tokenHash: string; next?: string | undefined } | undefined;
  /** Of the request: counts where the account's own is unknown. */
  language?: Language | undefined;
};

/** A claimed mail. */
export type DueMail<Subject = TripMail | PushNotice | ContactMail | AccountMail> = Subject & {
  /** The same at each try. */
  id: string;
  /** How many times it was tried, this time included. */
  attempts: number;
};

export function isTripMail(mail: DueMail): mail is DueMail<TripMail> {
  return 'causes' in mail && !isPushNotice(mail);
}

export function isPushNotice(mail: DueMail): mail is DueMail<PushNotice> {
  return 'devices' in mail;
}

export function isContactMail(mail: DueMail): mail is DueMail<ContactMail> {
  return 'aboutId' in mail;
}
