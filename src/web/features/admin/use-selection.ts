import { useState } from 'react';
import type { Selection } from './components/admin-table.tsx';

/** Across pages, stored whole: they need not be on screen. */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const isAll = rows.length > 0 && rows.every((row) => selected.has(keyOf(row)));
  const change = (touched: readonly Row[], isSelected: boolean) =>
    setSelected((old) => {
      const next = new Map(old);
      for (const row of touched) {
        if (isSelected) next.set(keyOf(row), row);
        else next.delete(keyOf(row));
      }
      return next;
    });
  const selection: Selection<Row> = {
    has: (row) => selected.has(keyOf(row)),
    toggle: (row) => change([row], !selected.has(keyOf(row))),
    toggleAll: () => change(rows, !isAll),
    isAll,
    nameOf,
  };
  return { selection, selected: [...selected.values()], clearSelection: () => setSelected(new Map()) };
}
