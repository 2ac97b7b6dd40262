/** What the words of mails about accounts are; French is the source, English is typed by it. */

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
  | 'codes_made'
  | 'taken'
  | 'invite';

type Words = {
  subject: string;
  title: string;
  intro: string;
  /** What the button says; absent in a mail without one. */
  action?: string;
  /** Before the six digits, where there are any. */
  code?: string;
  /** What else is to be known. */
  note: string;
  /** Why one gets it, and what to do when it was not asked for. */
  reason: string;
};

/** What a text may name. */
export type AccountFacts = {
  /** The address that the account has. */
  email: string;
  /** The address that it is to have. */
  newEmail: string;
};

export type AccountWords = {
  mails: Record<AccountMailKind, (facts: AccountFacts) => Words>;
  /** The second way on, beside the button. */
  choosePassword: string;
};
