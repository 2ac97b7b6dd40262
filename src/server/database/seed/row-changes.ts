import type { ReferenceRow } from '#seed/reference-sets.ts';

export type RowChanges = {
  added: ReferenceRow[];
  /** Each column as this release has it, and as `was_…` the value loaded before. */
  changed: ReferenceRow[];
  vanished: ReferenceRow[];
};

/** Compares an earlier release's rows with this one's by `key`, value by value. */
export function rowChanges(
  { key, columns }: { key: string; columns: Readonly<Record<string, string>> },
  loaded: readonly ReferenceRow[],
  given: readonly ReferenceRow[],
): RowChanges {
  const loadedByKey = new Map(loaded.map((row) => [row[key], row]));
  const changes: RowChanges = { added: [], changed: [], vanished: [] };
  for (const row of given) {
    const before = loadedByKey.get(row[key]);
    loadedByKey.delete(row[key]);
    if (!before) changes.added.push(row);
    else if (Object.keys(columns).some((column) => !isSame(row[column], before[column]))) {
      changes.changed.push({ ...row, ...underFormerNames(before) });
    }
  }
  changes.vanished.push(...loadedByKey.values());
  return changes;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function underFormerNames(row: ReferenceRow): ReferenceRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [`was_${column}`, value]));
}
