/** Which queries are persisted, and which of them show what the device had stored. */

const reads = new WeakSet<object>();
const fromDevice = new Set<string>();

/** Marks a query function whose answers are persisted. */
export function markPersisted(read: object): void {
  reads.add(read);
}

/** Whether a query's answer is persisted. */
export const isPersisted = ({ queryFn }: { queryFn?: unknown }): boolean =>
  typeof queryFn === 'function' && reads.has(queryFn);

/** Notes whether a query shows what the device had stored. */
export function markFromDevice(queryHash: string, is: boolean): void {
  if (is) fromDevice.add(queryHash);
  else fromDevice.delete(queryHash);
}

/** Whether it does. */
export const isFromDevice = (queryHash: string): boolean => fromDevice.has(queryHash);
