import { storedAccessToken } from '#web/session/stored-session.ts';

interface EarlyRead {
  url: string;
  authorization: string;
  answer: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** Milliseconds since the page was opened after which an answer is stale. */
const MAX_AGE = 30_000;

/**
 * What the inline script has read of a path below `/rest/v1/`, before the data client is there. Undefined: another read, of
 * another session, or failed; the client asks again, and reports what is wrong.
 */
export async function takeEarlyRows<Rows>(path: string): Promise<Rows | undefined> {
  const early = globalThis.earlyRead;
  if (!early?.url.endsWith(`/rest/v1/${path}`)) return undefined;
  // Used a second time it would be out of date.
  globalThis.earlyRead = undefined;
  if (early.authorization !== `Bearer ${storedAccessToken()}` || performance.now() > MAX_AGE)
    return undefined;
  try {
    const answer = await early.answer;
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** In ms: a slow server's answer is awaited on the page. */
const LONGEST_WAIT_MS = 500;

/**
 * Waits for the data of the first page while the loading screen covers it, so that it is rendered once; later pages do not wait.
 * Resolves with null, as loaders do; failures are the page's to show.
 */
export async function awaitUnderLoadingScreen(reading: Promise<unknown>): Promise<null> {
  const { promise: isLong, resolve } = Promise.withResolvers<void>();
  if (document.getElementById('loading')) setTimeout(resolve, LONGEST_WAIT_MS);
  else resolve();
  await Promise.race([reading.catch(console.error), isLong]);
  return null;
}
