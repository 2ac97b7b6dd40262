/** The one tracker of the network: what the browser says, what requests come to, and what the health check finds. */
import { useSyncExternalStore } from 'react';

/** True when the browser is sure that there is no network; it is wrong only in the other direction. */
export const isOffline = (): boolean => navigator.onLine === false;

/** What `fetch` throws without a network. */
export function offlineError(cause?: unknown): TypeError {
  return new TypeError('Failed to fetch', { cause });
}

let online = !isOffline();
const listeners = new Set<() => void>();
let checkHealth: (() => Promise<void>) | null = null;

/** False once the browser or a failed health check says so, until either says otherwise. */
export const isOnline = (): boolean => online;

/** Writes the state and calls the listeners, also for one more failure while offline. */
export function setOnline(next: boolean): void {
  if (online && next) return;
  online = next;
  for (const listener of listeners) listener();
}

/** Whether a request is to wait until the health check has found the server; without a check, each request finds out itself. */
export const waitsForHealthCheck = (): boolean => !online && checkHealth !== null;

/** Calls back when the state changes, and for each failure while offline. */
export function subscribeOnline(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets what tells a failed request from a network that is gone; without it, each failure counts as offline. */
export function registerHealthCheck(check: () => Promise<void>): void {
  checkHealth = check;
  // A request failed before it was registered.
  if (!online && !isOffline()) check().catch(console.error);
}

/** Notes that a request got no answer. Resolves once it is known whether the server is gone. */
export async function reportNetworkFailure(): Promise<void> {
  if (!online || isOffline() || !checkHealth) setOnline(false);
  if (!isOffline()) await checkHealth?.();
}

/** Notes that the server has answered a request, where no health check finds that out. */
export function reportAnswer(): void {
  if (!checkHealth) setOnline(true);
}

/** Resolves once the network is back; while it is there, after so many milliseconds. */
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

/** Whether there is a network, for components. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeOnline, isOnline, () => true);

globalThis.addEventListener?.('online', () => setOnline(true));
globalThis.addEventListener?.('offline', () => setOnline(false));
