import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isUnavailable } from '#db/app-error.ts';
import { backoffMs } from '#web/data/retry.ts';
import type { RemoteEvent } from './remote-event.ts';

export interface LiveQuery {
  apply: (changes: readonly RemoteEvent[]) => void;
  /** Reads again, at most once during a reading; failures are retried. */
  reload: () => void;
  stop: () => void;
}

interface LiveQueryOptions<Data extends object> {
  client: QueryClient;
  queryKey: QueryKey;
  /** Applies an event; null when data have to be read. */
  apply: (data: Data, change: RemoteEvent) => Data | null;
  /** True: events can't be applied twice, as to a count: read again after each. */
  isCumulative?: boolean;
  /** Reads again; default: the query is invalidated. */
  reload?: () => Promise<unknown>;
}

/** Applies events to a query; those received during a reading apply to its answer again, or it is read once more. */
export function followQuery<Data extends object>(options: LiveQueryOptions<Data>): LiveQuery {
  const { client, queryKey, apply, isCumulative = false } = options;
  // Data that no panel shows are read, too: they must not show as stale later.
  const readAll = () => client.invalidateQueries({ queryKey, exact: true, refetchType: 'all' });
  const { reload: read = readAll } = options;
  const cache = client.getQueryCache();
  const hash = hashKey(queryKey);
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
    // An earlier answer may have counted it.
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
