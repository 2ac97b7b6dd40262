import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';

/** Otherwise there is nothing to choose. */
export const sendsMailsQuery = queryOptions({
  queryKey: ['config', 'sends-mails'],
  queryFn: async () => (await loadConfig()).sendsMails,
  staleTime: Number.POSITIVE_INFINITY,
});
