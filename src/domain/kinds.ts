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
