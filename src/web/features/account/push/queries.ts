import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { browserEndpoint, pushState } from '#web/offline/push-subscription.ts';

/** `isHere`: this browser's row. */
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
    // The permission may change in the browser's settings.
    staleTime: 0,
  });
