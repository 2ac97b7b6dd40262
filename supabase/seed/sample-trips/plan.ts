/**
 * How a sample trip is written: items by day, in the shape that `public.sample_trips.items` has.
 *
 * Prices are for two, in the trip's currency, of the order of what one pays; nobody is promised them.
 */
import { frenchSpaces } from '../prose.ts';

/** In both languages, or the same in both. */
export type Words = string | readonly [fr: string, en: string];

/** A real place: its own name, degrees of WGS 84. */
export type Spot = readonly [name: string, lat: number, lng: number];

type Place = { name: string; formatted_address: string; lat: number; lng: number };

export type SampleItem = {
  day: number;
  kind: 'accommodation' | 'activity' | 'itinerary' | 'meal' | 'note';
  title_fr: string;
  title_en: string;
  note_fr?: string;
  note_en?: string;
  time?: string;
  /** Minutes. */
  duration?: number;
  nights?: number;
  sub_type?: string;
  place?: Place;
  /** Where transport ends. */
  to?: Place;
  price?: number;
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  closed_on?: readonly number[];
};

type More = { price?: number; note?: Words; sub?: string; closed?: readonly number[] };

const inFrench = (words: Words) => frenchSpaces(typeof words === 'string' ? words : words[0]);
const inEnglish = (words: Words) => (typeof words === 'string' ? words : words[1]);
const placeOf = ([name, lat, lng]: Spot): Place => ({ name, formatted_address: name, lat, lng });

function item(
  day: number,
  kind: SampleItem['kind'],
  title: Words,
  { price, note: words, sub, closed }: More,
) {
  return {
    day,
    kind,
    title_fr: inFrench(title),
    title_en: inEnglish(title),
    ...(words !== undefined && { note_fr: inFrench(words), note_en: inEnglish(words) }),
    ...(sub !== undefined && { sub_type: sub }),
    ...(price !== undefined && { price }),
    ...(closed !== undefined && { closed_on: closed }),
  };
}

/** Nights in one place; the price is that of all of them. `from`: when one gets there, where that is long after the room is free. */
export function stay(
  day: number,
  nights: number,
  title: Words,
  spot: Spot,
  { from = '15:00', ...more }: More & { from?: string } = {},
): SampleItem {
  return { ...item(day, 'accommodation', title, more), nights, time: from, place: placeOf(spot) };
}

/** Something to see or do. */
export function visit(
  day: number,
  time: string,
  duration: number,
  title: Words,
  spot: Spot,
  more: More = {},
): SampleItem {
  return { ...item(day, 'activity', title, more), time, duration, place: placeOf(spot) };
}

export function meal(day: number, time: string, title: Words, spot: Spot, more: More = {}): SampleItem {
  return { ...item(day, 'meal', title, more), time, duration: 75, place: placeOf(spot) };
}

/** The way from one place to another. */
export function ride(
  day: number,
  time: string,
  duration: number,
  sub: string,
  title: Words,
  [from, to]: readonly [from: Spot, to: Spot],
  more: More = {},
): SampleItem {
  return {
    ...item(day, 'itinerary', title, { ...more, sub }),
    time,
    duration,
    place: placeOf(from),
    to: placeOf(to),
  };
}

/** What to know on a day. */
export function note(day: number, title: Words, text: Words): SampleItem {
  return item(day, 'note', title, { note: text });
}

/** A trip as it is written. */
export type SampleTrip = {
  slug: string;
  theme: string;
  /** Whether the home page shows it. */
  isExample?: boolean;
  title: Words;
  summary: Words;
  destination: Words;
  spot: Spot;
  country: string;
  /** Which drawing, as the check of its column names them. */
  landscape:
    | 'sea'
    | 'mountains'
    | 'city'
    | 'desert'
    | 'forest'
    | 'islands'
    | 'railway'
    | 'fjord'
    | 'asia'
    | 'medina'
    | 'harbour'
    | 'vineyard';
  days: number;
  /** A good one to begin in, 1 to 12. */
  month: number;
  currency: string;
  /** Markdown: what is worth knowing before one uses it. */
  tips: readonly [fr: readonly string[], en: readonly string[]];
  items: readonly SampleItem[];
};
