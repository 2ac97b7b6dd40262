/** Whether the browser is sure that there is no network; it is wrong only in not saying so. */
export const saysOffline = (): boolean => navigator.onLine === false;

/** What `fetch` throws without a network, before anything was asked. */
export function offlineError(cause?: unknown): TypeError {
  return new TypeError('Failed to fetch', { cause });
}

type News = 'none' | 'back';
const listeners = new Set<(news: News) => void>();

/** Tells what a request has found out about the network. */
export function noteNetwork(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Calls back when a request finds no network. */
export function onNoNetwork(act: () => void): () => void {
  const hear = (news: News) => {
    if (news === 'none') act();
  };
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Resolves once there is a network again, and after so many milliseconds if the browser believes that there is one. */
export function whenOnline(wait: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    listeners.delete(hear);
    clearInterval(timer);
    resolve();
  };
  const hear = (news: News) => {
    if (news === 'back') end();
  };
  const timer = setInterval(() => {
    if (!saysOffline()) end();
  }, wait);
  listeners.add(hear);
  globalThis.addEventListener('online', end, { signal: stop.signal });
  return promise;
}
