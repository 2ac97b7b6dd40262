/** Queries with answers in IndexedDB, shown at once and refreshed by the network [PLUS-3] [PLUS-15]. */
import { hashKey, type QueryFunctionContext } from '@tanstack/react-query';
import { isOnline } from './network-state.ts';
import { isPaged, markFromDevice, markPersisted, readPersisted } from './query-persister.ts';

/** Finds the stored answer; of an infinite query, the requested page. */
function answerIn(stored: unknown, context: Pick<Context, 'pageParam'>): unknown {
  if (!('pageParam' in context) || !isPaged(stored)) return stored;
  const { pageParam } = context;
  return stored.pages[stored.pageParams.findIndex((param) => hashKey([param]) === hashKey([pageParam]))];
}

type Read<Context, Data> = (context: Context) => Promise<Data>;
type Context = Pick<QueryFunctionContext, 'client' | 'queryKey'> & { pageParam?: unknown };

async function readFromDevice(queryHash: string, context: Context): Promise<unknown> {
  try {
    return answerIn(await readPersisted(queryHash), context);
  } catch (error) {
    console.warn(error); // The browser has no IndexedDB, or its storage is broken.
    return undefined;
  }
}

/** Answers from storage first, and refetches; `read` when data are shown or nothing is stored. */
export function persistedQuery<Data, Asked extends object>(read: Read<Asked, Data>) {
  const readOrRestore = async (context: Context & Asked): Promise<Data> => {
    const { client, queryKey } = context;
    const queryHash = hashKey(queryKey);
    const isShown = client.getQueryData(queryKey) !== undefined;
    const stored = isShown ? undefined : await readFromDevice(queryHash, context);
    if (stored === undefined) {
      const answer = await read(context);
      markFromDevice(queryHash, false);
      return answer;
    }
    markFromDevice(queryHash, true);
    const refetchType = isOnline() ? 'active' : 'none';
    setTimeout(() => void client.invalidateQueries({ queryKey, exact: true, refetchType }));
    // An earlier page has stored the answer of this query.
    return stored as Data;
  };
  markPersisted(readOrRestore);
  return readOrRestore;
}
