import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadConfig } from '#web/data/config.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { browserEndpoint, pushState } from '#web/offline/push-subscription.ts';

/** The server's public key for notifications; null where none are sent. */
export const pushKeyQuery = queryOptions({
  queryKey: ['config', 'push-key'],
  queryFn: async () => (await loadConfig()).pushKey,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The person's browsers that are sent notifications, and what this one says: `isHere` marks its row. */
export const pushDevicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', 'push-devices', userId],
    queryFn: async () => {
      const client = await loadClient();
      const [rows, endpoint] = await Promise.all([
        client.from('push_subscriptions').select('id, endpoint, device, created_at').order('created_at'),
        browserEndpoint(),
      ]);
      const devices = unwrap(rows).map((row) => ({ ...row, isHere: row.endpoint === endpoint }));
      return { state: pushState(), devices };
    },
    // A person changes the permission in the browser's own settings and comes back.
    staleTime: 0,
  });
