/** The one tracker of the network: browser, requests, health check. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/ui/store.ts';

/** Whether the browser reports no network; reliable only when it is true. */
export const isOffline = (): boolean => navigator.onLine === false;

/** Makes an error as `fetch` throws it. */
export function offlineError(cause?: unknown): TypeError {
  return new TypeError('Failed to fetch', { cause });
}

let online = !isOffline();
const { subscribe, notify } = createListeners();
let checkHealth: (() => Promise<void>) | null = null;

/** True until the browser or a health check reports otherwise. */
export const isOnline = (): boolean => online;

/** Sets the state; also calls listeners for each failure while offline. */
export function setOnline(next: boolean): void {
  if (online && next) return;
  online = next;
  notify();
}

/** True while a health check runs; without one, each request finds out itself. */
export const waitsForHealthCheck = (): boolean => !online && checkHealth !== null;

/** Listens for changes, and for each failure while offline. */
export const subscribeOnline = subscribe;

/** Registers the check; without one, each failure counts as offline. */
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

/** Reports an answer where no health check runs. */
export function reportAnswer(): void {
  if (!checkHealth) setOnline(true);
}

/** Resolves with the network, after `wait` ms. */
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
