import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';

/** Whether mails are sent from here at all, so that there is something to choose. */
export const sendsMailsQuery = queryOptions({
  queryKey: ['config', 'sends-mails'],
  queryFn: async () => (await loadConfig()).sendsMails,
  staleTime: Number.POSITIVE_INFINITY,
});
