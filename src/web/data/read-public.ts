import { type PublicRead, readAddress, readRequest, readRows } from '#db/public-reads/read.ts';
import { loadConfig } from './config.ts';

/** Waits before a read is tried again, in ms. */
const RETRY_MS = [1000, 2000];

/** The server answered, and refused: trying again would not help. */
class Refusal extends Error {}

/** Without the client's library, which weighs more than all else that a public page needs. */
async function fetchRows<Row>(read: PublicRead<Row>): Promise<Row[]> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  const answer = await fetch(readRequest(read, supabaseUrl, supabaseKey));
  if (answer.ok || (read.body && answer.status === 404)) return readRows(read, answer);
  const message = `${readAddress(read)}: ${answer.status}`;
  throw answer.status < 500 ? new Refusal(message) : new Error(message);
}

/** Reads rows in the browser, as a visitor; tries again when the server could not answer. @throws when it never could */
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
