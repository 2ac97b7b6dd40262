import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';
import { isProvider } from './model.ts';

/** Social sign-in that this server is set up for; none when the configuration can't be had (AUTH-7). */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => (await loadConfig()).providers.filter(isProvider),
  staleTime: Number.POSITIVE_INFINITY,
});
