import { loadConfig } from './config.ts';
import { readyData } from './ready-data.ts';

/** How long rows are taken for true, in milliseconds: what is public changes seldom. */
const FRESH_MS = 300_000;
/** Waits before it is asked again, in milliseconds: a line that failed may be back. */
const PATIENCE_MS = [1000, 2000];

/** What is known of a read. A new object whenever that changes. */
interface Known {
  rows: readonly unknown[] | undefined;
  isFailed: boolean;
  isLoading: boolean;
  freshUntil: number;
}

const known = new Map<string, Known>();
const listeners = new Set<() => void>();

/** A server that answers, and says no: asking again would not help. */
class Refusal extends Error {}

/**
 * By hand and with the public key: the client's library, and the session that it looks up first, weigh more than all else that a
 * public page needs.
 */
async function fetchRows(address: string): Promise<unknown[]> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const answer = await fetch(`${supabaseUrl}/rest/v1/${address}`, { headers: { apikey: supabaseKey } });
  if (answer.ok) {
    const rows: unknown[] = await answer.json();
    return rows;
  }
  const said = `${address}: ${answer.status}`;
  throw answer.status < 500 ? new Refusal(said) : new Error(said);
}

async function fetchPatiently(address: string, waits: readonly number[] = PATIENCE_MS): Promise<unknown[]> {
  try {
    return await fetchRows(address);
  } catch (error) {
    const [wait, ...rest] = waits;
    if (wait === undefined || error instanceof Refusal) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetchPatiently(address, rest);
  }
}

function note(address: string, what: Known): void {
  known.set(address, what);
  for (const tell of listeners) tell();
}

/** What is known of the read at an address: what was read before, else what came with the page; undefined: nothing yet. */
export function knownOf(address: string): Known | undefined {
  const cached = known.get(address);
  if (cached) return cached;
  const rows = readyData().reads[address];
  if (!rows) return undefined;
  const ready = { rows, isFailed: false, isLoading: false, freshUntil: Date.now() + FRESH_MS };
  known.set(address, ready);
  return ready;
}

/** Reads what an address of `readAddress` asks for, unless that is under way or was done a moment ago. */
export function readPublic(address: string): void {
  const before = knownOf(address);
  if (before && (before.isLoading || before.freshUntil > Date.now())) return;
  note(address, { rows: before?.rows, isFailed: false, isLoading: true, freshUntil: 0 });
  fetchPatiently(address)
    .then((rows) => ({ rows, isFailed: false, isLoading: false, freshUntil: Date.now() + FRESH_MS }))
    .catch((error: unknown) => {
      console.error(error);
      return { rows: before?.rows, isFailed: true, isLoading: false, freshUntil: 0 };
    })
    .then((what) => note(address, what))
    .catch(console.error);
}

/**
 * What was read of a table is not true any more: somebody here has changed it. It is shown until it has been read again.
 *
 * @param path as a read has it: `blog_posts`
 */
export function invalidatePublic(...paths: readonly string[]): void {
  for (const [address, what] of known)
    if (paths.some((path) => address.startsWith(`${path}?`))) note(address, { ...what, freshUntil: 0 });
}

/** Calls back whenever anything read becomes known; answers how to stop that. */
export function subscribePublic(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
