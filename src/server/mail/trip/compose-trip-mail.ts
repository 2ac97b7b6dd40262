import { formatDate, formatDateRange } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import { oneLine, type Part, toMail } from '../layout.ts';
import type { Mail } from '../sender.ts';
import type { MailWords } from '../wording/types.ts';
import { wordsIn } from '../wording/wording.ts';
import type { MailContent, Recipient, TripFacts } from './content.ts';
import { type MailParts, summaryParts } from './summary-parts.ts';

export type Addresses = {
  publicUrl: string;
  switchUrl: string;
};

const SHORT = 60;
const QUOTED = 300;

export function composeTripMail(
  id: string,
  { email, language }: Recipient,
  content: MailContent,
  { publicUrl, switchUrl }: Addresses,
): Mail {
  const words = wordsIn(language);
  const { subject, parts } = mailParts(content, language, publicUrl);
  const layout = {
    language,
    subject,
    parts,
    reason: words.reason[content.kind],
    links: [
      { label: words.turnOff[content.kind], url: switchUrl },
      { label: words.allSettings, url: publicUrl + paths.profile() },
    ],
  };
  const mail = toMail(email, layout, { id, publicUrl });
  return {
    ...mail,
    headers: {
      ...mail.headers,
      // RFC 8058: one click, without a page.
      'List-Unsubscribe': `<${switchUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

export function mailParts(content: MailContent, language: Language, publicUrl: string): MailParts {
  const words = wordsIn(language);
  switch (content.kind) {
    case 'invitation':
      return invitationParts(content, words, language, publicUrl);
    case 'task':
      return taskParts(content, words, language, publicUrl);
    case 'mention':
      return mentionParts(content, words, publicUrl);
    case 'summary':
      return summaryParts(content.news, words, language, publicUrl);
  }
}

function invitationParts(
  { trip, by, address, role }: MailContent & { kind: 'invitation' },
  words: MailWords,
  language: Language,
  publicUrl: string,
): MailParts {
  const { invitation, ownership } = words;
  const name = nameOf(by, words);
  const { subject, intro } = role === 'owner' ? ownership : invitation;
  const rights = { owner: ownership.rights, editor: invitation.editor }[role] ?? invitation.viewer;
  return {
    subject: subject(shortName(by, words), oneLine(trip.title, SHORT)),
    parts: [
      { kind: 'paragraph', text: intro(name, oneLine(trip.title)) },
      { kind: 'paragraph', text: whereAndWhen(trip, language) },
      { kind: 'paragraph', text: rights },
      { kind: 'action', label: words.openTrip, url: publicUrl + paths.trip(trip.id) },
      ...(address
        ? [{ kind: 'paragraph', text: invitation.address(name, oneLine(address)) } satisfies Part]
        : []),
    ],
  };
}

function taskParts(
  { trip, tasks }: MailContent & { kind: 'task' },
  words: MailWords,
  language: Language,
  publicUrl: string,
): MailParts {
  const [first] = tasks;
  const count = tasks.length;
  const givers = new Set(tasks.map(({ by }) => by));
  const title = oneLine(trip.title);
  const short = oneLine(trip.title, SHORT);
  const isByOne = givers.size === 1 && first;
  const items = tasks.map(({ title: task, due_date, by }) =>
    words.task.item(
      oneLine(task),
      due_date ? formatDate(Temporal.PlainDate.from(due_date), language, 'weekday') : undefined,
      isByOne ? undefined : nameOf(by, words),
    ),
  );
  return {
    subject: !isByOne
      ? words.task.subjectOfMany(count, short)
      : count === 1
        ? words.task.subjectOne(shortName(first.by, words), oneLine(first.title, SHORT))
        : words.task.subject(shortName(first.by, words), count, short),
    parts: [
      {
        kind: 'paragraph',
        text: isByOne
          ? words.task.intro(nameOf(first.by, words), count, title)
          : words.task.introOfMany(count, title),
      },
      { kind: 'list', items },
      { kind: 'action', label: words.task.open, url: publicUrl + paths.trip(trip.id, { panel: 'tasks' }) },
    ],
  };
}

function mentionParts(
  { trip, messages }: MailContent & { kind: 'mention' },
  words: MailWords,
  publicUrl: string,
): MailParts {
  const [first] = messages;
  const writers = new Set(messages.map(({ by }) => by));
  const short = oneLine(trip.title, SHORT);
  return {
    subject:
      first && writers.size === 1
        ? words.mention.subject(shortName(first.by, words), short)
        : words.mention.subjectOfMany(messages.length, short),
    parts: [
      { kind: 'paragraph', text: words.mention.intro(oneLine(trip.title)) },
      {
        kind: 'list',
        items: messages.map(({ text, by }) => words.mention.item(nameOf(by, words), oneLine(text, QUOTED))),
      },
      { kind: 'action', label: words.mention.open, url: publicUrl + paths.trip(trip.id, { panel: 'chat' }) },
    ],
  };
}

function nameOf(name: string, words: MailWords): string {
  return oneLine(name) || words.someone;
}

function shortName(name: string, words: MailWords): string {
  return oneLine(name, SHORT / 2) || words.someone;
}

/** "Lisbonne · 12–16 mars 2027"; without the place where the title is it. */
function whereAndWhen({ title, destination, start_date, end_date }: TripFacts, language: Language): string {
  const days = formatDateRange(
    Temporal.PlainDate.from(start_date),
    Temporal.PlainDate.from(end_date),
    language,
  );
  const place = oneLine(destination ?? '');
  return place && place !== oneLine(title) ? `${place} · ${days}` : days;
}
