import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '#web/lib/live-change.ts';
import { followQuery, type LiveQuery } from '#web/lib/live-query.ts';
import { countsQuery } from './queries.ts';

/** Counts are read again this long after a change, and not more often; milliseconds. */
const PAUSE_MS = 1000;

/** Tables whose changes say nothing of what is new: messages are counted as they come. */
const UNCOUNTED = new Set(['trip_chat_messages', 'trip_reads']);

/** Keeps what others changed in an open trip, and what is left to do in it, counted. */
export function followCounts(client: QueryClient, userId: string): LiveQuery {
  const { queryKey } = countsQuery;
  return followQuery({
    client,
    queryKey,
    apply: (trips: object, change: LiveChange) =>
      change.by === userId || UNCOUNTED.has(change.table) ? trips : null,
    withPending: (trips) => trips,
    reload: async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await client.invalidateQueries({ queryKey });
    },
  });
}
