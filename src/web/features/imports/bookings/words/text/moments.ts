import { readTicketTime, type TicketTime } from '#domain/ticket-times.ts';
import { type PlaceClue, townsIn } from '../../reservation.ts';
import { type ClockStyle, clocksIn } from './clocks.ts';
import { type DayOrder, daysIn } from './days.ts';

/** How a text writes days and hours. */
export interface Writing {
  order: DayOrder;
  clocks: ClockStyle;
}

/** What a value has of a moment at a place. */
export interface Moment {
  days: readonly string[];
  times: readonly string[];
  /** Days that `+1` or `le lendemain` add. */
  daysLater: number;
  place: PlaceClue | null;
  terminal: string;
  platform: string;
}

const LATER =
  /\(?\s*\+\s?([12])(?!\d)\s*(?:j(?:our)?s?|d(?:ay)?s?)?\s*\)?|\(?\b(le lendemain|next day|lendemain)\b\)?/iu;
const TERMINAL = /[,(]?\s*\b(?:terminal|aérogare)\s*:?\s*([A-Z\d]{1,3})\b\)?/iu;
const PLATFORM = /[,(]?\s*\b(?:voie|quai|platform|track)\s*:?\s*([A-Z\d]{1,3})\b\)?/iu;
const ASIDE = /\((?![A-Z]{3}\))[^()]{0,80}\)/gu;
const FILLER =
  /^(?:(?:à partir d[eu’']|à|À|au|de|du|le|depuis|dès|vers|avant|après|jusqu[’']à|entre|et|[Ff]rom|[Aa]t|[Oo]n|[Bb]y|[Uu]ntil|[Bb]efore|[Aa]fter|[Bb]etween|and|to|the|in|h|heures?|départ|arrivée|heure locale|local time)(?:\s+|$))+/u;
/** Before a day or an hour that followed the place: `Lyon Part-Dieu à 10h04`. */
const LEFT_OVER = /(?:\s+(?:à|le|vers|dès|depuis|avant|après|at|on|by|from|until|before|after))+$/u;
const PLACE = /^(?=[\p{Lu}\d])(?=.*\p{L}{2})[^@!?<>{}=]{2,90}$/u;

export function readMoment(text: string, { order, clocks }: Writing): Moment {
  const days = daysIn(text, order);
  const written = clocksIn(text, clocks);
  const later = LATER.exec(text);
  const rest = without(text, [...days, ...written]);
  return {
    days: [...new Set(days.map(({ day }) => day))],
    times: [...new Set(written.map(({ time }) => time))],
    daysLater: later ? Number(later[1] ?? 1) : 0,
    place: placeIn(rest),
    terminal: TERMINAL.exec(rest)?.[1] ?? '',
    platform: PLATFORM.exec(rest)?.[1] ?? '',
  };
}

function without(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of spans.toSorted((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start)}, ${rest.slice(end)}`;
  return rest;
}

/** Reads what is left of a value without days and hours as the name of a place. */
export function placeIn(text: string): PlaceClue | null {
  const bare = text
    .replace(LATER, ' ')
    .replace(TERMINAL, ' ')
    .replace(PLATFORM, ' ')
    .replaceAll(ASIDE, ' ')
    .replaceAll(/\s*\([A-Z]{3}\)/g, '');
  const name = bare
    .split(/[,;|·•–—]|\s-\s/u)
    .map((part) => part.trim().replace(FILLER, '').replace(LEFT_OVER, '').trim())
    .filter((part) => part !== '' && !/^[^\p{L}\d]+$/u.test(part))
    .join(', ')
    .replace(/[.:]+$/, '');
  const iata = (/\(([A-Z]{3})\)/.exec(text) ?? /^([A-Z]{3})$/.exec(name))?.[1];
  if (!PLACE.test(name) && !(iata && name === '')) return null;
  if (/\. |\.\p{L}{3}|\bwww\b/u.test(name)) return null;
  return {
    name: name || iata || '',
    address: name || iata || '',
    ...(iata && { iata }),
    towns: townsIn(name),
  };
}

/** Returns the moment with the day and the hour that are certain; null: none. */
export function ticketTime(day: string | undefined, time: string | undefined): TicketTime | null {
  return day === undefined ? null : readTicketTime(time === undefined ? day : `${day}T${time}`);
}
