import { type Booking, cleanBooking } from './booking.ts';
import type { Amount, ItemKind } from './items.ts';
import { fieldOf, isObject, isRecord } from './json.ts';
import { DEFAULT_CURRENCY, toDecimal, toMinorUnits } from './money.ts';
import { isLocated, type Place, readPlace, withGeometry } from './place.ts';
import type { Rate } from './rates.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME, DEFAULT_DURATION } from './spans.ts';
import { readSplit, type Split } from './splits.ts';
import { trimmed } from './text.ts';
import { minutesUntil, parseMinutes } from './times.ts';

export const DEFAULT_ACTIVITY_SUB_TYPE = 'sightseeing';
const DEFAULT_ACTIVITY_TYPE = 'activity';
export const DEFAULT_TRANSPORT_SUB_TYPE = 'personal_car';

/** A text that may be absent, empty or blank. */
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

/** Form values by kind, with any other fields. `location` may be a text being typed. */
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
    /** A radio button gives `'true'`. */
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
  /** Absent: the database takes the trip's. */
  currency?: string;
  /** Absent: the stored value stays. */
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

/** All columns that a form can set, and nothing else. */
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
    closed_on: number[];
    opens_at?: string | null;
    closes_at?: string | null;
    /** The catalogue entry it comes from; absent: the stored value stays. */
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

/**
 * Makes an item ready to be saved [ITEM-1] to [ITEM-6]. Only columns of its kind pass: the form's temporary fields that the specification
 * lists, and `type` but for activities, are dropped. @param draft the whole item: defaults fill what it omits. @returns null without a title
 */
export function cleanItem<Kind extends ItemKind>(kind: Kind, draft: ItemDrafts[Kind]) {
  const title = trimmed(draft.title ?? '');
  return title === '' ? null : { kind, columns: cleaners[kind](draft, title) };
}

/** Columns that a write names: two people's fields of one item don't overwrite each other. */
export function changedColumns<Columns extends object>(stored: object, columns: Columns): Partial<Columns> {
  const changed: Partial<Columns> = { ...columns };
  for (const name in columns) {
    if (isSame(fieldOf(stored, name), columns[name])) delete changed[name];
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

/** Minutes from time to another end time, past midnight; else the duration; else an hour [ITEM-2]. */
function plannedDuration(draft: Pick<ItemDrafts['activity'], 'time' | 'end_time' | 'duration'>): number {
  const start = parseMinutes(draft.time);
  const end = parseMinutes(draft.end_time);
  const difference = start !== null && end !== null ? minutesUntil(start, end) : 0;
  return difference || positive(draft.duration) || DEFAULT_DURATION;
}

/** Makes a place of address and title where none is picked on the map [ITEM-1]. */
function stayLocation(location: unknown, address: string | null, title: string): Place | null {
  const place = placeOf(location);
  if (isLocated(place) || address === null) return place;
  return { name: title, formatted_address: address };
}

function placeOf(location: unknown): Place | null {
  const place = readPlace(location);
  return place && withGeometry(place);
}

function weekdaysOf(days: readonly number[] | null | undefined): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => days?.includes(day));
}

function priceOf(price: Amount | undefined, currency: string | null): number | null {
  const unit = currency ?? DEFAULT_CURRENCY;
  const minor = toMinorUnits(price, unit);
  return minor === null ? null : Number(toDecimal(minor, unit));
}

/** Reads how a cost is split; amounts need a price. */
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

/** Serializes with sorted keys, since `jsonb` has its own order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
