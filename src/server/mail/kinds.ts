import type { Language } from '#i18n/languages.ts';
import type { LinkKind } from './account-links.ts';

/** Tokens of links name kinds by their place, so the order must not change. */
export const TRIP_MAIL_KINDS = ['invitation', 'task', 'summary', 'mention'] as const;
export type TripMailKind = (typeof TRIP_MAIL_KINDS)[number];

export type ContactMailKind =
  | 'request_notice'
  | 'request_receipt'
  | 'request_reply'
  | 'message_notice'
  | 'message_receipt'
  | 'message_reply'
  | 'trip_invitation'
  | 'account_deleted';

/** Kinds that somebody waits for: with a link or a code they expire after an hour, notices after a day. */
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

/** Notifications, which are off until turned on. */
export type PushKind = 'push_message' | 'push_mention' | 'push_change' | 'push_task' | 'push_invitation';

export type MailKind = TripMailKind | PushKind | ContactMailKind | AccountMailKind;

/** `dropped`: nothing to report any more; `given up`: after the last try. */
export type MailResult = 'sent' | 'postponed' | 'dropped' | 'given up';

export type TripMail = {
  kind: TripMailKind;
  userId: string;
  /** Null: a summary of all trips. */
  tripId: string | null;
  /** Tasks with their assigners, or messages with their writers; of an invitation its sender. */
  causes: { rowId: string | null; byId: string }[];
  /** Of a summary: when the last one was queued, and this one; null: as of now. */
  since: string | null;
  until: string | null;
};

export type PushNotice = {
  kind: PushKind;
  userId: string;
  tripId: string;
  causes: TripMail['causes'];
  /** The first event, as the database writes it. */
  since: string;
  /** Devices that have not accepted it; null: none was tried. */
  devices: string[] | null;
};

export type ContactMail = {
  kind: ContactMailKind;
  address: string;
  language: Language;
  aboutId: string | null;
  secret?: string | undefined;
};

export type AccountMail = {
  kind: AccountMailKind;
  to: string;
  userId?: string | undefined;
  code?: string | undefined;
  email?: string | undefined;
  newEmail?: string | undefined;
  /** The link's purpose and the account service's token; the secret is made when the mail is composed. */
  link?: { kind: LinkKind; tokenHash: string; next?: string | undefined } | undefined;
  /** Language of the request, where the account's own is unknown. */
  language?: Language | undefined;
};

export type DueMail<Subject = TripMail | PushNotice | ContactMail | AccountMail> = Subject & {
  /** Id of the mail, the same at each try. */
  id: string;
  /** Number of tries, this one included. */
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
