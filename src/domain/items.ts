export const ITEM_KINDS = ['accommodation', 'activity', 'itinerary', 'meal', 'note'] as const;

export type ItemKind = (typeof ITEM_KINDS)[number];

export const ITEM_TABLES = {
  accommodation: 'trip_accommodations',
  activity: 'trip_activities',
  itinerary: 'trip_itineraries',
  meal: 'trip_meals',
  note: 'trip_notes',
} as const satisfies Record<ItemKind, string>;

export const costKindOfTable = (table: string): ItemKind | 'expense' | null =>
  table === 'trip_expenses' ? 'expense' : kindOfTable(table);

export function kindOfTable(table: string): ItemKind | null {
  return ITEM_KINDS.find((kind) => ITEM_TABLES[kind] === table) ?? null;
}

/** An amount as `numeric` arrives: the embedded library gives a text. */
export type Amount = number | string | null;

/** Days are `2026-12-03`, times `14:00` or `14:00:00`. */
export interface ItemRow {
  id: string;
  title: string;
}

interface PricedRow extends ItemRow {
  price?: Amount;
  currency?: string | null;
  paid_by?: string | null;
  /** Shares as `readSplit` reads them; null: equally among everyone in the trip. */
  split?: unknown;
  rate?: unknown;
}

interface DatedRow extends BookedRow {
  date?: string | null;
  time?: string | null;
  duration?: number | null;
  sub_type?: string | null;
}

interface BookedRow extends PricedRow {
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
  /** ISO weekdays. */
  closed_on?: readonly number[] | null;
  /** `09:00` */
  opens_at?: string | null;
  /** A time before `opens_at` is on the next day. */
  closes_at?: string | null;
}

export interface ItineraryRow extends DatedRow {
  break_duration?: number | null;
  tolls_known?: boolean | null;
  start_location?: unknown;
  end_location?: unknown;
}

export interface MealRow extends DatedRow {
  end_time?: string | null;
  location?: unknown;
}

/** A cost of no item: groceries, fuel. */
export interface ExpenseRow extends PricedRow {
  date: string;
  /** One of `EXPENSE_CATEGORIES`. */
  category: string;
}

export interface NoteRow extends ItemRow {
  /** Absent: about the whole trip. */
  date?: string | null;
  content?: string | null;
}

export type WithKind<Kind extends ItemKind, Row extends ItemRow> = Row & { readonly kind: Kind };

export type AccommodationItem = WithKind<'accommodation', AccommodationRow>;
export type ActivityItem = WithKind<'activity', ActivityRow>;
export type ItineraryItem = WithKind<'itinerary', ItineraryRow>;
export type MealItem = WithKind<'meal', MealRow>;
export type NoteItem = WithKind<'note', NoteRow>;

export type TripItem = AccommodationItem | ActivityItem | ItineraryItem | MealItem | NoteItem;

/** An item at an hour of a day, or in the day's tray. */
export type TimedItem = ActivityItem | ItineraryItem | MealItem;

export type PricedItem = AccommodationItem | TimedItem;

export type Expense = ExpenseRow & { readonly kind: 'expense' };

export type Cost = PricedItem | Expense;

export function withKind<Kind extends ItemKind>(kind: Kind) {
  return <Row extends ItemRow>(row: Row): WithKind<Kind, Row> => ({ ...row, kind });
}

export const asExpense = <Row extends object>(row: Row) => ({ ...row, kind: 'expense' as const });

export function isTimedItem<Item extends TripItem>(item: Item): item is Item & TimedItem {
  return item.kind === 'activity' || item.kind === 'itinerary' || item.kind === 'meal';
}

/** Whether a cost is a refund: its price is taken off, and `paid_by` received it [PLUS-18]. */
export const isRefund = (cost: Cost): boolean => cost.kind === 'expense' && cost.category === 'refund';

export function isCost<Item extends TripItem | Expense>(item: Item): item is Item & Cost {
  return item.kind !== 'note';
}
