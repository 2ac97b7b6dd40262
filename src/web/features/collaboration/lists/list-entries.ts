import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { ListEntryRow, ListRow } from '#domain/trip-commands/command.ts';

export interface ListOnScreen extends ListRow {
  entries: readonly ListEntryRow[];
  /** Number of entries without headings. */
  total: number;
  ticked: number;
}

const byPosition = (a: ListEntryRow, b: ListEntryRow): number => {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** Leaves out deleted lists and entries; lists of everyone come first. */
export function listsOnScreen({
  lists,
  listEntries,
}: {
  lists: readonly ListRow[];
  listEntries: readonly ListEntryRow[];
}): ListOnScreen[] {
  const there = listEntries.filter(({ deleted_at }) => deleted_at === null);
  const byList = Map.groupBy(there, ({ list_id }) => list_id);
  const shown = lists
    .filter(({ deleted_at }) => deleted_at === null)
    .map((list) => {
      const entries = (byList.get(list.id) ?? []).toSorted(byPosition);
      const things = entries.filter(({ is_heading }) => !is_heading);
      const ticked = things.filter(({ ticked_by }) => ticked_by !== null).length;
      return { ...list, entries, total: things.length, ticked };
    });
  return shown.toSorted((a, b) => Number(a.private_to !== null) - Number(b.private_to !== null));
}

/** New positions after one entry, or at the end. */
export function positionsAfter(
  entries: readonly ListEntryRow[],
  after: ListEntryRow | undefined,
  count: number,
): string[] {
  const last = after ?? entries.at(-1);
  const next = last && entries.find(({ position }) => position > last.position);
  return generateNKeysBetween(last?.position ?? null, next?.position ?? null, count);
}

/** Between entries that share a position there is no room: it comes before all of them, from above after them. @param before null: the end @returns null: unchanged */
export function positionBefore(
  entries: readonly ListEntryRow[],
  moved: ListEntryRow,
  before: string | null,
): string | null {
  const at = entries.findIndex(({ id }) => id === moved.id);
  if (before === moved.id || (entries[at + 1]?.id ?? null) === before) return null;
  const others = entries.filter(({ id }) => id !== moved.id);
  const target = others.find(({ id }) => id === before);
  const isBetween = target && others[others.indexOf(target) - 1]?.position === target.position;
  const next =
    isBetween && entries.indexOf(target) > at
      ? others.find(({ position }) => position > target.position)
      : target;
  const previous = others.findLast(({ position }) => !next || position < next.position);
  return generateKeyBetween(previous?.position ?? null, next?.position ?? null);
}

/** Null: the end; undefined: it can't move further. */
export function stepBefore(
  entries: readonly ListEntryRow[],
  moved: ListEntryRow,
  by: -1 | 1,
): string | null | undefined {
  const at = entries.findIndex(({ id }) => id === moved.id);
  if (by === -1) return entries[at - 1]?.id;
  return at + 1 < entries.length ? (entries[at + 2]?.id ?? null) : undefined;
}

/** The last entry of a heading's group, or the heading: new entries follow it. */
export function lastOfGroup(
  entries: readonly ListEntryRow[],
  heading: string | null,
): ListEntryRow | undefined {
  const from = heading === null ? 0 : entries.findIndex(({ id }) => id === heading) + 1;
  const next = entries.findIndex(({ is_heading }, at) => at >= from && is_heading);
  return entries[(next === -1 ? entries.length : next) - 1];
}
