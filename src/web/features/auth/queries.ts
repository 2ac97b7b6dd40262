import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';
import { isProvider } from './model.ts';

/** Social sign-in that this server is set up for; none when the configuration can't be had (AUTH-7). */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => (await loadConfig()).providers.filter(isProvider),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether mails of this server are shown to its operator alone; a hosted project has a mail server of its own. */
export const hasNoMailServerQuery = queryOptions({
  queryKey: ['no-mail-server'],
  queryFn: async () => {
    const { sendsMails, hasMailServer } = await loadConfig();
    return sendsMails && !hasMailServer;
  },
  staleTime: Number.POSITIVE_INFINITY,
});
