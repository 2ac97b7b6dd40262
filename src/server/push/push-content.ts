/** Text of a notification, read when it is sent: without what was read, undone or revoked since. */
import { type Language, toLanguage } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import type { Query } from '../database/session.ts';
import type { DueMail, PushNotice, TripMail } from '../mail/kinds.ts';
import { clipped, oneLine } from '../mail/layout.ts';
import { mailParts } from '../mail/trip/compose-trip-mail.ts';
import { readContent } from '../mail/trip/content.ts';
import { NAME } from '../mail/trip/names.ts';
import { readNews } from '../mail/trip/summary.ts';
import { changeLine, listPeople } from '../mail/trip/summary-parts.ts';
import { wordsIn } from '../mail/wording/wording.ts';
import type { Notification } from './push-sender.ts';

type Push = DueMail<PushNotice>;
type PushText = { title: string; body: string } | undefined;

const PANELS = {
  push_message: 'chat',
  push_mention: 'chat',
  push_change: '',
  push_task: 'tasks',
  push_invitation: '',
};
const LONGEST_TITLE = 60;
const LONGEST_BODY = 300;

/** Undefined: nothing to show, or not for this recipient. */
export async function composePush(sql: Query, push: Push): Promise<Notification | undefined> {
  const trip = await findTrip(sql, push);
  const text = trip && (await renderPush(sql, push, trip));
  return (
    text && {
      title: text.title,
      body: clipped(text.body, LONGEST_BODY),
      url: paths.trip(push.tripId, { panel: PANELS[push.kind] }),
      tag: `${push.kind}:${push.tripId}`,
      language: trip.language,
    }
  );
}

type Trip = { title: string; language: Language };

/** Finds a trip for a member, not banned, who turned this kind on. */
async function findTrip({ query }: Query, { userId, tripId, kind }: Push): Promise<Trip | undefined> {
  const [row] = await query<{ title: string; language: string | null }>(
    `select t.title, a.preferences ->> 'language' as language from app.accounts a join public.trips t on t.id = $2
     where a.id = $1 and not a.is_banned and a.preferences ->> $3 = 'on' and app.is_member(t.id, a.id)`,
    [userId, tripId, kind],
  );
  return row && { title: oneLine(row.title, LONGEST_TITLE), language: toLanguage(row.language) };
}

function renderPush(sql: Query, push: Push, trip: Trip): Promise<PushText> {
  switch (push.kind) {
    case 'push_message':
      return messagesText(sql, push, trip);
    case 'push_change':
      return changesText(sql, push, trip);
    case 'push_mention':
      return subjectText(sql, push, trip, 'mention');
    case 'push_task':
      return subjectText(sql, push, trip, 'task');
    case 'push_invitation':
      return subjectText(sql, push, trip, 'invitation');
  }
}

/** Text of unread messages; of a single one its own text, unless its author is banned or gone. */
async function messagesText(
  { query }: Query,
  { userId, tripId, since }: Push,
  trip: Trip,
): Promise<PushText> {
  const messages = await query<{ text: string; name: string }>(
    `select m.text, ${NAME} as name
     from public.trip_chat_messages m join app.accounts b on b.id = m.user_id and not b.is_banned
     left join public.trip_reads r on r.trip_id = m.trip_id and r.user_id = $1
     where m.trip_id = $2 and m.user_id <> $1 and m.created_at >= $3::timestamptz
       and m.created_at > coalesce(r.read_at, '-infinity') and app.is_member(m.trip_id, m.user_id)
     order by m.created_at desc limit 100`,
    [userId, tripId, since],
  );
  const [first] = messages;
  if (!first) return undefined;
  const words = wordsIn(trip.language);
  return {
    title: `${listPeople(
      messages.map(({ name }) => name),
      words,
    )} · ${trip.title}`,
    body: messages.length === 1 ? first.text : words.summary.messages(messages.length),
  };
}

async function changesText(sql: Query, push: Push, trip: Trip): Promise<PushText> {
  const before = new Date(Date.parse(push.since) - 1).toISOString();
  const news = await readNews(sql, { ...push, kind: 'summary', since: before, until: null });
  const own = news.find(({ trip: { id } }) => id === push.tripId);
  const [first] = own?.changes ?? [];
  if (!own || !first) return undefined;
  const words = wordsIn(trip.language);
  if (own.changed === 1) return { title: trip.title, body: changeLine(first, words) };
  return {
    title: `${listPeople(own.people, words)} · ${trip.title}`,
    body: words.summary.changes(own.changed),
  };
}

/** Uses the subject of the mail about it. */
async function subjectText(sql: Query, push: Push, trip: Trip, kind: TripMail['kind']): Promise<PushText> {
  const content = await readContent(sql, { ...push, kind, until: null }, push.kind);
  return content && { title: trip.title, body: mailParts(content, trip.language, '').subject };
}
