import { parseDay } from '#domain/days.ts';
import { folded } from '#domain/text.ts';

/** Order of day and month in `05/08/2027`; null: unknown, such days are not read. */
export type DayOrder = 'dayFirst' | 'monthFirst' | null;

export interface WrittenDay {
  day: string;
  /** Where it is in the text, its weekday included. */
  start: number;
  end: number;
}

const NAMED =
  /\b(\d{1,2})(?:er|st|nd|rd|th)?(?:\s+of)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})\b|\b(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/giu;
const YEAR_FIRST = /(?<![\d/.-])(\d{4})([/.-])(\d{2})\2(\d{2})(?!\d|[/.-]\d)/g;
const NUMERIC = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[/.-]\d)/g;
/** `8 au 11 mai 2027`, `30 April to 3 May 2027`: the first day has no year. */
const RANGE =
  /\b(\d{1,2})(?:er|st|nd|rd|th)?(?:\s+(\p{L}{3,9})\.?)?\s*(?:au|to|until|[-–—→])\s*(?:\p{L}{3,9}\.?\s+)?(\d{1,2})(?:er|st|nd|rd|th)?\s+(\p{L}{3,9})\.?,?\s+(\d{4})\b/iu;
/** `May 8 – 11, 2027` */
const RANGE_MONTH_FIRST = /\b(\p{L}{3,9})\.?\s+(\d{1,2})\s*[-–—]\s*(\d{1,2}),?\s+(\d{4})\b/iu;
const WEEKDAY_BEFORE = /(\p{L}{3,9})\.?,?\s{1,3}$/u;

/** Finds days in the order of the text. A weekday that contradicts its date makes it unreadable. */
export function daysIn(text: string, order: DayOrder): WrittenDay[] {
  return [
    ...[...text.matchAll(NAMED)].map((match) => written(text, match, [namedDay(match)])),
    ...[...text.matchAll(YEAR_FIRST)].map((match) =>
      written(text, match, [isoDay(match[1], match[3], match[4])]),
    ),
    ...[...text.matchAll(NUMERIC)].map((match) => written(text, match, numericDays(match, order))),
  ]
    .filter((found) => found !== null)
    .toSorted((one, other) => one.start - other.start);
}

/** Reads `8 au 11 mai 2027` and its like. @returns null where there is no such range */
export function dayRangeIn(text: string): readonly [string, string] | null {
  const [, first, firstMonth, last, month, year] = RANGE.exec(text) ?? monthFirst(text);
  const to = isoDay(year, monthOf(month), last);
  const sameYear = isoDay(year, monthOf(firstMonth ?? month), first);
  const from =
    sameYear && to && sameYear > to ? isoDay(Number(year) - 1, monthOf(firstMonth), first) : sameYear;
  return from && to ? [from, to] : null;
}

function monthFirst(text: string): (string | undefined)[] {
  const [all, month, first, last, year] = RANGE_MONTH_FIRST.exec(text) ?? [];
  return [all, first, month, last, month, year];
}

/** Learns the order from the days that only one order or the weekday allows. */
export function dayOrderOf(text: string, byLanguage: DayOrder): DayOrder {
  const votes = new Set<DayOrder>();
  for (const match of text.matchAll(NUMERIC)) {
    const [first, second] = [numericDays(match, 'dayFirst'), numericDays(match, 'monthFirst')].map((days) =>
      days.filter((day) => isOfWeekday(day, weekdayBefore(text, match.index))),
    );
    if (first?.[0] && !second?.[0]) votes.add('dayFirst');
    if (second?.[0] && !first?.[0]) votes.add('monthFirst');
  }
  const [only = byLanguage] = votes;
  return votes.size > 1 ? null : only;
}

function namedDay([, dayFirst, monthAfter, year, monthFirst, dayAfter, lastYear]: RegExpMatchArray) {
  return isoDay(year ?? lastYear, monthOf(monthAfter ?? monthFirst), dayFirst ?? dayAfter);
}

/** Returns all readings that `order` allows: both where it is unknown, for a weekday to choose. */
function numericDays([, one, mark, other, year = '']: RegExpMatchArray, order: DayOrder): (string | null)[] {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const dayFirst = isoDay(fullYear, other, one);
  if (mark === '.' || order === 'dayFirst') return [dayFirst];
  const monthFirst = isoDay(fullYear, one, other);
  return order === 'monthFirst' ? [monthFirst] : [dayFirst, monthFirst];
}

function written(
  text: string,
  match: RegExpExecArray,
  readings: readonly (string | null)[],
): WrittenDay | null {
  const weekday = weekdayBefore(text, match.index);
  const days = [...new Set(readings)].filter((day) => day !== null && isOfWeekday(day, weekday));
  const [day] = days;
  if (!day || days.length > 1) return null;
  const before = weekday === 0 ? '' : (WEEKDAY_BEFORE.exec(text.slice(0, match.index))?.[0] ?? '');
  return { day, start: match.index - before.length, end: match.index + match[0].length };
}

const isOfWeekday = (day: string | null, weekday: number): boolean =>
  day !== null && (weekday === 0 || parseDay(day)?.dayOfWeek === weekday);

/** Returns 1 to 7, 0 for no weekday. */
function weekdayBefore(text: string, index: number): number {
  const [, word = ''] = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, index - 14), index)) ?? [];
  return placeIn(WEEKDAYS, word);
}

function isoDay(
  year: string | number | undefined,
  month: string | number | undefined,
  day: string | undefined,
): string | null {
  const text = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return parseDay(text) ? text : null;
}

const WEEKDAYS = [
  ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
];
const MONTHS = [
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  'january february march april may june july august september october november december'.split(' '),
];

const monthOf = (word: string | undefined): number => placeIn(MONTHS, word ?? '');

/** Reads a name, or a beginning that only one name has, in either language; 0: none. */
function placeIn(lists: readonly (readonly string[])[], word: string): number {
  const asked = folded(word);
  if (asked.length < 3) return 0;
  for (const names of lists) {
    const places = names.flatMap((name, index) => (name.startsWith(asked) ? index + 1 : []));
    if (places.length === 1) return places[0] ?? 0;
  }
  return 0;
}
