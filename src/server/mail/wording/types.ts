import { formatList } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import type { AccountMailKind, ContactMailKind, TripMailKind } from '../kinds.ts';
import type { ChangeFacts } from '../trip/summary.ts';

export type MailWords = {
  quoted: (title: string) => string;
  someone: string;
  openTrip: string;
  reason: Record<TripMailKind, string>;
  turnOff: Record<TripMailKind, string>;
  allSettings: string;
  invitation: {
    subject: (by: string, trip: string) => string;
    intro: (by: string, trip: string) => string;
    /** Word for a viewer, and for any other role. */
    viewer: string;
    editor: string;
    address: (by: string, address: string) => string;
  };
  ownership: {
    subject: (by: string, trip: string) => string;
    intro: (by: string, trip: string) => string;
    rights: string;
  };
  task: {
    subjectOne: (by: string, task: string) => string;
    subject: (by: string, count: number, trip: string) => string;
    subjectOfMany: (count: number, trip: string) => string;
    intro: (by: string, count: number, trip: string) => string;
    introOfMany: (count: number, trip: string) => string;
    item: (task: string, due: string | undefined, by: string | undefined) => string;
    open: string;
  };
  mention: {
    subject: (by: string, trip: string) => string;
    subjectOfMany: (count: number, trip: string) => string;
    intro: (trip: string) => string;
    item: (by: string, text: string) => string;
    open: string;
  };
  summary: {
    subject: (who: string, trip: string) => string;
    subjectOfMany: (who: string, trips: number) => string;
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
  contact: Record<ContactMailKind, ContactWording>;
  account: Record<AccountMailKind, (facts: AccountFacts) => AccountWording>;
  choosePassword: string;
};

type ContactWording = {
  /** `about`: a request's destination, a message's subject. */
  subject: (about: string | null) => string;
  paragraphs: string[];
  action?: string;
  reason: string;
  link: string;
};

type AccountWording = {
  subject: string;
  title: string;
  intro: string;
  action?: string;
  code?: string;
  note: string;
  reason: string;
};

export type AccountFacts = {
  email: string;
  newEmail: string;
};

/** The word for a number, by the language's plural rules. */
export function counting(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB');
  return (count, one, other) => `${format.format(count)}\u00a0${rules.select(count) === 'one' ? one : other}`;
}

export function listing(language: Language): (names: string[], others: number, rest: string) => string {
  return (names, others, rest) => formatList(others > 0 ? [...names, rest] : names, language);
}
