/** Which queries are kept on the device, and which of them show what it had. */

const reads = new WeakSet<object>();
const fromDevice = new Set<string>();

/** Notes that what a function reads is kept. */
export function markPersisted(read: object): void {
  reads.add(read);
}

/** Whether a query's answer is kept on the device. */
export const isPersisted = ({ queryFn }: { queryFn?: unknown }): boolean =>
  typeof queryFn === 'function' && reads.has(queryFn);

/** Notes whether a query shows what the device had of it. */
export function markFromDevice(queryHash: string, is: boolean): void {
  if (is) fromDevice.add(queryHash);
  else fromDevice.delete(queryHash);
}

/** Whether it does. */
export const isFromDevice = (queryHash: string): boolean => fromDevice.has(queryHash);
