import { useSyncExternalStore } from 'react';

/** [SHELL-3] The newest of several messages is shown. */
export interface LoadingRequest {
  id: number;
  /** Undefined: the default text. */
  message: string | undefined;
}

let requests: readonly LoadingRequest[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly LoadingRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

/** Shows the dialog until the returned function is called; nothing else closes it. */
function showLoading(message?: string): () => void {
  lastId += 1;
  const request = { id: lastId, message };
  set([...requests, request]);
  return () => set(requests.filter(({ id }) => id !== request.id));
}

/** Shows the dialog until the promise is settled. */
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

export function useLoadingRequest(): LoadingRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => requests.at(-1) ?? null,
    () => null,
  );
}
