import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { isProvider } from './model.ts';

/** None without the configuration [AUTH-7]. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => (await loadConfig()).providers.filter(isProvider),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Before the second factor is passed [AUTH-9]. */
export const factorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: async () => {
    const { data, error } = await (await loadClient()).auth.mfa.listFactors();
    if (error) throw error;
    return data.totp.map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' }));
  },
  // Another person may be next.
  gcTime: 0,
});
