import { type PublicRead, readAddress, readRequest, readRows } from '#db/public-reads/read.ts';
import { loadConfig } from './config.ts';

const RETRY_MS = [1000, 2000];

/** Failure for which a retry would not help. */
class Refusal extends Error {}

/** Fetches without the client's library, which outweighs the rest of a public page. */
async function fetchRows<Row>(read: PublicRead<Row>): Promise<Row[]> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const answer = await fetch(readRequest(read, supabaseUrl, supabaseKey));
  if (answer.ok || (read.body && answer.status === 404)) return readRows(read, answer);
  const message = `${readAddress(read)}: ${answer.status}`;
  throw answer.status < 500 ? new Refusal(message) : new Error(message);
}

/** Reads with retries. @throws when the server never answered */
export async function readPublic<Row>(
  read: PublicRead<Row>,
  waits: readonly number[] = RETRY_MS,
): Promise<Row[]> {
  try {
    return await fetchRows(read);
  } catch (error) {
    const [wait, ...rest] = waits;
    if (wait === undefined || error instanceof Refusal || navigator.onLine === false) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return readPublic(read, rest);
  }
}
