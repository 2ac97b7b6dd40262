/** The daily summary in words. Pure. */
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { oneLine, type Part } from '../layout.ts';
import type { MailWords } from '../wording/types.ts';
import type { TripNews } from './summary.ts';

type Said = { subject: string; parts: Part[] };

const MOST_TRIPS = 10;
const MOST_NAMES = 2;

/** @param news of at least one trip in which something happened */
export function summaryParts(
  news: TripNews[],
  words: MailWords,
  language: Language,
  publicUrl: string,
): Said {
  const { summary } = words;
  const changed = news.filter(({ changed: count, unread }) => count > 0 || unread > 0);
  const [first] = changed;
  const people = [...new Set(changed.flatMap((trip) => trip.people))].map((name) => oneLine(name, 30));
  const named = people.slice(0, MOST_NAMES);
  const who = summary.andOthers(named.length > 0 ? named : [words.someone], people.length - named.length);
  const rest = news.length - MOST_TRIPS;
  return {
    subject:
      changed.length === 1 && first
        ? summary.subject(who, oneLine(first.trip.title, 60))
        : summary.subjectOfMany(who, changed.length),
    parts: [
      { kind: 'paragraph', text: summary.intro },
      ...news.slice(0, MOST_TRIPS).flatMap((trip) => tripParts(trip, words, language, publicUrl)),
      ...(rest > 0
        ? ([
            { kind: 'paragraph', text: summary.moreTrips(rest) },
            { kind: 'action', label: summary.seeDashboard, url: `${publicUrl}/dashboard` },
          ] satisfies Part[])
        : []),
    ],
  };
}

function tripParts(
  { trip, changed, changes, unread, tasks }: TripNews,
  words: MailWords,
  language: Language,
  publicUrl: string,
): Part[] {
  const { summary } = words;
  const counts = [changed > 0 && summary.changes(changed), unread > 0 && summary.messages(unread)];
  const lines = changes.map((change) =>
    summary.line(
      change,
      oneLine(change.by ?? '') || words.someone,
      change.title === null ? undefined : oneLine(change.title, 80),
    ),
  );
  const left = changed - changes.length;
  const due = tasks.map(({ title, due_date, isLate }) => {
    const day = formatDate(Temporal.PlainDate.from(due_date), language, 'weekday');
    return isLate ? summary.late(oneLine(title), day) : summary.due(oneLine(title), day);
  });
  const changeLines = [...lines, ...(left > 0 ? [summary.more(left)] : [])];
  return [
    { kind: 'heading', text: oneLine(trip.title) },
    ...(changed + unread > 0
      ? [{ kind: 'paragraph', text: counts.filter(Boolean).join(' · ') } satisfies Part]
      : []),
    ...[changeLines, due].filter(({ length }) => length > 0).map((items): Part => ({ kind: 'list', items })),
    { kind: 'action', label: words.openTrip, url: `${publicUrl}/trip/${trip.id}` },
  ];
}
