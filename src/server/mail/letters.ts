/**
 * Letters: mails about what visitors sent, to supervisors and, as a receipt, to whoever sent it (…_requests_followed.sql).
 *
 * They go the way of the outbox: taken under a lease, sent, struck out; at least once, by one process at a time. Other than
 * its mails, they go to an address, which need not be anybody's account.
 */
import { type Language, toLanguage } from '#i18n/languages.ts';
import type { Sql } from '../database/session.ts';
import { asHtml, asText, oneLine } from './layout.ts';
import { type LetterFacts, letterWordsIn } from './letter-words.ts';
import type { Mail } from './sender.ts';

export type LetterKind =
  | 'request_notice'
  | 'request_receipt'
  | 'request_answer'
  | 'message_notice'
  | 'message_receipt'
  | 'message_answer'
  | 'farewell';

export type Letter = {
  id: string;
  kind: LetterKind;
  address: string;
  language: string;
  about_id: string;
  /** How many times it was tried, this time included. */
  attempts: number;
};

type Query = Pick<Sql, 'query'>;

const LEASE_SECONDS = 300;
/** After this many minutes it is tried again; after the last it is given up, within a day. */
const RETRY_MINUTES = [1, 5, 20, 60, 180, 720];

/** Takes one letter that is due; undefined when there is none, or another process has it. */
export async function claimLetter({ query }: Query): Promise<Letter | undefined> {
  const [letter] = await query<Letter>(
    `update app.letters l
     set attempts = l.attempts + 1, next_try = now() + make_interval(secs => ${LEASE_SECONDS})
     where l.id = (select d.id from app.letters d where d.sent_at is null and d.next_try <= now()
                   order by d.next_try, d.id limit 1 for no key update skip locked)
     returning l.id, l.kind, l.address, l.language, l.about_id, l.attempts`,
  );
  return letter;
}

/** What it is about; undefined when that was deleted meanwhile. */
export async function readFacts(
  { query }: Query,
  { kind, about_id }: Letter,
): Promise<LetterFacts | undefined> {
  if (kind === 'farewell') return { name: '', email: '', about: null, start_date: null, end_date: null };
  const isRequest = kind.startsWith('request');
  if (kind.endsWith('_answer')) return readAnswer({ query }, about_id, isRequest);
  const [facts] = await query<LetterFacts>(
    isRequest
      ? `select name, email, destination as about, start_date::text as start_date, end_date::text as end_date
         from public.custom_trip_requests where id = $1`
      : `select name, email, subject as about, null as start_date, null as end_date
         from public.contact_messages where id = $1`,
    [about_id],
  );
  return facts;
}

/** What a supervisor has answered, with what it is about. */
async function readAnswer(
  { query }: Query,
  id: string,
  isRequest: boolean,
): Promise<LetterFacts | undefined> {
  const [facts] = await query<LetterFacts>(
    isRequest
      ? `select r.name, r.email, r.destination as about, null as start_date, null as end_date, a.text
         from public.inbox_answers a join public.custom_trip_requests r on r.id = a.request_id where a.id = $1`
      : `select m.name, m.email, m.subject as about, null as start_date, null as end_date, a.text
         from public.inbox_answers a join public.contact_messages m on m.id = a.message_id where a.id = $1`,
    [id],
  );
  return facts;
}

/** The letter as a mail. A receipt repeats nothing of what was sent: nobody writes to others through us. */
export function composeLetter(
  { id, kind, address, language }: Letter,
  facts: LetterFacts,
  publicUrl: string,
): Mail {
  const reader: Language = toLanguage(language);
  const { subject, parts, reason, link } = letterWordsIn(reader)[kind](
    { ...facts, name: oneLine(facts.name), about: facts.about && oneLine(facts.about, 120) },
    publicUrl,
  );
  const layout = { language: reader, subject, parts, reason, links: [link] };
  return {
    to: address,
    subject,
    text: asText(layout),
    html: asHtml(layout),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The mail server has it. Of who is gone nothing is kept. */
export async function markLetterSent({ query }: Query, { id, kind }: Letter): Promise<void> {
  if (kind === 'farewell') await query('delete from app.letters where id = $1', [id]);
  else await query('update app.letters set sent_at = now() where id = $1', [id]);
}

/** There is nothing to tell any more, or nobody to tell it to. */
export async function dropLetter({ query }: Query, { id }: Letter): Promise<void> {
  await query('delete from app.letters where id = $1', [id]);
}

/** Tries it again later, or drops it after the last try; answers whether it will be tried again. */
export async function postponeLetter(sql: Query, letter: Letter): Promise<boolean> {
  const minutes = RETRY_MINUTES[letter.attempts - 1];
  if (minutes === undefined) {
    await dropLetter(sql, letter);
    return false;
  }
  await sql.query('update app.letters set next_try = now() + make_interval(mins => $2) where id = $1', [
    letter.id,
    minutes,
  ]);
  return true;
}

/** Forgets what was sent a week ago. */
export async function purgeLetters({ query }: Query): Promise<void> {
  await query('select app.purge_letters()');
}
