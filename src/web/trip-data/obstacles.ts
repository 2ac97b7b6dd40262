import { fieldOf } from '#domain/json.ts';
import { NO_CHANGE, type RowChange, type TripChange } from '#domain/trip-change.ts';
import { refusalOf } from '#domain/trip-days.ts';
import type { PlannerItem, TripExpense } from './trip.ts';

/** Reason to refuse a change, all of which is refused when one item is. */
export type Obstacle =
  | { kind: 'changed' | 'gone'; titles: readonly string[] }
  /** The number of items that others have added or removed. */
  | { kind: 'more' | 'fewer'; count: number }
  | { kind: 'tooFar'; titles: readonly string[] };

type Row = PlannerItem | TripExpense;

const numberOfItems = (rows: readonly Row[]) => rows.filter(({ kind }) => kind !== 'expense').length;

/** @param before items and expenses as seen @param now as stored @param isWhole about all items, so that one more is an obstacle @returns null: nothing found */
export function obstacleTo(
  change: TripChange,
  before: readonly Row[],
  now: readonly Row[],
  isWhole: boolean,
): Obstacle | null {
  const stored = new Map(now.map((item) => [item.id, item]));
  const titles = new Map(before.map(({ id, title }) => [id, title]));
  const named = (ids: readonly { id: string }[]) => ids.flatMap(({ id }) => titles.get(id) ?? []);
  const changed = change.items.filter((item) => {
    const row = stored.get(item.id);
    return row !== undefined && !isAsSeen(row, item);
  });
  if (changed.length > 0) return { kind: 'changed', titles: named(changed) };
  const gone = change.items.filter(({ id }) => !stored.has(id));
  if (gone.length > 0) return { kind: 'gone', titles: named(gone) };
  const added = numberOfItems(now) - numberOfItems(before);
  if (isWhole && added !== 0) return { kind: added > 0 ? 'more' : 'fewer', count: Math.abs(added) };
  const far = change.items.filter((item) => refusalOf({ ...NO_CHANGE, items: [item] }) !== null);
  return far.length > 0 ? { kind: 'tooFar', titles: named(far) } : null;
}

function isAsSeen(row: object, { from, to }: RowChange): boolean {
  return hasColumns(row, from) || hasColumns(row, to);
}

function hasColumns(row: object, columns: object): boolean {
  return Object.entries(columns).every(([name, value]) => isSame(fieldOf(row, name), value));
}

function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value ?? null).replace(/^"(\d\d:\d\d):\d\d.*"$/, '"$1"');
  if (plain(one) === plain(other)) return true;
  return Number(one) === Number(other) && !Number.isNaN(Number(one)) && one !== null && other !== null;
}
