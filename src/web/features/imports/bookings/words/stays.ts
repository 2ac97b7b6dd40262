import { daysBetween, parseDay } from '#domain/days.ts';
import type { Reservation } from '../reservation.ts';
import { labelledName, type NameWords, namedPlace, nameIn } from './names.ts';
import { dayRangeIn, daysIn } from './text/days.ts';
import type { Entry } from './text/entries.ts';
import type { Field } from './text/labels.ts';
import { readMoment, ticketTime } from './text/moments.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { NO_PRICE } from './text/prices.ts';

const MOST_NIGHTS = 120;
const LODGING: NameWords = {
  field: 'lodging',
  booked: 'réservation|séjour|accueillir|booking|reservation|stay|nuits?|nights?',
  begins:
    /^(?:Grand |Le |La )?(?:Hôtel|Hotel|Gîtes?|Auberge|Camping|Villa|Résidence|Maison d[’']hôtes|Chambres? d[’']hôtes|B&B|Château|Domaine|Logis|Riad|Pension|Chalet|Mas|Manoir)\s(?:(?:de|du|des|la|le|les|sous|aux?|the|of|l[’']|d[’'])\s?)*\p{Lu}/u,
  ends: /^\p{Lu}.*\p{L}\s(?:Hotel|Hôtel|Inn|Guest ?[Hh]ouse|Guesthouse|B&B|Lodge|Cottages?|Hostel|Apartments?|Suites|Resort|Campsite|Farmhouse|Bed & Breakfast|Manor)$/u,
};
const LODGING_WORDS =
  /(?<!\p{L})(?:\d+\s(?:nuits?|nuitées?|nights?)|chambres?|rooms?|h[ôo]tels?|gîtes?|hébergement|logement|camping|emplacement|appartement|apartment|cottage|séjour|accommodation|guest ?house|b&b|chalet|villa|hostel|property|listing|petit[- ]déjeuner|breakfast)(?!\p{L})/iu;
const JOURNEY_FIELDS: readonly Field[] = [
  'from',
  'to',
  'route',
  'outbound',
  'train',
  'bus',
  'ferry',
  'flight',
  'platform',
];
/** Names of rooms, not their number. */
const ROOM = /^(?=.*\p{L}{3}).{3,99}$/u;
const NIGHTS = /(?<!\d)(\d{1,2})\s(?:nuits?|nuitées?|nights?)(?!\p{L})/iu;
const HOUR_LINE =
  /^(?:à partir|de |dès|entre|avant|jusqu|from|after|before|between|until|by|\d{1,2}\s?[:h]|\(|\d{1,2}\s?[ap]m)/iu;

interface StayDays {
  from: string;
  to: string;
  lastLine: number;
}

/** Finds stays with both days. `Arrivée` and `Départ` alone are those of a stay only without a journey. */
export function staysIn(text: ParsedText, isAlone: boolean): Reservation[] {
  if (!hasLodgingWords(text)) return [];
  const isEvent = text.entries.some(({ fields }) => fields.has('event'));
  const ranges = (isRange: (line: string) => boolean) => (isEvent ? [] : rangeDays(text, isRange));
  const certain = [labelledDays(text, 'checkIn', 'checkOut'), ranges(isRangeWithNights)];
  const ofLodging =
    isAlone && hasNoJourney(text) ? [labelledDays(text, 'arrival', 'departure'), ranges(isBareRange)] : [];
  const found = [...certain, ...ofLodging].find((days) => days.length > 0) ?? [];
  return isOneAfterOther(found) ? found.map((days, index) => stayOf(days, text, found, index)) : [];
}

const hasLodgingWords = ({ lines }: ParsedText): boolean =>
  lines.some(({ text }) => LODGING_WORDS.test(text));
const hasNoJourney = ({ entries }: ParsedText): boolean =>
  !entries.some(({ fields }) => JOURNEY_FIELDS.some((field) => fields.has(field)));

/** Days that overlap are those before and after a change: which ones hold is unknown. */
const isOneAfterOther = (stays: readonly StayDays[]): boolean =>
  stays.every(({ from }, index) => stays.slice(0, index).every(({ to }) => to <= from));

/** Pairs each arrival with the departure after it. Repeated pairs count once. */
function labelledDays({ entries, writing }: ParsedText, first: Field, last: Field): StayDays[] {
  const names: readonly string[] = [first, `${first}Day`, last, `${last}Day`];
  const ends = entries.flatMap(({ fields, value, following, line }) => {
    const name = names.find((one) => [...fields].some((field) => field === one));
    const [day, other] = daysIn(
      daysIn(value, writing.order).length > 0 ? value : (following[0] ?? ''),
      writing.order,
    );
    return name && day && !other ? { isFirst: name.startsWith(first), day: day.day, line } : [];
  });
  const stays = ends.flatMap(({ isFirst, day, line }, index) => {
    const next = ends[index + 1];
    const nights = isFirst && !next ? nightsLabelled(entries) : 0;
    const to = next && !next.isFirst ? next.day : parseDay(day)?.add({ days: nights }).toString();
    return isFirst && to && isStay(day, to) ? { from: day, to, lastLine: next?.line ?? line } : [];
  });
  const isWhole = stays.length > 0 && ends.length <= stays.length * 2;
  return isWhole ? unique(stays) : [];
}

function nightsLabelled(entries: readonly Entry[]): number {
  const entry = entries.find(({ fields, value }) => fields.has('nights') && /^\d{1,2}(?!\d)/.test(value));
  return entry ? Number.parseInt(entry.value, 10) : 0;
}

const isRangeWithNights = (text: string): boolean => NIGHTS.test(text);
const isBareRange = (text: string): boolean =>
  /^(?:du|from)\s[\p{L}\d ,./-]{5,60}$/iu.test(text) && text.split(' ').length < 12;

/** Reads `Séjour : du 8 au 11 mai 2027`, and lines with a range. A number of nights must be that of the range. */
function rangeDays({ entries, lines, writing }: ParsedText, isRange: (text: string) => boolean): StayDays[] {
  const labelled = entries
    .filter(({ fields }) => fields.has('stayDates'))
    .map(({ value, line }) => ({ value, line }));
  const written = lines.flatMap(({ text }, line) => (isRange(text) ? { value: text, line } : []));
  const ranges = [...labelled, ...written].flatMap(({ value, line }) => {
    const days = daysIn(value, writing.order).map(({ day }) => day);
    const [from, to] = days.length === 2 ? days : (dayRangeIn(value) ?? []);
    const nights = Number(NIGHTS.exec(value)?.[1] ?? 0);
    const isRight = from && to && isStay(from, to) && (nights === 0 || nightsBetween(from, to) === nights);
    return isRight ? { from, to, lastLine: line } : [];
  });
  return unique(ranges).length === 1 ? ranges.slice(0, 1) : [];
}

function nightsBetween(from: string, to: string): number {
  const [start, end] = [parseDay(from), parseDay(to)];
  return start && end ? daysBetween(start, end) : 0;
}

function isStay(from: string, to: string): boolean {
  const nights = nightsBetween(from, to);
  return nights > 0 && nights <= MOST_NIGHTS;
}

const unique = (stays: readonly StayDays[]): StayDays[] => [
  ...new Map(stays.map((stay) => [`${stay.from} ${stay.to}`, stay])).values(),
];

function stayOf(
  { from, to }: StayDays,
  text: ParsedText,
  all: readonly StayDays[],
  index: number,
): Reservation {
  const isOnly = all.length === 1;
  const own = isOnly ? text.entries : text.entries.filter((entry) => isOwn(entry, index, all));
  const title = isOnly ? nameIn(own, text.lines, LODGING) : labelledName(own, 'lodging');
  const room = own.find(({ fields, value }) => isOnly && fields.has('room') && ROOM.test(value))?.value ?? '';
  return {
    kind: 'accommodation',
    subType: null,
    title,
    isCancelled: text.isCancelled,
    start: ticketTime(
      from,
      hourOf(own, text, 0, ['checkIn', 'checkInTime', 'arrival', 'arrivalDay', 'arrivalTime']),
    ) ?? { day: from, time: null, offset: null },
    end: ticketTime(
      to,
      hourOf(own, text, -1, ['checkOut', 'checkOutTime', 'departure', 'departureDay', 'departureTime']),
    ),
    // An address between two stays may be of either.
    place: isOnly ? namedPlace(title, own, text.lines) : namedPlace(title, [], []),
    ...(index === 0 ? text.price : NO_PRICE),
    booking: text.reference ? { reference: text.reference } : {},
    notes: '',
    facts: room === '' ? {} : { room },
    itemId: null,
  };
}

/** Of several stays, the entries from the one before to the departure. */
const isOwn = ({ line }: Entry, index: number, all: readonly StayDays[]): boolean =>
  line > (all[index - 1]?.lastLine ?? -1) && line <= (all[index]?.lastLine ?? 0);

/** The first hour one may come, the last one may leave. */
function hourOf(
  entries: readonly Entry[],
  { writing }: ParsedText,
  at: 0 | -1,
  fields: readonly Field[],
): string | undefined {
  for (const field of fields)
    for (const entry of entries.filter((one) => one.fields.has(field))) {
      const below = entry.following.find((line) => HOUR_LINE.test(line)) ?? '';
      const time = [entry.value, below].flatMap((value) => readMoment(value, writing).times.at(at) ?? [])[0];
      if (time) return time;
    }
  return undefined;
}
