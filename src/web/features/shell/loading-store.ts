import { useSyncExternalStore } from 'react';

/**
 * The global loading dialog (SHELL-3). Showing it returns the function that hides it; of several messages the newest is on
 * screen.
 */
export interface LoadingRequest {
  id: number;
  /** What is being waited for; the default text when absent. */
  message: string | undefined;
}

let requests: readonly LoadingRequest[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly LoadingRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** Shows the loading dialog until the returned function is called. Nothing the user does closes it. */
function showLoading(message?: string): () => void {
  lastId += 1;
  const request = { id: lastId, message };
  set([...requests, request]);
  return () => set(requests.filter(({ id }) => id !== request.id));
}

/** Shows the loading dialog until a promise is settled. */
export async function withLoading<T>(work: Promise<T>, message?: string): Promise<T> {
  const hide = showLoading(message);
  try {
    return await work;
  } finally {
    hide();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest request to wait, or null when the page is free. */
export function useLoadingRequest(): LoadingRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => requests.at(-1) ?? null,
    () => null,
  );
}
