/**
 * The outbox: what triggers have put there is taken, sent and struck out (supabase/migrations/…_mails.sql).
 *
 * A mail is sent at least once: it is struck out after the mail server has taken it, so a process that dies in between
 * leaves it to the next, with the same Message-ID. Several processes share one outbox; who takes a mail has it for as long
 * as the lease lasts.
 */
import type { Sql } from '../database/session.ts';

export type MailKind = 'invitation' | 'task' | 'summary';

/** The kinds, in an order that lasts: tokens name them by their place. */
export const MAIL_KINDS: readonly MailKind[] = ['invitation', 'task', 'summary'];

/** One row: one thing to tell. */
type Notice = {
  mail_id: string;
  kind: MailKind;
  user_id: string;
  trip_id: string | null;
  task_id: string | null;
  by_id: string | null;
  since: string | null;
  attempts: number;
};

/** What goes in one mail, to one person, about one trip; or a summary of all of them. */
export type DueMail = {
  /** The same at each try. */
  id: string;
  kind: MailKind;
  userId: string;
  tripId: string | null;
  /** The tasks, each with who assigned it; for an invitation who invited, without a task. */
  causes: { taskId: string | null; byId: string }[];
  /** Of a summary: what happened after this moment, as the database writes it. */
  since: string | null;
  /** How many times it was tried, this time included. */
  attempts: number;
};

type Query = Pick<Sql, 'query'>;

const LEASE_SECONDS = 300;
/** After this many minutes it is tried again; after the last it is given up, within a day. */
const RETRY_MINUTES = [1, 5, 20, 60, 180, 720];

// Who takes a mail holds its recipient for a moment, so that no other process makes a second one of what came meanwhile.
const CLAIM = `
  with first as (
    select m.id, m.user_id, m.kind, m.trip_id, m.mail_id
    from app.mail_outbox m join app.accounts a on a.id = m.user_id
    where m.sent_at is null and m.next_try <= now() and (
      m.mail_id is not null or m.created_at <= now() - make_interval(secs => case m.kind
        when 'task' then $1::double precision when 'invitation' then least($1::double precision, 60) else 0 end))
    order by m.next_try, m.id limit 1
    for no key update of a skip locked
  )
  update app.mail_outbox m
  set mail_id = coalesce(first.mail_id, first.id), attempts = m.attempts + 1,
    next_try = now() + make_interval(secs => ${LEASE_SECONDS})
  from first
  where m.user_id = first.user_id and m.kind = first.kind and m.trip_id is not distinct from first.trip_id
    and m.mail_id is not distinct from first.mail_id and m.sent_at is null and m.next_try <= now()
  returning m.mail_id, m.kind, m.user_id, m.trip_id, m.task_id, m.by_id, m.since::text as since, m.attempts`;

/**
 * Takes one mail that is due; undefined when there is none, or another process has it.
 *
 * @param collectSeconds how long tasks are collected into one mail; an invitation waits a minute at most
 */
export async function claimMail({ query }: Query, collectSeconds: number): Promise<DueMail | undefined> {
  const notices = await query<Notice>(CLAIM, [collectSeconds]);
  const [first] = notices;
  if (!first) return undefined;
  return {
    id: first.mail_id,
    kind: first.kind,
    userId: first.user_id,
    tripId: first.trip_id,
    causes: notices.flatMap(({ task_id, by_id }) => (by_id ? [{ taskId: task_id, byId: by_id }] : [])),
    since: first.since,
    attempts: first.attempts,
  };
}

/** The mail server has it. Another process that took it after the lease had ended finds nothing left. */
export async function markSent({ query }: Query, { id }: DueMail): Promise<void> {
  await query('update app.mail_outbox set sent_at = now() where mail_id = $1', [id]);
}

/** There is nothing to tell any more. */
export async function dropMail({ query }: Query, { id }: DueMail): Promise<void> {
  await query('delete from app.mail_outbox where mail_id = $1', [id]);
}

/** Tries it again later, or drops it after the last try; answers whether it will be tried again. */
export async function postponeMail(sql: Query, mail: DueMail): Promise<boolean> {
  const minutes = RETRY_MINUTES[mail.attempts - 1];
  if (minutes === undefined) {
    await dropMail(sql, mail);
    return false;
  }
  await sql.query(
    'update app.mail_outbox set next_try = now() + make_interval(mins => $2) where mail_id = $1 and sent_at is null',
    [mail.id, minutes],
  );
  return true;
}

/** Forgets what was sent a week ago. */
export async function purgeMails({ query }: Query): Promise<void> {
  await query('select app.purge_mails()');
}

/** Has a summary sent to those for whom it is morning; each once a day, whatever the number of processes. */
export async function queueSummaries({ query }: Query): Promise<void> {
  await query('select app.queue_summaries()');
}
