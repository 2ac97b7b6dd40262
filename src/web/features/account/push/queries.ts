import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/app-error.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { browserEndpoint, pushState } from '#web/offline/push-subscription.ts';

/** Lists the account's devices; `isHere` marks this browser. @param pushKey the server's; without one there is nothing to ask */
export const pushDevicesQuery = (userId: string, pushKey?: string | null) =>
  queryOptions({
    enabled: Boolean(pushKey),
    queryKey: ['account', 'push-devices', userId],
    queryFn: async () => {
      const client = await loadClient();
      const [rows, endpoint] = await Promise.all([
        client.from('push_subscriptions').select('id, endpoint, device, created_at').order('created_at'),
        browserEndpoint(pushKey ?? ''),
      ]);
      const devices = unwrap(rows).map((row) => ({ ...row, isHere: row.endpoint === endpoint }));
      return { state: pushState(), devices };
    },
    // The permission may change in the browser's settings at any time.
    staleTime: 0,
  });
