import type { QueryClient } from '@tanstack/react-query';
import type { LiveQuery } from '#web/live/live-query.ts';

/** Refetches the comments on items of an open trip, as far as they are shown, when a message comes or goes [PLUS-19]. */
export function followComments(client: QueryClient, tripId: string): LiveQuery {
  const reload = () => {
    client.invalidateQueries({ queryKey: ['item-comments', tripId] }).catch(console.error);
  };
  return {
    apply: (changes) => {
      if (changes.some(({ table }) => table === 'trip_chat_messages')) reload();
    },
    reload,
    stop: () => {},
  };
}
