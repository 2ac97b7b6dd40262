/** Kinds of items in the order in which they are offered; `itinerary` is shown as transport. */
export const ITEM_KINDS = ['accommodation', 'activity', 'itinerary', 'meal', 'note'] as const;

export type ItemKind = (typeof ITEM_KINDS)[number];

/** The table that holds the items of each kind. */
export const ITEM_TABLES = {
  accommodation: 'trip_accommodations',
  activity: 'trip_activities',
  itinerary: 'trip_itineraries',
  meal: 'trip_meals',
  note: 'trip_notes',
} as const satisfies Record<ItemKind, string>;

/** @returns the kind of what a table holds that may cost something, or is a note; null for any other table */
export const costKindOfTable = (table: string): ItemKind | 'expense' | null =>
  table === 'trip_expenses' ? 'expense' : kindOfTable(table);

/** @returns the kind whose items a table holds; null for any other table */
export function kindOfTable(table: string): ItemKind | null {
  return ITEM_KINDS.find((kind) => ITEM_TABLES[kind] === table) ?? null;
}
