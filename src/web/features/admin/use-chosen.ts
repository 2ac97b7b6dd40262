import { useState } from 'react';
import type { Selection } from './components/admin-table.tsx';

/** Selected rows across pages, stored whole, since they need not be on screen. */
export function useChosen<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  nameOf: (row: Row) => string,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const isAll = rows.length > 0 && rows.every((row) => chosen.has(keyOf(row)));
  const change = (touched: readonly Row[], isChosen: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      for (const row of touched) {
        if (isChosen) next.set(keyOf(row), row);
        else next.delete(keyOf(row));
      }
      return next;
    });
  const selection: Selection<Row> = {
    has: (row) => chosen.has(keyOf(row)),
    toggle: (row) => change([row], !chosen.has(keyOf(row))),
    toggleAll: () => change(rows, !isAll),
    isAll,
    nameOf,
  };
  return { selection, chosen: [...chosen.values()], unchoose: () => setChosen(new Map()) };
}
