import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import { oneLine, type Part } from '../layout.ts';
import type { MailWords } from '../wording/types.ts';
import type { ChangeFacts, TripNews } from './summary.ts';

export type MailParts = { subject: string; parts: Part[] };

const MOST_TRIPS = 10;
const MOST_NAMES = 2;

/** Parts of a summary. @param news of at least one trip with changes */
export function summaryParts(
  news: TripNews[],
  words: MailWords,
  language: Language,
  publicUrl: string,
): MailParts {
  const { summary } = words;
  const changed = news.filter(({ changed: count, unread }) => count > 0 || unread > 0);
  const [first] = changed;
  const who = listPeople(
    changed.flatMap(({ people }) => people),
    words,
  );
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
            { kind: 'action', label: summary.seeDashboard, url: publicUrl + paths.dashboard() },
          ] satisfies Part[])
        : []),
    ],
  };
}

/** Lists names as "Ana, Bo et 2 autres personnes". */
export function listPeople(names: string[], words: MailWords): string {
  const people = [...new Set(names)].map((name) => oneLine(name, 30) || words.someone);
  const named = people.slice(0, MOST_NAMES);
  return words.summary.andOthers(named.length > 0 ? named : [words.someone], people.length - named.length);
}

export function changeLine(change: ChangeFacts, words: MailWords): string {
  const title = change.title === null ? undefined : oneLine(change.title, 80);
  return words.summary.line(change, oneLine(change.by ?? '') || words.someone, title);
}

function tripParts(
  { trip, changed, changes, unread, tasks }: TripNews,
  words: MailWords,
  language: Language,
  publicUrl: string,
): Part[] {
  const { summary } = words;
  const counts = [changed > 0 && summary.changes(changed), unread > 0 && summary.messages(unread)];
  const lines = changes.map((change) => changeLine(change, words));
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
    { kind: 'action', label: words.openTrip, url: publicUrl + paths.trip(trip.id) },
  ];
}
