import { useEffect, useSyncExternalStore } from 'react';
import { type PublicRead, readAddress } from '#db/public-reads/read.ts';
import { knownOf, readPublic, subscribePublic } from './public-data.ts';

/** Rows that anybody may read, and how far that is. */
export interface PublicRows<Row> {
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  isPending: boolean;
  /** They can't be had now; what was read before stays. */
  isError: boolean;
  refetch: () => void;
}

/** Reads what anybody may read; what came with the page is there at the first rendering. `null`: nothing is asked. */
export function usePublic<Row>(read: PublicRead<Row> | null): PublicRows<Row> {
  const address = read && readAddress(read);
  const known = useSyncExternalStore(subscribePublic, () =>
    address === null ? undefined : knownOf(address),
  );
  // Synchronises with the network: what failed, or grew old meanwhile, is asked for again once it is back.
  useEffect(() => {
    if (address === null) return;
    const ask = () => readPublic(address);
    ask();
    globalThis.addEventListener('online', ask);
    return () => globalThis.removeEventListener('online', ask);
  }, [address]);
  // The address says which rows they are.
  const rows = known?.rows as readonly Row[] | undefined;
  return {
    rows,
    isPending: !rows && !known?.isFailed,
    isError: Boolean(known?.isFailed),
    refetch: () => address !== null && readPublic(address),
  };
}

/** The same for the one row that a read is for; null when there is none. */
export function usePublicRow<Row>(
  read: PublicRead<Row> | null,
): Omit<PublicRows<Row>, 'rows'> & { row: Row | null | undefined } {
  const { rows, ...state } = usePublic(read);
  return { ...state, row: rows && (rows[0] ?? null) };
}
