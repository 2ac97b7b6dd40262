/** Queries that are persisted, and those that show stored data. */

const reads = new WeakSet<object>();
const fromDevice = new Set<string>();

export function markPersisted(read: object): void {
  reads.add(read);
}

export const isPersisted = ({ queryFn }: { queryFn?: unknown }): boolean =>
  typeof queryFn === 'function' && reads.has(queryFn);

export function markFromDevice(queryHash: string, is: boolean): void {
  if (is) fromDevice.add(queryHash);
  else fromDevice.delete(queryHash);
}

export const isFromDevice = (queryHash: string): boolean => fromDevice.has(queryHash);
