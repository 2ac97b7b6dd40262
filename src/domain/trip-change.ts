import type { ItemKind } from './kinds.ts';

/** Names an item, or an expense. */
export interface ItemRef {
  kind: ItemKind | 'expense';
  id: string;
}

/** Columns as they were seen and as they are to be: the same ones on both sides, and only those that change. */
export interface RowChange {
  from: object;
  to: object;
}

export type ItemChange = ItemRef & RowChange;

/** What happens to a trip and its items at once, whole or not at all: what the function `change_trip` takes. */
export interface TripChange {
  /** The trip's own columns; null: they stay. */
  trip: RowChange | null;
  items: readonly ItemChange[];
  removed: readonly ItemRef[];
  /** Items that were deleted, and come back as they were. */
  restored: readonly ItemRef[];
}

/** A change of nothing, to build others from. */
export const NO_CHANGE: TripChange = { trip: null, items: [], removed: [], restored: [] };

/** @returns whether a change changes nothing */
export function isNoChange({ trip, items, removed, restored }: TripChange): boolean {
  return trip === null && items.length + removed.length + restored.length === 0;
}

/** @returns the change that takes a change back; it names the columns that were changed, and no others */
export function inverseOf({ trip, items, removed, restored }: TripChange): TripChange {
  return {
    trip: trip && swapped(trip),
    items: items.map((item) => ({ kind: item.kind, id: item.id, ...swapped(item) })),
    removed: restored,
    restored: removed,
  };
}

const swapped = ({ from, to }: RowChange): RowChange => ({ from: to, to: from });

/**
 * The items, or the expenses, of a trip once a change has happened.
 *
 * @param restored the rows of the items that come back
 */
export function itemsAfter<Item extends { id: string }>(
  items: readonly Item[],
  change: TripChange,
  restored: readonly Item[] = [],
): Item[] {
  const changes = new Map(change.items.map((item) => [item.id, item.to]));
  const gone = new Set(change.removed.map(({ id }) => id));
  const there = new Set(items.map(({ id }) => id));
  const back = new Set(change.restored.map(({ id }) => id).filter((id) => !there.has(id)));
  return [...items, ...restored.filter(({ id }) => back.has(id))]
    .filter(({ id }) => !gone.has(id))
    .map((item) => {
      const to = changes.get(item.id);
      return to ? Object.assign({}, item, to) : item;
    });
}
