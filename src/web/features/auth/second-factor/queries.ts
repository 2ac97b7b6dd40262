import { queryOptions } from '@tanstack/react-query';
import { loadClient } from '#web/data/supabase-client.ts';

/** The verified authenticator apps of a user who has yet to pass the second factor (AUTH-9). */
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
