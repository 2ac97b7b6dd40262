/**
 * The mail queue (supabase/migrations/…_mails.sql), shared by processes. At least once: marked after the mail server accepted it, so a
 * process that dies in between leaves it to another, with the same Message-ID.
 */
import { toLanguage } from '#i18n/languages.ts';
import type { Query } from '../database/session.ts';
import type { AccountMail, ContactMailKind, DueMail, PushKind, TripMailKind } from './kinds.ts';

type Columns = { mail_id: string; attempts: number; language: string | null };
type TripRow = Columns & {
  kind: TripMailKind;
  user_id: string;
  address: null;
  trip_id: string | null;
  payload: { byId?: string; taskId?: string; messageId?: string; since?: string; until?: string };
};
type PushRow = Columns & {
  kind: PushKind;
  user_id: string;
  address: null;
  trip_id: string;
  payload: { byId: string; since: string; taskId?: string; messageId?: string; devices?: string[] };
};
type ContactRow = Columns & {
  kind: ContactMailKind;
  address: string;
  payload: { aboutId?: string; secret?: string };
  is_about_account: false;
};
type AccountRow = Columns & {
  kind: AccountMail['kind'];
  address: string;
  payload: Omit<AccountMail, 'kind' | 'to' | 'language'>;
  is_about_account: true;
};
type Row = TripRow | PushRow | ContactRow | AccountRow;

export async function enqueueMail(
  { query }: Query,
  { kind, to, language, ...payload }: AccountMail,
): Promise<string> {
  const id = crypto.randomUUID();
  // A notice waits for a mail server that is away; a link or a code is of no use later.
  const lasts = payload.link || payload.code ? '1 hour' : '1 day';
  await query(
    `insert into app.mail_queue (id, kind, address, language, payload, expires_at)
     values ($1, $2, $3, $4, $5::text::jsonb, now() + $6::text::interval)`,
    [id, kind, to, language ?? null, JSON.stringify(payload), lasts],
  );
  return id;
}

/** The mail with this id alone; notifications alone, or none. */
export type Which = { id?: string; isPush?: boolean };

/** Undefined: none is due, or others have them. @param collectSeconds for tasks; an invitation waits a minute at most */
export async function claimMail(
  { query }: Query,
  collectSeconds: number,
  { id, isPush }: Which = {},
): Promise<DueMail | undefined> {
  const rows = await query<Row>(
    `select mail_id, kind, user_id, address, language, trip_id, payload, attempts, expires_at is not null as is_about_account
     from app.claim_mail($1, $2, $3)`,
    [collectSeconds, id ?? null, isPush ?? null],
  );
  const [first] = rows;
  return first && toMail(first, rows);
}

function toMail(first: Row, rows: Row[]): DueMail {
  const claim = { id: first.mail_id, attempts: first.attempts };
  const memberRows = rows.filter(isMemberRow);
  const causes = memberRows.flatMap(({ payload: { byId, taskId, messageId } }) =>
    byId ? [{ rowId: taskId ?? messageId ?? null, byId }] : [],
  );
  if (isPushRow(first)) {
    const { kind, user_id: userId, trip_id: tripId, payload } = first;
    const since = memberRows.map((row) => row.payload.since ?? '').sort()[0] ?? payload.since;
    return { ...claim, kind, userId, tripId, causes, since, devices: payload.devices ?? null };
  }
  if (isMemberRow(first)) {
    const { kind, user_id: userId, trip_id: tripId, payload } = first;
    return {
      ...claim,
      kind,
      userId,
      tripId,
      causes,
      since: payload.since ?? null,
      until: payload.until ?? null,
    };
  }
  if (first.is_about_account) {
    const { kind, address: to, language, payload } = first;
    return { ...claim, ...payload, kind, to, language: language ? toLanguage(language) : undefined };
  }
  const { kind, address, language, payload } = first;
  return {
    ...claim,
    kind,
    address,
    language: toLanguage(language),
    aboutId: payload.aboutId ?? null,
    secret: payload.secret,
  };
}

function isMemberRow(row: Row): row is TripRow | PushRow {
  return row.address === null;
}

function isPushRow(row: Row): row is PushRow {
  return row.kind.startsWith('push_');
}

/** Deletes a mail to an address: it may hold a code, or be of a deleted account. Others are noted. */
export async function markSent({ query }: Query, { id }: DueMail): Promise<void> {
  await query(
    `with sent as (delete from app.mail_queue where mail_id = $1 and address is not null)
     update app.mail_queue set sent_at = now() where mail_id = $1 and address is null`,
    [id],
  );
}

export async function dropMail({ query }: Query, { id }: Pick<DueMail, 'id'>): Promise<void> {
  await query('delete from app.mail_queue where mail_id = $1', [id]);
}

export async function narrowToDevices(
  { query }: Query,
  { id }: Pick<DueMail, 'id'>,
  devices: string[],
): Promise<void> {
  await query(
    `update app.mail_queue set payload = payload || jsonb_build_object('devices', $2::text::jsonb) where mail_id = $1`,
    [id, JSON.stringify(devices)],
  );
}

/** Deletes it after its last try. Returns whether there is another. */
export async function postponeMail({ query }: Query, { id }: DueMail): Promise<boolean> {
  const [row] = await query<{ is_postponed: boolean }>('select app.postpone_mail($1) as is_postponed', [id]);
  return row?.is_postponed === true;
}

/** Deletes mails that were sent a week ago, or have expired. */
export async function purgeMails({ query }: Query): Promise<void> {
  await query('select app.purge_mails()');
}

/** Queues summaries where it is morning; once a day, for any number of processes. */
export async function queueSummaries({ query }: Query): Promise<void> {
  await query('select app.queue_summaries()');
}
