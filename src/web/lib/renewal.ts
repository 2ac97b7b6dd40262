import { noteNetwork, offlineError, whenOnline } from './when-online.ts';

/** Between two tries to renew a session where the browser believes in a network that is not there, in milliseconds. */
const TRY_AGAIN_MS = 5000;

const isRenewal = (input: unknown): boolean => String(input).includes('grant_type=refresh_token');

function notCut() {
  const cut = Promise.withResolvers<never>();
  cut.promise.catch(() => {}); // Often nobody waits.
  return cut;
}

/**
 * Renews a session with a network, and waits for one: the auth client takes a failure for an answer, and would not try again
 * for a minute after the network is back [PLUS-3]. Whoever needs the session meanwhile is told at once that there is none.
 */
export function createRenewal(send: typeof fetch) {
  let cut = notCut();
  const renew: typeof fetch = async (input, init) => {
    for (;;) {
      try {
        if (!navigator.onLine) throw offlineError();
        return await send(input, init);
      } catch (error) {
        cut.reject(offlineError(error));
        noteNetwork('none');
        await whenOnline(TRY_AGAIN_MS);
        // Whoever asks from now on waits for what this try comes to.
        cut = notCut();
      }
    }
  };
  return {
    /** As `fetch`, for the auth client. */
    fetch: ((input, init) => (isRenewal(input) ? renew(input, init) : send(input, init))) as typeof fetch,
    /**
     * What the client answers, unless it waits for a network to do so.
     *
     * @throws TypeError as `fetch` does without a network
     */
    unlessCut: <Answer>(asked: Promise<Answer>): Promise<Answer> => Promise.race([asked, cut.promise]),
  };
}
