/** Facts of a mail to a member, read when it is sent: without anything undone since. */
import { type Language, toLanguage } from '#i18n/languages.ts';
import type { Query } from '../../database/session.ts';
import type { MailKind, TripMail } from '../kinds.ts';
import { NAME } from './names.ts';
import { readNews, type TripNews } from './summary.ts';

export type Recipient = { id: string; email: string; language: Language };

export type TripFacts = {
  id: string;
  title: string;
  destination: string | null;
  start_date: string;
  end_date: string;
};

export type TaskFacts = { title: string; due_date: string | null; by: string };

export type MessageFacts = { text: string; by: string };

export type MailContent =
  /** `owner`: an ownership transfer; `by` is empty when that account is deleted. */
  | { kind: 'invitation'; trip: TripFacts; by: string; address: string | null; role: string }
  | { kind: 'task'; trip: TripFacts; tasks: TaskFacts[] }
  | { kind: 'mention'; trip: TripFacts; messages: MessageFacts[] }
  | { kind: 'summary'; news: TripNews[] };

const TRIP = 't.id, t.title, t.destination, t.start_date::text as start_date, t.end_date::text as end_date';
/** Finds mails of the last day: the same is not sent again, however often it is undone and repeated. */
const SENT_LATELY = `select from app.mail_queue s where s.user_id = $1 and s.trip_id = $2
  and s.sent_at > now() - interval '1 day'`;

/** Undefined: gone, banned, without an address, or not wanting such mails. */
export async function findRecipient(
  { query }: Query,
  { userId, kind }: TripMail,
): Promise<Recipient | undefined> {
  const [recipient] = await query<{ email: string; language: string | null }>(
    `select a.email, a.preferences ->> 'language' as language from app.accounts a
     where a.id = $1 and not a.is_banned and a.email like '%_@_%'
       and coalesce(a.preferences ->> $2, 'on') <> 'off'`,
    [userId, `mail_${kind}`],
  );
  return recipient && { id: userId, email: recipient.email, language: toLanguage(recipient.language) };
}

/** Undefined: nothing of it holds any more. @param sentAs the kind of which nothing sent lately is repeated */
export async function readContent(
  sql: Query,
  mail: TripMail,
  sentAs: MailKind = mail.kind,
): Promise<MailContent | undefined> {
  switch (mail.kind) {
    case 'invitation':
      return readInvitation(sql, mail, sentAs);
    case 'task':
      return readTasks(sql, mail, sentAs);
    case 'mention':
      return readMentions(sql, mail);
    case 'summary':
      return readSummary(sql, mail);
  }
}

type InvitationRow = TripFacts & { by: string; address: string | null; role: string };

async function readInvitation(
  { query }: Query,
  mail: TripMail,
  sentAs: MailKind,
): Promise<MailContent | undefined> {
  const [row] = await query<InvitationRow>(
    `select ${TRIP}, ${NAME} as by, b.email as address, case when t.owner_id = $1 then 'owner' else c.role end as role
     from public.trips t left join public.trip_collaborators c on c.trip_id = t.id and c.user_id = $1
     left join app.accounts b on b.id = $3 and not b.is_banned
     where t.id = $2 and (t.owner_id = $1
       or (c.role is not null and b.id is not null and not exists (${SENT_LATELY} and s.kind = $4)))`,
    [mail.userId, mail.tripId, mail.causes.at(-1)?.byId, sentAs],
  );
  if (!row) return undefined;
  const { by, address, role, ...trip } = row;
  return { kind: 'invitation', trip, by, address, role };
}

async function readTasks(
  { query }: Query,
  mail: TripMail,
  sentAs: MailKind,
): Promise<MailContent | undefined> {
  const rows = await query<TripFacts & { task: string; due_date: string | null; by: string }>(
    `select ${TRIP}, k.title as task, k.due_date::text as due_date, ${NAME} as by
     from public.trip_tasks k join public.trips t on t.id = k.trip_id
     join lateral (
       select c.by_id from unnest($3::uuid[], $4::uuid[]) with ordinality c (task_id, by_id, place)
       where c.task_id = k.id order by c.place desc limit 1
     ) cause on true
     join app.accounts b on b.id = cause.by_id and not b.is_banned
     where k.trip_id = $2 and k.assigned_to = $1 and k.completed_at is null
       and (t.owner_id = $1 or exists (
         select from public.trip_collaborators c where c.trip_id = t.id and c.user_id = $1))
       and not exists (${SENT_LATELY} and s.kind = $5 and s.payload ->> 'taskId' = k.id::text)
     order by k.due_date nulls last, k.created_at, k.id`,
    [mail.userId, mail.tripId, uuids(mail.causes, 'rowId'), uuids(mail.causes, 'byId'), sentAs],
  );
  const [first] = rows;
  if (!first) return undefined;
  const { id, title, destination, start_date, end_date } = first;
  const tasks = rows.map(({ task, due_date, by }) => ({ title: task, due_date, by }));
  return { kind: 'task', trip: { id, title, destination, start_date, end_date }, tasks };
}

async function readMentions({ query }: Query, mail: TripMail): Promise<MailContent | undefined> {
  const rows = await query<TripFacts & MessageFacts>(
    `select ${TRIP}, m.text, ${NAME} as by
     from public.trip_chat_messages m join public.trips t on t.id = m.trip_id
     join app.accounts b on b.id = m.user_id and not b.is_banned
     left join public.trip_reads r on r.trip_id = m.trip_id and r.user_id = $1
     where m.trip_id = $2 and m.id = any ($3::uuid[]) and m.created_at > coalesce(r.read_at, '-infinity')
       and (t.owner_id = $1 or exists (
         select from public.trip_collaborators c where c.trip_id = t.id and c.user_id = $1))
     order by m.created_at, m.id`,
    [mail.userId, mail.tripId, uuids(mail.causes, 'rowId')],
  );
  const [first] = rows;
  if (!first) return undefined;
  const { id, title, destination, start_date, end_date } = first;
  const messages = rows.map(({ text, by }) => ({ text, by }));
  return { kind: 'mention', trip: { id, title, destination, start_date, end_date }, messages };
}

async function readSummary(sql: Query, mail: TripMail): Promise<MailContent | undefined> {
  const news = await readNews(sql, mail);
  return news.length > 0 ? { kind: 'summary', news } : undefined;
}

/** Writes an array as PostgreSQL does, since drivers differ for arrays. */
function uuids(causes: TripMail['causes'], name: 'rowId' | 'byId'): string {
  return `{${causes.map((cause) => cause[name] ?? '').join(',')}}`;
}
