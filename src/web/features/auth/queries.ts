import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '#web/data/supabase-client.ts';

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
