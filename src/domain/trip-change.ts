import type { ItemKind } from './items.ts';

export interface ItemRef {
  kind: ItemKind | 'expense';
  id: string;
}

/** Columns of a row before and after: the same on both sides, and only those that change. */
export interface RowChange {
  from: object;
  to: object;
}

export type ItemChange = ItemRef & RowChange;

/** A row to remove; `from`: only while it is as it was seen. */
export type RemovedItem = ItemRef & { from?: object };

/** A change that is made whole or not at all; the argument of `change_trip`. */
export interface TripChange {
  trip: RowChange | null;
  items: readonly ItemChange[];
  removed: readonly RemovedItem[];
  restored: readonly ItemRef[];
}

export const NO_CHANGE: TripChange = { trip: null, items: [], removed: [], restored: [] };

/** Changes nothing, since somebody has moved the trip: a day of it is none any more. Compared by identity. */
export const DAY_GONE: TripChange = { ...NO_CHANGE };

export function isNoChange({ trip, items, removed, restored }: TripChange): boolean {
  return trip === null && items.length + removed.length + restored.length === 0;
}

/** Whether the trip itself begins or ends on another day. */
export const hasDates = ({ trip }: TripChange): boolean =>
  trip !== null && (Object.hasOwn(trip.to, 'start_date') || Object.hasOwn(trip.to, 'end_date'));

export function inverseOf({ trip, items, removed, restored }: TripChange): TripChange {
  return {
    trip: trip && swapped(trip),
    items: items.map((item) => ({ kind: item.kind, id: item.id, ...swapped(item) })),
    removed: restored,
    restored: removed,
  };
}

const swapped = ({ from, to }: RowChange): RowChange => ({ from: to, to: from });

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
