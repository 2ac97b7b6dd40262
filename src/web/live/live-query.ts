import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isUnavailable } from '#db/transient.ts';
import { backoffMs } from '#web/offline/backoff.ts';
import type { RemoteEvent } from './remote-event.ts';

/** A query of the cache that follows the events of a trip. */
export interface LiveQuery {
  /** Applies changes in their order. */
  apply: (changes: readonly RemoteEvent[]) => void;
  /** Reads it again; while that runs, one more time at most; after a failure once more later, until it is answered. */
  reload: () => void;
  stop: () => void;
}

interface LiveQueryOptions<Data extends object> {
  client: QueryClient;
  queryKey: QueryKey;
  /** The data with an event applied; null when it has to be read. */
  apply: (data: Data, change: RemoteEvent) => Data | null;
  /** Applying an event to data that have it already changes them, as a count: they are read again after each. */
  isCumulative?: boolean;
  /** How it is read again; default: the query is invalidated. */
  reload?: () => Promise<unknown>;
}

/**
 * Updates a query of the cache by the events received. A reading that was under way when an event came may be older
 * than it: such events are applied again to its answer, or it is read once more. All are applied in the order in which they were made.
 */
export function followQuery<Data extends object>(options: LiveQueryOptions<Data>): LiveQuery {
  const { client, queryKey, apply, isCumulative = false } = options;
  // What no panel shows is read too: it is shown later as it is by then, not as stale.
  const readAll = () => client.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
  const { reload: read = readAll } = options;
  const cache = client.getQueryCache();
  const hash = hashKey(queryKey);
  /** What came while a reading was under way. */
  let during: RemoteEvent[] = [];
  let reading: 'no' | 'once' | 'again' = 'no';
  let failures = 0;
  let isStopped = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  const reload = () => {
    if (reading !== 'no') {
      reading = 'again';
      return;
    }
    reading = 'once';
    clearTimeout(later);
    read()
      .catch(console.error)
      .finally(() => {
        const isAsked = reading === 'again';
        reading = 'no';
        writeMissed();
        const hasFailed = isUnavailable(client.getQueryState(queryKey)?.error);
        failures = hasFailed ? failures + 1 : 0;
        if (isStopped) return;
        if (isAsked) reload();
        else if (hasFailed) later = setTimeout(reload, backoffMs(failures - 1));
      });
  };
  const write = (changes: readonly RemoteEvent[]) => {
    const old = client.getQueryData<Data>(queryKey);
    if (!old) return;
    let isWhole = true;
    let data: Data = old;
    for (const change of changes) {
      const next = apply(data, change);
      if (next === null) isWhole = false;
      else data = next;
    }
    if (data !== old) client.setQueryData<Data>(queryKey, data);
    // An answer that came before the event may have counted it.
    if (!isWhole || (isCumulative && data !== old)) reload();
  };
  const writeMissed = () => {
    const missed = during;
    during = [];
    write(missed);
  };
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return;
    const { action } = event;
    if (action.type === 'error') during = [];
    const isRead = action.type === 'success' && action.manual !== true;
    if (!isRead && action.type !== 'setState') return;
    writeMissed();
  });
  return {
    apply: (changes) => {
      if (changes.length === 0) return;
      const isRead = reading !== 'no' || client.getQueryState(queryKey)?.fetchStatus === 'fetching';
      if (isRead && !isCumulative) during.push(...changes);
      write(changes);
    },
    reload,
    stop: () => {
      isStopped = true;
      clearTimeout(later);
      unsubscribe();
    },
  };
}
