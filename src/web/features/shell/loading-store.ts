import { createStore, useStore } from '#web/ui/store.ts';

/** [SHELL-3] The newest of several messages is shown. */
export interface LoadingRequest {
  id: number;
  message: string | undefined;
}

const requests = createStore<readonly LoadingRequest[]>([]);
let lastId = 0;

/** Shows the dialog until the returned function is called; nothing else closes it. */
function showLoading(message?: string): () => void {
  lastId += 1;
  const request = { id: lastId, message };
  requests.set([...requests.get(), request]);
  return () => requests.set(requests.get().filter(({ id }) => id !== request.id));
}

export async function withLoading<T>(work: Promise<T>, message?: string): Promise<T> {
  const hide = showLoading(message);
  try {
    return await work;
  } finally {
    hide();
  }
}

export const useLoadingRequest = (): LoadingRequest | null =>
  useStore(requests, (shown) => shown.at(-1) ?? null);
