import { useState } from 'react';
import type { Selection } from './components/admin-table.tsx';

/** Selected rows across pages, stored whole, since they need not be on screen. */
export function useChosen<Row extends { id: string }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const change = (touched: readonly Row[], isChosen: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      for (const row of touched) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  const selection: Selection<Row> = {
    has: ({ id }) => chosen.has(id),
    toggle: (row) => change([row], !chosen.has(row.id)),
    toggleAll: () => change(rows, !isAll),
    isAll,
    nameOf,
  };
  return { selection, chosen: [...chosen.values()], clear: () => setChosen(new Map()) };
}
