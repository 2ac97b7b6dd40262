/** Queries with answers in IndexedDB, shown at once and refreshed by the network [PLUS-3] [PLUS-15]. */
import { hashKey, type QueryFunctionContext } from '@tanstack/react-query';
import { isOnline } from './network-state.ts';
import { markFromDevice, markPersisted } from './persisted-marks.ts';
import { readPersisted } from './query-persister.ts';

/** Of an infinite query, the requested page. */
function answerIn(stored: unknown, context: Pick<Context, 'pageParam'>): unknown {
  if (!('pageParam' in context) || !isPaged(stored)) return stored;
  const { pageParam } = context;
  return stored.pages[stored.pageParams.findIndex((param) => hashKey([param]) === hashKey([pageParam]))];
}

const isPaged = (stored: unknown): stored is { pages: unknown[]; pageParams: unknown[] } =>
  typeof stored === 'object' && stored !== null && 'pages' in stored && 'pageParams' in stored;

type Read<Context, Data> = (context: Context) => Promise<Data>;
type Context = Pick<QueryFunctionContext, 'client' | 'queryKey'> & { pageParam?: unknown };

async function readFromDevice(queryHash: string, context: Context): Promise<unknown> {
  try {
    return answerIn(await readPersisted(queryHash), context);
  } catch (error) {
    console.warn(error); // A browser without IndexedDB, or whose storage is broken.
    return undefined;
  }
}

/** First the stored answer, and a refetch; `read` when data are shown or nothing is stored. */
export function persistedQuery<Data, Asked extends object>(read: Read<Asked, Data>) {
  const readOrRestore = async (context: Context & Asked): Promise<Data> => {
    const { client, queryKey } = context;
    const queryHash = hashKey(queryKey);
    const isShown = client.getQueryData(queryKey) !== undefined;
    const stored = isShown ? undefined : await readFromDevice(queryHash, context);
    markFromDevice(queryHash, stored !== undefined);
    if (stored === undefined) return read(context);
    const refetchType = isOnline() ? 'active' : 'none';
    setTimeout(() => void client.invalidateQueries({ queryKey, exact: true, refetchType }));
    // Stored of this query by an earlier page.
    return stored as Data;
  };
  markPersisted(readOrRestore);
  return readOrRestore;
}
