import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { isProvider } from './model.ts';

/** Lists the providers of the configuration that this version knows [AUTH-7]. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => (await loadConfig()).providers.filter(isProvider),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Lists the authenticator apps before the second factor is passed [AUTH-9]. */
export const factorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: async () => {
    const { data, error } = await (await loadClient()).auth.mfa.listFactors();
    if (error) throw error;
    return data.totp.map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' }));
  },
  // The next user of the page may be another person.
  gcTime: 0,
});
