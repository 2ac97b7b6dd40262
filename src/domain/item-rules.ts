import { type Booking, cleanBooking } from './booking.ts';
import type { Amount } from './items.ts';
import type { ItemKind } from './kinds.ts';
import { DEFAULT_CURRENCY, toDecimal, toMinorUnits } from './money.ts';
import { isLocated, type Place, readPlace, withGeometry } from './place.ts';
import type { Rate } from './rates.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME, DEFAULT_DURATION } from './spans.ts';
import { readSplit, type Split } from './splits.ts';
import { minutesUntil, parseMinutes } from './times.ts';

export const DEFAULT_ACTIVITY_SUB_TYPE = 'sightseeing';
const DEFAULT_ACTIVITY_TYPE = 'activity';
export const DEFAULT_TRANSPORT_SUB_TYPE = 'personal_car';

/** A field that a form may leave out, empty or blank. */
type Text = string | null | undefined;

export interface Draft {
  title: Text;
  price?: Amount | undefined;
  currency?: Text;
  paid_by?: Text;
  split?: unknown;
  booking?: unknown;
  notes?: Text;
}

interface TimedDraft extends Draft {
  date: string;
  time?: Text;
  duration?: number | null | undefined;
  sub_type?: Text;
}

/**
 * What a form hands over for each kind: the columns, some of them left out, and any other fields of its own. A `location`
 * may be a text that is still being typed.
 */
export interface ItemDrafts {
  accommodation: Draft & {
    address?: Text;
    location?: unknown;
    check_in: string;
    check_out: string;
    check_in_time?: Text;
    check_out_time?: Text;
  };
  activity: TimedDraft & {
    end_time?: Text;
    type?: Text;
    location?: unknown;
    closed_on?: readonly number[] | null | undefined;
    opens_at?: Text;
    closes_at?: Text;
  };
  itinerary: TimedDraft & {
    break_duration?: number | null | undefined;
    /** `'true'` is what a radio button says. */
    tolls_known?: boolean | string | null | undefined;
    start_location?: unknown;
    end_location?: unknown;
  };
  meal: TimedDraft & { end_time?: Text; location?: unknown };
  note: { title: Text; content?: Text; date?: Text };
}

export interface PricedColumns {
  title: string;
  price: number | null;
  /** Left out when not said: the database then takes the trip's. */
  currency?: string;
  /** These are left out when not said, too: what is stored then stays. */
  paid_by?: string | null;
  split?: Split | null;
  booking?: Booking | null;
  rate?: Rate | null;
  notes: string | null;
}

interface TimedColumns extends PricedColumns {
  date: string;
  time: string | null;
}

/** The columns that are written for each kind: all that a form can say, and nothing else. */
export interface ItemColumns {
  accommodation: PricedColumns & {
    address: string | null;
    location: Place | null;
    check_in: string;
    check_out: string;
    check_in_time: string;
    check_out_time: string;
  };
  activity: TimedColumns & {
    end_time: string | null;
    duration: number;
    type: string;
    sub_type: string;
    location: Place | null;
    /** ISO weekdays, in order. */
    closed_on: number[];
    /** Left out when not said. */
    opens_at?: string | null;
    closes_at?: string | null;
    /** The entry of the catalogue it comes from; left out when not said. */
    catalogue_id?: string;
  };
  itinerary: TimedColumns & {
    duration: number | null;
    break_duration: number;
    sub_type: string;
    tolls_known: boolean;
    start_location: Place | null;
    end_location: Place | null;
  };
  meal: TimedColumns & {
    end_time: string | null;
    duration: number;
    sub_type: string | null;
    location: Place | null;
  };
  note: { title: string; content: string | null; date: string | null };
}

/** A draft made ready to be saved, or the key of the reason why it can't be. */
export type CleanedItem<Kind extends ItemKind> =
  | { ok: true; columns: ItemColumns[Kind] }
  | { ok: false; key: 'title_blank' };

/**
 * Makes an item ready to be saved, added or changed alike [ITEM-1] to [ITEM-6].
 *
 * Only the columns of its kind pass. That removes the temporary fields of forms that the specification lists:
 * locations that are a text, start and end, addresses and details of origin and destination, times of departure
 * and arrival, the form's own "tolls known" (the column `tolls_known` stays), number of breaks, options and preferences of
 * the route, calculation method, avoid tolls, avoid highways, optimise for, newly created events; and `type`,
 * for every kind but activities.
 *
 * @param draft the whole item, not only what was edited: the defaults fill what it leaves out
 */
export function cleanItem<Kind extends ItemKind>(kind: Kind, draft: ItemDrafts[Kind]): CleanedItem<Kind> {
  const title = draft.title?.trim() ?? '';
  if (title === '') return { ok: false, key: 'title_blank' };
  return { ok: true, columns: cleaners[kind](draft, title) };
}

/**
 * The columns in which a cleaned item differs from what is stored: a write names those alone, so that two
 * people who edit different fields of one item do not undo each other's work. Times compare by the minute.
 *
 * @returns an empty object when there is nothing to write
 */
export function changedColumns<Columns extends object>(stored: object, columns: Columns): Partial<Columns> {
  const changed: Partial<Columns> = { ...columns };
  for (const name in columns) {
    if (isSame(Reflect.get(stored, name), columns[name])) delete changed[name];
  }
  return changed;
}

const cleaners: { [Kind in ItemKind]: (draft: ItemDrafts[Kind], title: string) => ItemColumns[Kind] } = {
  accommodation: (draft, title) => {
    const address = textOf(draft.address);
    return {
      ...pricedColumns(draft, title),
      address,
      location: stayLocation(draft.location, address, title),
      check_in: draft.check_in,
      check_out: draft.check_out,
      check_in_time: textOf(draft.check_in_time) ?? DEFAULT_CHECK_IN_TIME,
      check_out_time: textOf(draft.check_out_time) ?? DEFAULT_CHECK_OUT_TIME,
    };
  },
  activity: (draft, title) => {
    const subType = textOf(draft.sub_type);
    return {
      ...timedColumns(draft, title),
      end_time: textOf(draft.end_time),
      duration: plannedDuration(draft),
      type: textOf(draft.type) ?? subType ?? DEFAULT_ACTIVITY_TYPE,
      sub_type: subType ?? DEFAULT_ACTIVITY_SUB_TYPE,
      location: placeOf(draft.location),
      closed_on: weekdaysOf(draft.closed_on),
      ...(draft.opens_at !== undefined && { opens_at: textOf(draft.opens_at) }),
      ...(draft.closes_at !== undefined && { closes_at: textOf(draft.closes_at) }),
    };
  },
  itinerary: (draft, title) => ({
    ...timedColumns(draft, title),
    duration: positive(draft.duration),
    break_duration: positive(draft.break_duration) ?? 0,
    sub_type: textOf(draft.sub_type) ?? DEFAULT_TRANSPORT_SUB_TYPE,
    tolls_known: draft.tolls_known === true || draft.tolls_known === 'true',
    start_location: placeOf(draft.start_location),
    end_location: placeOf(draft.end_location),
  }),
  meal: (draft, title) => ({
    ...timedColumns(draft, title),
    end_time: textOf(draft.end_time),
    duration: plannedDuration(draft),
    sub_type: textOf(draft.sub_type),
    location: placeOf(draft.location),
  }),
  note: (draft, title) => ({ title, content: textOf(draft.content), date: textOf(draft.date) }),
};

/** The columns that all costs have. */
export function pricedColumns(draft: Draft, title: string): PricedColumns {
  const currency = textOf(draft.currency);
  const price = priceOf(draft.price, currency);
  return {
    title,
    price,
    ...(currency && { currency }),
    ...(draft.paid_by !== undefined && { paid_by: textOf(draft.paid_by) }),
    ...(draft.split !== undefined && { split: splitOf(draft.split, price) }),
    ...(draft.booking !== undefined && { booking: cleanBooking(draft.booking) }),
    notes: textOf(draft.notes),
  };
}

function timedColumns(draft: TimedDraft, title: string): TimedColumns {
  return { ...pricedColumns(draft, title), date: draft.date, time: textOf(draft.time) };
}

/**
 * Minutes from time to end time, past midnight if need be; else the duration said; else an hour [ITEM-2]. Two equal
 * times have no positive difference, so they say nothing.
 */
function plannedDuration(draft: Pick<ItemDrafts['activity'], 'time' | 'end_time' | 'duration'>): number {
  const start = parseMinutes(draft.time);
  const end = parseMinutes(draft.end_time);
  const difference = start !== null && end !== null ? minutesUntil(start, end) : 0;
  return difference || positive(draft.duration) || DEFAULT_DURATION;
}

/** The place of a stay; without one that is on the map, the address and the title make one [ITEM-1]. */
function stayLocation(location: unknown, address: string | null, title: string): Place | null {
  const place = placeOf(location);
  if (isLocated(place) || address === null) return place;
  return { name: title, formatted_address: address };
}

function placeOf(location: unknown): Place | null {
  const place = readPlace(location);
  return place && withGeometry(place);
}

/** Weekdays in order, each once; what is none is left out. */
function weekdaysOf(days: readonly number[] | null | undefined): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => days?.includes(day));
}

function priceOf(price: Amount | undefined, currency: string | null): number | null {
  const unit = currency ?? DEFAULT_CURRENCY;
  const minor = toMinorUnits(price, unit);
  return minor === null ? null : Number(toDecimal(minor, unit));
}

/** Amounts share a price; without one they share nothing. */
function splitOf(value: unknown, price: number | null): Split | null {
  const split = readSplit(value);
  return split?.mode === 'amounts' && !price ? null : split;
}

function positive(minutes: number | null | undefined): number | null {
  return minutes && minutes > 0 ? Math.round(minutes) : null;
}

function textOf(value: Text): string | null {
  return value?.trim() || null;
}

const TIME_OF_DAY = /^\d{2}:\d{2}(:\d{2})?$/;

function isSame(stored: unknown, value: unknown): boolean {
  if (stored === value || (stored === undefined && value === null)) return true;
  if ((stored === undefined || stored === null) && Array.isArray(value)) return value.length === 0;
  if (typeof stored === 'string' && typeof value === 'string') {
    return (
      TIME_OF_DAY.test(stored) && TIME_OF_DAY.test(value) && parseMinutes(stored) === parseMinutes(value)
    );
  }
  if (typeof stored === 'string' && typeof value === 'number') return Number(stored) === value;
  return isObject(stored) && isObject(value) && sorted(stored) === sorted(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** JSON with its keys in order: `jsonb` gives them back in an order of its own. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
