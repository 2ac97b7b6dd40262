/** What the words of mails are, and how they count; French is the source, English is typed by it. */
import { formatList } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { AccountMailKind, ContactMailKind, TripMailKind } from '../kinds.ts';
import type { ChangeFacts } from '../trip/summary.ts';

/** Names and titles come as people wrote them, on one line; days as each language writes them. */
export type MailWords = {
  quoted: (title: string) => string;
  someone: string;
  openTrip: string;
  /** Why one gets each kind of mail. */
  reason: Record<TripMailKind, string>;
  turnOff: Record<TripMailKind, string>;
  allSettings: string;
  invitation: {
    subject: (by: string, trip: string) => string;
    intro: (by: string, trip: string) => string;
    /** By the role's name; another role is said as the viewer's. */
    viewer: string;
    editor: string;
    address: (by: string, address: string) => string;
  };
  /** A trip that was handed over. */
  ownership: {
    subject: (by: string, trip: string) => string;
    intro: (by: string, trip: string) => string;
    rights: string;
  };
  task: {
    subjectOne: (by: string, task: string) => string;
    subject: (by: string, count: number, trip: string) => string;
    /** Given by several people. */
    subjectOfMany: (count: number, trip: string) => string;
    intro: (by: string, count: number, trip: string) => string;
    introOfMany: (count: number, trip: string) => string;
    item: (task: string, due: string | undefined, by: string | undefined) => string;
    open: string;
  };
  mention: {
    subject: (by: string, trip: string) => string;
    /** Written by several people. */
    subjectOfMany: (count: number, trip: string) => string;
    intro: (trip: string) => string;
    item: (by: string, text: string) => string;
    open: string;
  };
  summary: {
    /** `who` is a list of names. */
    subject: (who: string, trip: string) => string;
    subjectOfMany: (who: string, trips: number) => string;
    /** "Ana, Bo et 2 autres personnes" */
    andOthers: (names: string[], others: number) => string;
    intro: string;
    changes: (count: number) => string;
    messages: (count: number) => string;
    more: (count: number) => string;
    moreTrips: (count: number) => string;
    due: (task: string, due: string) => string;
    late: (task: string, due: string) => string;
    line: (change: ChangeFacts, by: string, title: string | undefined) => string;
    seeDashboard: string;
  };
  page: {
    title: string;
    /** What a switch is about. */
    kind: Record<TripMailKind, string>;
    question: string;
    turnOff: string;
    done: string;
    turnOn: string;
    doneOn: string;
    invalidTitle: string;
    invalid: string;
    tooMany: string;
    home: string;
  };
  /** About forms, and the last mail of an account. */
  contact: Record<ContactMailKind, ContactWording>;
  account: Record<AccountMailKind, (facts: AccountFacts) => AccountWording>;
  /** The second link of a mail about an account. */
  choosePassword: string;
};

type ContactWording = {
  /** `about`: the destination of a request, the subject of a message. */
  subject: (about: string | null) => string;
  /** A notice adds who wrote, a reply its text. */
  paragraphs: string[];
  /** What the button says; absent in a mail without one. */
  action?: string;
  reason: string;
  /** Of the link below the reason. */
  link: string;
};

type AccountWording = {
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

/** The word that goes with a number, in the language's own way of counting. */
export function counting(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB');
  return (count, one, other) => `${format.format(count)}\u00a0${rules.select(count) === 'one' ? one : other}`;
}

/** Names in a row, with what stands for the others at the end. */
export function listing(language: Language): (names: string[], others: number, rest: string) => string {
  return (names, others, rest) => formatList(others > 0 ? [...names, rest] : names, language);
}
