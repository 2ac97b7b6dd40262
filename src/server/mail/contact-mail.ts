import { formatDateRange } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import type { Query } from '../database/session.ts';
import type { ContactMail, ContactMailKind, DueMail } from './kinds.ts';
import { type Layout, oneLine, toMail } from './layout.ts';
import type { Mail } from './sender.ts';
import { wordsIn } from './wording/wording.ts';

type Facts = {
  name: string;
  email: string;
  about: string | null;
  start_date: string | null;
  end_date: string | null;
  text: string;
};

const REQUEST = 'r.name, r.email, r.destination as about, r.start_date::text, r.end_date::text';
const MESSAGE = 'm.name, m.email, m.subject as about, null as start_date, null as end_date';
const REQUEST_BY_ID = `select ${REQUEST}, '' as text from public.custom_trip_requests r where r.id = $1`;
const MESSAGE_BY_ID = `select ${MESSAGE}, '' as text from public.contact_messages m where m.id = $1`;

/** Asked when it is sent: hours may pass, in which a supervisor has become none. */
const TO_SUPERVISOR = `exists (select from app.accounts a
  where a.role = 'supervisor' and not a.is_banned and lower(a.email) = lower($2))`;

type Kind = {
  /** Of the subject's id and, if `isNotice`, the address. */
  facts?: string;
  isNotice?: true;
  action?: (secret: string) => string;
  link: (secret: string) => string;
};

const contact = () => paths.contact();

const KINDS: Record<ContactMailKind, Kind> = {
  request_notice: {
    facts: `${REQUEST_BY_ID} and ${TO_SUPERVISOR}`,
    isNotice: true,
    action: paths.admin,
    link: paths.admin,
  },
  message_notice: {
    facts: `${MESSAGE_BY_ID} and ${TO_SUPERVISOR}`,
    isNotice: true,
    action: paths.admin,
    link: paths.admin,
  },
  request_receipt: { facts: REQUEST_BY_ID, action: paths.customTrip, link: contact },
  message_receipt: { facts: MESSAGE_BY_ID, link: contact },
  request_reply: {
    facts: `select ${REQUEST}, a.text from public.inbox_answers a
      join public.custom_trip_requests r on r.id = a.request_id where a.id = $1`,
    link: paths.customTrip,
  },
  message_reply: {
    facts: `select ${MESSAGE}, a.text from public.inbox_answers a
      join public.contact_messages m on m.id = a.message_id where a.id = $1`,
    link: contact,
  },
  trip_invitation: {
    facts: `select coalesce(nullif(btrim(o.name), ''), split_part(o.email, '@', 1)) as name, o.email, t.title as about,
        t.start_date::text, t.end_date::text, '' as text
      from public.trip_join_links l join public.trips t on t.id = l.trip_id
      join app.accounts o on o.id = t.owner_id and not o.is_banned
      where l.id = $1 and l.revoked_at is null and l.declined_at is null and l.expires_at > now()`,
    action: paths.joinTrip,
    link: paths.joinTrip,
  },
  account_deleted: { link: contact },
};

/** Undefined: its subject was deleted, or it is not for the recipient any more. A receipt repeats nothing of the message, so that nobody can write to others through us. */
export async function composeContactMail(
  { query }: Query,
  mail: DueMail<ContactMail>,
  publicUrl: string,
): Promise<Mail | undefined> {
  const { kind, address, language, aboutId, secret = '' } = mail;
  const { facts: statement, isNotice, action, link } = KINDS[kind];
  const [facts] = statement ? await query<Facts>(statement, isNotice ? [aboutId, address] : [aboutId]) : [];
  if (statement && !facts) return undefined;
  const words = wordsIn(language).contact[kind];
  const paragraphs = [...words.paragraphs, ...(facts ? factLines(mail, facts) : [])];
  const layout: Layout = {
    language,
    subject: words.subject(facts?.about ? oneLine(facts.about, 120) : null),
    parts: paragraphs.map((text) => ({ kind: 'paragraph', text })),
    reason: words.reason,
    links: [{ label: words.link, url: publicUrl + link(secret) }],
  };
  if (words.action && action)
    layout.parts.push({ kind: 'action', label: words.action, url: publicUrl + action(secret) });
  return toMail(address, layout, { id: mail.id, publicUrl });
}

/** Lines of facts: of a notice or invitation one, of a reply one for each paragraph. */
function factLines({ kind, language }: ContactMail, facts: Facts): string[] {
  if (kind.endsWith('_receipt')) return [];
  if (kind.endsWith('_reply'))
    return facts.text
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean);
  const { start_date, end_date } = facts;
  const days =
    start_date && end_date
      ? formatDateRange(Temporal.PlainDate.from(start_date), Temporal.PlainDate.from(end_date), language)
      : '';
  return [
    [oneLine(facts.name), facts.email, oneLine(facts.about ?? '', 120), days].filter(Boolean).join(' · '),
  ];
}
