/**
 * What was read of trips, kept on the device: without a network it is shown as it was last seen [PLUS-3].
 *
 * The store itself (`query-store.ts`) is loaded when it is needed.
 */
import { hashKey, type QueryFunctionContext } from '@tanstack/react-query';
import { toAppError } from '#db/app-error.ts';
import { reportNetworkFailure } from './network-state.ts';
import { markFromDevice, markPersisted } from './persisted-marks.ts';

/** The answer among what was kept of a query: of one that is read page by page, the page that was asked for. */
function answerIn(kept: unknown, pageParam: unknown): unknown {
  if (!isPaged(kept)) return kept;
  return kept.pages[kept.pageParams.findIndex((param) => hashKey([param]) === hashKey([pageParam]))];
}

const isPaged = (kept: unknown): kept is { pages: unknown[]; pageParams: unknown[] } =>
  typeof kept === 'object' && kept !== null && 'pages' in kept && 'pageParams' in kept;

type Read<Context, Data> = (context: Context) => Promise<Data>;
type Context = Pick<QueryFunctionContext, 'client' | 'queryKey'> & { pageParam?: unknown };

/**
 * How a query reads whose answer is kept on the device: where there is no network, and nothing is shown yet, what the device
 * has is the answer. It counts as stale.
 */
export function persistedQuery<Data, Asked extends object>(read: Read<Asked, Data>) {
  const readOrKept = async (context: Context & Asked): Promise<Data> => {
    const { client, queryKey } = context;
    const queryHash = hashKey(queryKey);
    try {
      const data = await read(context);
      markFromDevice(queryHash, false);
      return data;
    } catch (error) {
      const isShown = client.getQueryData(queryKey) !== undefined;
      if (isShown || toAppError(error).key !== 'network') throw error;
      const { readPersisted } = await import('./query-persister.ts');
      const found = answerIn(await readPersisted(queryHash).catch(() => undefined), context.pageParam);
      if (found === undefined) throw error;
      markFromDevice(queryHash, true);
      reportNetworkFailure();
      setTimeout(() => void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' }));
      // Kept of this very query, by an earlier page.
      return found as Data;
    }
  };
  markPersisted(readOrKept);
  return readOrKept;
}
