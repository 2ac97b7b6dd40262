/** The one tracker of the network: browser, requests, health check. */
import { useSyncExternalStore } from 'react';

/** Reliable only when it is true. */
export const isOffline = (): boolean => navigator.onLine === false;

/** As `fetch` throws. */
export function offlineError(cause?: unknown): TypeError {
  return new TypeError('Failed to fetch', { cause });
}

let online = !isOffline();
const listeners = new Set<() => void>();
let checkHealth: (() => Promise<void>) | null = null;

/** Until the browser or a health check reports otherwise. */
export const isOnline = (): boolean => online;

/** Also calls listeners for each failure while offline. */
export function setOnline(next: boolean): void {
  if (online && next) return;
  online = next;
  for (const listener of listeners) listener();
}

/** Without a check, each request finds out itself. */
export const waitsForHealthCheck = (): boolean => !online && checkHealth !== null;

/** Also for each failure while offline. */
export function subscribeOnline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without one, each failure counts as offline. */
export function registerHealthCheck(check: () => Promise<void>): void {
  checkHealth = check;
  // A request failed before it was registered.
  if (!online && !isOffline()) check().catch(console.error);
}

/** Resolves once it is known whether the server is gone. */
export async function reportNetworkFailure(): Promise<void> {
  if (!online || isOffline() || !checkHealth) setOnline(false);
  if (!isOffline()) await checkHealth?.();
}

/** Where no health check runs. */
export function reportAnswer(): void {
  if (!checkHealth) setOnline(true);
}

/** With the network, after `wait` ms. */
export function waitUntilOnline(wait: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearInterval(timer);
    stop();
    resolve();
  };
  const stop = subscribeOnline(() => online && end());
  const timer = setInterval(() => online && end(), wait);
  return promise;
}

export const useOnline = (): boolean => useSyncExternalStore(subscribeOnline, isOnline, () => true);

globalThis.addEventListener?.('online', () => setOnline(true));
globalThis.addEventListener?.('offline', () => setOnline(false));
