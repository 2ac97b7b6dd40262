import type { RowChange, TripChange } from '#domain/trip-change.ts';
import { NO_CHANGE } from '#domain/trip-change.ts';
import { refusalOf } from '#domain/trip-days.ts';
import type { PlannerItem } from './trip.ts';

/** Why a change of many was refused, as far as it is known: all of it is refused when one item is. */
export type Obstacle =
  /** Somebody else has changed them. */
  | { kind: 'changed' | 'gone'; titles: readonly string[] }
  /** Somebody else has added as many, or taken as many away. */
  | { kind: 'more' | 'fewer'; count: number }
  /** They would go where no calendar reaches. */
  | { kind: 'tooFar'; titles: readonly string[] };

/**
 * Finds what stood in the way of a refused change.
 *
 * @param before the items as they were seen when the change was made
 * @param now the items as they are stored
 * @param isWhole whether the change is about all the items, so that one more stands in its way
 * @returns null when nothing is found
 */
export function obstacleTo(
  change: TripChange,
  before: readonly PlannerItem[],
  now: readonly PlannerItem[],
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
  if (isWhole && now.length !== before.length)
    return {
      kind: now.length > before.length ? 'more' : 'fewer',
      count: Math.abs(now.length - before.length),
    };
  const far = change.items.filter((item) => refusalOf({ ...NO_CHANGE, items: [item] }) !== null);
  return far.length > 0 ? { kind: 'tooFar', titles: named(far) } : null;
}

/** Whether a stored row is as the change saw it, or already as it wants it. */
function isAsSeen(row: object, { from, to }: RowChange): boolean {
  return hasColumns(row, from) || hasColumns(row, to);
}

function hasColumns(row: object, columns: object): boolean {
  return Object.entries(columns).every(([name, value]) => isSame(Reflect.get(row, name), value));
}

/** Stored times have seconds, typed ones have none; amounts may be texts. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value ?? null).replace(/^"(\d\d:\d\d):\d\d.*"$/, '"$1"');
  if (plain(one) === plain(other)) return true;
  return Number(one) === Number(other) && !Number.isNaN(Number(one)) && one !== null && other !== null;
}
