import { parseDay } from '#domain/days.ts';
import type { TicketTime } from '#domain/ticket-times.ts';
import type { Reservation } from '../reservation.ts';
import { type JourneyPart, journeyParts } from './journey-parts.ts';
import { modeOf, type TravelMode } from './modes.ts';
import { seatIn } from './seats.ts';
import { withPairedStops } from './stops.ts';
import { type Moment, ticketTime } from './text/moments.ts';
import type { ParsedText } from './text/parsed-text.ts';
import { NO_PRICE } from './text/prices.ts';

type Journey = Extract<Reservation, { kind: 'itinerary' }>;

/** Finds journeys with both ends, day and hour of departure. */
export function journeysIn(text: ParsedText): Reservation[] {
  const parts = withPairedStops(journeyParts(text));
  const sections = sectionsOf(parts, text);
  const known = new Set<string>();
  let previous: TicketTime | null = null;
  const journeys = sections.flatMap((section, index) => {
    const lines = linesOfSection(sections, index, text);
    const journey = journeyOf(section, lines, text, previous);
    const key = journey && [journey.subType, journey.start.day, journey.start.time].join(' ');
    if (!key || known.has(key)) return [];
    const isFirst = known.size === 0;
    known.add(key);
    previous = journey.end ?? journey.start;
    return { ...journey, ...(isFirst ? text.price : NO_PRICE) };
  });
  return new Set(journeys.map(wayOfDay)).size === journeys.length ? journeys : [];
}

/** Two of them are those before and after a change: which one holds is unknown. */
const wayOfDay = ({ start, from, to }: Journey): string => [start.day, from?.name, to?.name].join('|');

/** Starts a section at a heading, or where a departure, number, day or place recurs after an arrival. */
function sectionsOf(parts: readonly JourneyPart[], { lines }: ParsedText): JourneyPart[][] {
  const sections: JourneyPart[][] = [[]];
  for (const part of parts) {
    const section = sections.at(-1) ?? [];
    if (!isStart(part, section)) {
      section.push(part);
      continue;
    }
    if (givesNumberBack(part, section, sections.at(-2))) continue;
    const moved = part.name === 'head' ? [] : partsOfBlock(section, part.line, lines);
    sections[sections.length - 1] = section.slice(0, section.length - moved.length);
    sections.push([...moved, part]);
  }
  return sections.map((section, index) =>
    isUnclear(section, sections[index - 1]) ? section.filter(({ name }) => name !== 'number') : section,
  );
}

/** A number between two journeys may be of either. */
const isUnclear = ([first]: readonly JourneyPart[], previous: readonly JourneyPart[] | undefined): boolean =>
  first?.name === 'number' &&
  previous !== undefined &&
  hasEnd(previous, 'departure') &&
  !previous.some(({ name }) => name === 'number');

/** Where numbers are below the stops, the first number of a section is of the one before, which has none. */
function givesNumberBack(
  part: JourneyPart,
  section: JourneyPart[],
  previous: JourneyPart[] | undefined,
): boolean {
  const isNumber = ({ name }: JourneyPart) => name === 'number';
  const [first] = section;
  if (!isNumber(part) || !first || !isNumber(first) || !previous || previous.some(isNumber)) return false;
  previous.push(first);
  section.splice(0, 1, part);
  return true;
}

const hasEnd = (section: readonly JourneyPart[], name: 'departure' | 'arrival'): boolean =>
  section.some((part) => part.name === name && part.moment.times.length > 0);

function isStart({ name, moment, text }: JourneyPart, section: readonly JourneyPart[]): boolean {
  if (name === 'head') return hasEnd(section, 'departure');
  if (!hasEnd(section, 'departure')) return false;
  const isComplete = hasEnd(section, 'arrival') || section.some((part) => part.name === 'to');
  if (!isComplete || name === 'arrival' || name === 'to' || name === 'wagon' || name === 'seat') return false;
  const isPlaced = name === 'from' && section.some((part) => part.name === 'departure' && part.moment.place);
  const before = section.filter((part) => part.name === name || (isPlaced && part.name === 'departure'));
  if (name === 'day')
    return before.length > 0 && before.every((one) => one.moment.days[0] !== moment.days[0]);
  return name === 'number'
    ? before.length > 0 && before.every((one) => digits(one.text) !== digits(text))
    : before.length > 0;
}

const digits = (text: string): string => text.replaceAll(/\D/g, '') || text;

/** Parts without a departure or an arrival, in the same block as the line: they are of the next journey. */
function partsOfBlock(
  section: readonly JourneyPart[],
  line: number,
  lines: ParsedText['lines'],
): JourneyPart[] {
  let blockStart = line;
  while (blockStart > 0 && !lines[blockStart]?.isBlockStart) blockStart -= 1;
  const last = section.findLastIndex(({ name }) => ['departure', 'arrival', 'from', 'to'].includes(name));
  return section
    .slice(last + 1)
    .filter((part) => part.line >= blockStart && part.line > (section[last]?.line ?? -1));
}

function linesOfSection(sections: readonly JourneyPart[][], index: number, { lines }: ParsedText): string[] {
  const start = index === 0 ? 0 : (sections[index]?.[0]?.line ?? 0);
  return lines.slice(start, sections[index + 1]?.[0]?.line).map(({ text }) => text);
}

function journeyOf(
  parts: readonly JourneyPart[],
  lines: readonly string[],
  text: ParsedText,
  previous: TicketTime | null,
): Journey | null {
  const departure = mergedMoments(parts, 'departure', 'from');
  const arrival = mergedMoments(parts, 'arrival', 'to');
  const [time, otherTime] = departure.times;
  const mode = modeOf(parts, lines, text.lines);
  if (!departure.place || !arrival.place || time === undefined || otherTime !== undefined || !mode)
    return null;
  const day =
    departure.days[0] ?? dayBefore(parts) ?? connectionDay(time, previous) ?? dayAfter(parts, time, arrival);
  const start = ticketTime(day, time);
  if (!start || departure.days.length > 1 || departure.place.name === arrival.place.name) return null;
  // `09h00 Visite du château` is a programme, unless a train has a number.
  if (parts.some(({ text: of }) => of === 'stop') && !parts.some(({ name }) => name === 'number'))
    return null;
  const seat = seatIn(parts, lines);
  return {
    kind: 'itinerary',
    subType: mode,
    title: titleOf(parts, mode),
    isCancelled: text.isCancelled,
    start,
    end: endOf(arrival, start, mode),
    from: departure.place,
    to: arrival.place,
    ...NO_PRICE,
    booking: { ...(text.reference && { reference: text.reference }), ...(seat && { seat }) },
    notes: '',
    facts: factsOf(parts, departure),
    itemId: null,
  };
}

type End = Pick<Moment, 'days' | 'times' | 'daysLater' | 'place' | 'terminal' | 'platform'>;

/** Joins what several lines have of an end: its hour here, its place there. */
function mergedMoments(parts: readonly JourneyPart[], ...names: readonly JourneyPart['name'][]): End {
  const own = parts.filter(({ name }) => names.includes(name));
  const moments = own.map(({ moment }) => moment);
  const [place = null] = [own.filter(isCertain), own].flatMap((some) =>
    some.flatMap(({ moment }) => moment.place ?? []),
  );
  return {
    days: [...new Set(moments.flatMap(({ days }) => days))],
    times: [...new Set(moments.flatMap(({ times }) => times))],
    daysLater: Math.max(0, ...moments.map(({ daysLater }) => daysLater)),
    place,
    terminal: moments.map(({ terminal }) => terminal).find(Boolean) ?? '',
    platform: moments.map(({ platform }) => platform).find(Boolean) ?? '',
  };
}

/** Labels are surer than titles with an arrow. */
const isCertain = ({ name, isLabelled }: JourneyPart): boolean =>
  name === 'departure' || name === 'arrival' || isLabelled === true;

/** The last day before the departure. */
function dayBefore(parts: readonly JourneyPart[]): string | undefined {
  const line = departureLine(parts);
  return parts.findLast((part) => part.name === 'day' && part.line <= line && part.moment.days.length === 1)
    ?.moment.days[0];
}

const departureLine = (parts: readonly JourneyPart[]): number =>
  parts.find(({ name, moment }) => name === 'departure' && moment.times.length > 0)?.line ?? 0;

/** The one day with the arrival, or after it under a label: headings after it are of the next journey. */
function dayAfter(parts: readonly JourneyPart[], time: string, { days, times }: End): string | undefined {
  const labelled = parts
    .filter(({ name, isLabelled }) => name === 'day' && isLabelled)
    .flatMap(({ moment }) => moment.days);
  const [day, other] = new Set([...days, ...labelled]);
  return other === undefined && (times[0] ?? time) >= time ? day : undefined;
}

/** A connection without a day of its own goes on the day when one arrives. */
const connectionDay = (time: string, previous: TicketTime | null): string | undefined =>
  previous?.time && time > previous.time ? previous.day : undefined;

/** Earlier hours without a day or `+1` are of another clock, or of a later day: unknown. */
function endOf({ days, times, daysLater }: End, start: TicketTime, mode: TravelMode): TicketTime | null {
  const [time, otherTime] = times;
  if (time === undefined || otherTime !== undefined || days.length > 1) return null;
  const later = parseDay(start.day)?.add({ days: daysLater }).toString();
  const isSameDay = mode === 'plane' || start.time === null || time > start.time;
  const day = days[0] ?? (daysLater > 0 || isSameDay ? later : undefined);
  return day === undefined || day < start.day ? null : ticketTime(day, time);
}

const FLIGHT = /\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{1,4})\b/;

function titleOf(parts: readonly JourneyPart[], mode: TravelMode): string {
  const [title = ''] = parts.filter(({ name }) => name === 'number').map(({ text }) => text);
  const flight = mode === 'plane' ? FLIGHT.exec(title) : null;
  return flight ? `${flight[1]} ${flight[2]}` : title.slice(0, 60);
}

function factsOf(parts: readonly JourneyPart[], { terminal, platform }: End) {
  const labelled = parts.find(({ name }) => name === 'platform')?.text ?? '';
  const track = platform || (/^[A-Z\d]{1,3}$/.test(labelled) ? labelled : '');
  return { ...(terminal && { terminal }), ...(track && { platform: track }) };
}
