import type { PlaceClue } from '../reservation.ts';
import { clocksIn } from './text/clocks.ts';
import { daysIn } from './text/days.ts';
import type { Entry } from './text/entries.ts';
import { type Field, fieldsOf, JOURNEY_ENDS } from './text/labels.ts';
import type { TextLine } from './text/lines.ts';
import { type Moment, readMoment, type Writing } from './text/moments.ts';
import type { ParsedText } from './text/parsed-text.ts';

/** More are of no mail. */
const MOST_PARTS = 300;

export interface JourneyPart {
  name: 'head' | 'day' | 'departure' | 'arrival' | 'from' | 'to' | 'number' | 'wagon' | 'seat' | 'platform';
  line: number;
  moment: Moment;
  /** Number of the train or the seat. */
  text: string;
  isLabelled?: boolean;
}

const HEADS: readonly Field[] = ['outbound', 'return', 'leg', 'route'];
const NUMBERS: readonly Field[] = ['train', 'bus', 'ferry', 'flight'];
const ARROW = /\s*(?:→|➔|➜|➝|⟶|⇒|►|->|=>|—>|–>|>>)\s*|\s+>\s+/u;
const DASH = /\s+[–—-]\s+/u;
const WAY = /^(?:de |from |d[’'])(\p{Lu}.*?)\s+(?:à destination de|à|vers|to)\s+(\p{Lu}.*)$/iu;
const LABELLED_WAY = /^(?:(?:de |from |d[’'])?)(\p{Lu}.*?)\s+(?:à destination de|à|vers|to)\s+(\p{Lu}.*)$/u;
/** Words that a title has before the way. */
const TITLE =
  /^(?:(?:vos|votre|your|e-?billets?|billets?|e-?tickets?|tickets?|voyage|trajet|trip|journey|booking|réservation|train|vol|flight|bus|coach|ferry|confirmation|de|for|pour|from|–|-|:)\s+)+(?=\p{Lu})/iu;
const STOP = /^\S{3,7}(?: [ap]\.?m\.?)?(?: ?[–—:·-])?,? \p{Lu}/iu;
/** `Coach 7, seat 61` is no coach 7. */
const SEATED = /^(?:coach|car)\b.*(?:seat|place|siège)/iu;
/** `AS 1204`, alone or before a point. */
const CARRIER = /^((?=.?[A-Z])[A-Z\d]{2}) ?(\d{2,4})(?=$|\s[·•|–—-]\s|,)/u;
const NUMBERED =
  /^(?:(?:votre|your)\s)?((?:train|tgv|ter|intercités|ouigo|autocar|car|bus|coach|ligne|line|vol|flight)\b(?:\s[\p{L}'’&.-]{1,20}){0,3}?)\s*(?:n°|no\.?|number|#|:)?\s?(\d[A-Z]\d{2}|(?:[A-Z]{1,3}\s?)?\d{1,6})(?![\d\p{L}]|[:.,/]\d|\s?(?:h\b|[€£%]|min|km|jours?|days?|pers|people|ans|years))/iu;

/** Finds parts in the order of the lines. Stops without a label are departures until they are paired. */
export function journeyParts({ lines, entries, writing }: ParsedText): JourneyPart[] {
  const labelled = new Set(entries.flatMap((entry) => linesOfEntry(entry, writing)));
  const parts = [
    ...entries.flatMap((entry) => partsOfEntry(entry, writing)),
    ...lines.flatMap((line, index) => partsOfLine(line, index, labelled.has(index), writing)),
  ];
  return parts.length > MOST_PARTS ? [] : parts.toSorted((one, other) => one.line - other.line);
}

/** The line of the label; of an end, those that complete it, too. */
function linesOfEntry({ fields, line, following, nextLine }: Entry, writing: Writing): number[] {
  if (!JOURNEY_ENDS.some((field) => fields.has(field))) return [line];
  const own = following.flatMap((text, index) => {
    const { days, times } = readMoment(text, writing);
    return days.length > 0 || times.length > 0 ? nextLine + index : [];
  });
  return [line, nextLine - 1, ...own];
}

function partsOfEntry(entry: Entry, writing: Writing): JourneyPart[] {
  const { fields, value, following, line } = entry;
  const has = (...names: readonly Field[]) => names.some((name) => fields.has(name));
  const part = (name: JourneyPart['name'], text = value) => ({
    name,
    line,
    text,
    moment: readMoment(text, writing),
  });
  if (has('doors')) return [];
  if (has('departure', 'departureDay', 'departureTime'))
    return [{ ...part('departure'), moment: endMoment(value, following, writing) }];
  if (has('arrival', 'arrivalDay', 'arrivalTime'))
    return [{ ...part('arrival'), moment: endMoment(value, following, writing) }];
  if (has(...HEADS)) return [part('head', ''), ...headParts(value, line, writing)];
  if (has(...NUMBERS))
    return [
      part('number', numberText(entry)),
      ...wayParts(value, line, writing),
      ...dayParts(value, line, writing),
    ];
  if (has('from')) return [{ ...part('from'), isLabelled: true }];
  if (has('to')) return [{ ...part('to'), isLabelled: true }];
  if (has('day')) return [{ ...part('day'), isLabelled: true }];
  if (has('time') && /^(?:heure|time|horaire|hour)\s*$/iu.test(entry.label)) return [part('departure')];
  const [only] = (['wagon', 'seat', 'platform'] as const).filter((name) => fields.has(name));
  return only ? [part(only)] : [];
}

function headParts(value: string, line: number, writing: Writing): JourneyPart[] {
  const number = numberAt(value);
  const rest = number ? value.slice(number[0].length).replace(/^[\s,:;–—-]+/u, '') : value;
  const way = wayParts(rest, line, writing, true).map((part) => ({ ...part, isLabelled: true }));
  return [...(number ? [lineNumber(number, line, writing)] : []), ...way, ...dayParts(rest, line, writing)];
}

/** Completes a value by the lines below it: hour, then place. */
function endMoment(value: string, following: readonly string[], writing: Writing): Moment {
  const isShort = (line: string) => line.length < 60 && !/[.!?;]$/.test(line);
  const own = readMoment(value, writing);
  const all = [own, ...following.map((line) => readMoment(line, writing))];
  const places = [own, ...following.filter(isShort).map((line) => readMoment(line, writing))];
  return {
    ...own,
    days: all.find(({ days }) => days.length > 0)?.days ?? [],
    times: all.find(({ times }) => times.length > 0)?.times ?? [],
    place: places.find(({ place }) => place !== null)?.place ?? null,
    platform: all.find(({ platform }) => platform !== '')?.platform ?? '',
    terminal: all.find(({ terminal }) => terminal !== '')?.terminal ?? '',
  };
}

function partsOfLine({ text }: TextLine, line: number, isLabelled: boolean, writing: Writing): JourneyPart[] {
  if (isLabelled || text.length > 160) return [];
  const number = numberAt(text);
  const numbers = number ? [lineNumber(number, line, writing)] : [];
  const rest = number ? text.slice(number[0].length).replace(/^[\s,:;–—-]+/u, '') : text;
  const way = wayParts(rest, line, writing);
  if (way.length > 0) return [...numbers, ...way];
  const moment = readMoment(rest, writing);
  if (number) return [...numbers, ...dayParts(rest, line, writing)];
  const isFirst = STOP.test(text) || daysIn(text, writing.order)[0]?.start === 0;
  if (isFirst && moment.times.length === 1 && moment.place && text.length < 80)
    return [{ name: 'departure', line, text: 'stop', moment }];
  const isDay = moment.days.length === 1 && isDayAlone(text, writing);
  return isDay ? [{ name: 'day', line, text, moment }] : [];
}

const numberAt = (text: string): RegExpExecArray | null =>
  SEATED.test(text) ? null : (NUMBERED.exec(text) ?? CARRIER.exec(text));

const lineNumber = (
  [, words = '', digits = '']: RegExpExecArray,
  line: number,
  writing: Writing,
): JourneyPart => ({
  name: 'number',
  line,
  text: /^[A-Z]{2,3}\s/.test(digits)
    ? digits
    : `${words.replace(/\s*(?:n°|no\.?|number|#)$/iu, '').trim()} ${digits}`,
  moment: readMoment('', writing),
});

function isDayAlone(text: string, writing: Writing): boolean {
  const [day] = daysIn(text, writing.order);
  const rest = day ? `${text.slice(0, day.start)} ${text.slice(day.end)}` : text;
  const words = rest
    .replace(/^\s*(?:le|on|date|aller|retour|outbound|return|départ|departure)\b/iu, '')
    .trim();
  return /^[\s,:.–—-]*$/u.test(words) || fieldsOf(words.replace(/[\s,:.–—-]+$/u, '')).size > 0;
}

function dayParts(text: string, line: number, writing: Writing): JourneyPart[] {
  const moment = readMoment(text, writing);
  return moment.days.length === 1 ? [{ name: 'day', line, text, moment }] : [];
}

/** Reads `Rennes 08h12 → Marseille 13h46`, and `de Rennes à Marseille`. */
function wayParts(words: string, line: number, writing: Writing, isLabelled = false): JourneyPart[] {
  const text = words.replace(TITLE, '');
  const sides = text.split(ARROW);
  const way = WAY.exec(text) ?? (isLabelled ? LABELLED_WAY.exec(text) : null);
  const dashed = isLabelled ? withoutDays(text, writing).split(DASH) : [];
  const pair = [sides, way ? way.slice(1) : [], dashed].find((parts) => parts.length === 2);
  const [from, to] = (pair ?? []).map((side) => readMoment(side, writing));
  if (!from?.place || !to?.place || wordCount(from.place) > 7 || wordCount(to.place) > 7) return [];
  return [
    { name: from.times.length === 1 ? 'departure' : 'from', line, text: '', moment: from },
    { name: to.times.length === 1 ? 'arrival' : 'to', line, text: '', moment: to },
  ];
}

function withoutDays(text: string, { order, clocks }: Writing): string {
  const spans = [...daysIn(text, order), ...clocksIn(text, clocks)].toSorted(
    (one, other) => other.start - one.start,
  );
  return spans
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text)
    .replaceAll(/[,\s]*$/g, '');
}

const wordCount = ({ name }: PlaceClue): number => name.split(' ').length;

/** Names a train by its label where the value is a number alone. */
function numberText({ label, value, fields }: Entry): string {
  const bare = value
    .replace(/\s*\bn[°o]\.?\s*/iu, ' ')
    .replace(/\s*[,(–—].*$|\s-\s.*$/u, '')
    .trim();
  const word = label
    .replace(/\s*(?:n°|no\.?|number|#)\s*$/iu, '')
    .replace(/^(?:n°|numéro)\s*(?:de|du)\s*/iu, '');
  const isNumber = /^(?=.*\d)[A-Z\d]{1,6}$/.test(bare) && !fields.has('flight');
  return isNumber ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ${bare}` : bare;
}
