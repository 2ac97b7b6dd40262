import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/**
 * Whether trying again can help: the network failed or the server did. A refusal (4xx, a database
 * error with its code) stays a refusal however often it is asked.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && typeof error.status === 'number' && error.status > 0) return error.status >= 500;
  return !('code' in error) || error.code === '' || error.code === undefined || error.code === null;
}

/** Everything that came from the server lives here; signing out empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'offlineFirst',
      staleTime: 30_000,
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
    },
    // Writes carry their own id and could be sent twice, but a person waits for the answer: no silent retries.
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});
