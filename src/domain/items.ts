import type { ItemKind } from './kinds.ts';

/** An amount as `numeric` arrives: a number, or a decimal text from the embedded library. */
export type Amount = number | string | null;

/** What every row of an item has. Days are `2026-12-03`, times `14:00` or `14:00:00`. */
export interface ItemRow {
  id: string;
  title: string;
}

interface PricedRow extends ItemRow {
  price?: Amount;
  currency?: string | null;
  /** Id of who paid; null: not said. */
  paid_by?: string | null;
  /** Who shares the price, see `readSplit`; null: nobody has paid, everyone in the trip is to share it equally. */
  split?: unknown;
  /** What the price is in the trip's currency, where it is in another one, see `rateBetween`. */
  rate?: unknown;
}

interface DatedRow extends BookedRow {
  date?: string | null;
  time?: string | null;
  /** Minutes. */
  duration?: number | null;
  sub_type?: string | null;
}

interface BookedRow extends PricedRow {
  /** What is known of the booking, see `readBooking`. */
  booking?: unknown;
}

export interface AccommodationRow extends BookedRow {
  check_in?: string | null;
  check_out?: string | null;
  check_in_time?: string | null;
  check_out_time?: string | null;
  address?: string | null;
  location?: unknown;
}

export interface ActivityRow extends DatedRow {
  end_time?: string | null;
  type?: string | null;
  location?: unknown;
  /** Weekdays on which it is closed: 1 is Monday, 7 is Sunday. */
  closed_on?: readonly number[] | null;
  /** `09:00`, on days when it is open. */
  opens_at?: string | null;
  /** Before `opens_at`: the next day. */
  closes_at?: string | null;
}

export interface ItineraryRow extends DatedRow {
  /** Minutes. */
  break_duration?: number | null;
  tolls_known?: boolean | null;
  start_location?: unknown;
  end_location?: unknown;
}

export interface MealRow extends DatedRow {
  end_time?: string | null;
  location?: unknown;
}

/** A cost that belongs to no item: groceries, fuel. */
export interface ExpenseRow extends PricedRow {
  /** ISO day. */
  date: string;
  /** One of `EXPENSE_CATEGORIES`. */
  category: string;
}

export interface NoteRow extends ItemRow {
  /** Without a day, the note is about the whole trip. */
  date?: string | null;
  content?: string | null;
}

/** A row that says what it is. */
export type WithKind<Kind extends ItemKind, Row extends ItemRow> = Row & { readonly kind: Kind };

export type AccommodationItem = WithKind<'accommodation', AccommodationRow>;
export type ActivityItem = WithKind<'activity', ActivityRow>;
export type ItineraryItem = WithKind<'itinerary', ItineraryRow>;
export type MealItem = WithKind<'meal', MealRow>;
export type NoteItem = WithKind<'note', NoteRow>;

/** Anything that is planned in a trip, distinguished by `kind`. */
export type TripItem = AccommodationItem | ActivityItem | ItineraryItem | MealItem | NoteItem;

/** Items that stand at an hour of a day, or wait for one in the day's tray. */
export type TimedItem = ActivityItem | ItineraryItem | MealItem;

/** Items that cost something. */
export type PricedItem = AccommodationItem | TimedItem;

export type Expense = ExpenseRow & { readonly kind: 'expense' };

/** What costs something: an item, or an expense. */
export type Cost = PricedItem | Expense;

/** Marks rows with their kind: `rows.map(withKind('meal'))`. The rest of a row stays. */
export function withKind<Kind extends ItemKind>(kind: Kind) {
  return <Row extends ItemRow>(row: Row): WithKind<Kind, Row> => ({ ...row, kind });
}

/** Marks a row as an expense: `rows.map(asExpense)`. */
export const asExpense = <Row extends object>(row: Row) => ({ ...row, kind: 'expense' as const });

/** @returns whether an item stands at an hour of a day */
export function isTimedItem<Item extends TripItem>(item: Item): item is Item & TimedItem {
  return item.kind === 'activity' || item.kind === 'itinerary' || item.kind === 'meal';
}

/** @returns whether it is money that came back: its price is taken off, and `paid_by` received it [PLUS-18] */
export const isRefund = (cost: Cost): boolean => cost.kind === 'expense' && cost.category === 'refund';

/** @returns whether it can cost something */
export function isCost<Item extends TripItem | Expense>(item: Item): item is Item & Cost {
  return item.kind !== 'note';
}
