/** When the server that said "too often" may be asked again: the auth client keeps an answer's headers to itself. */
let freeAt = 0;

/** As `fetch`; notes what a 429 says of the time to wait. */
export const fetchAndNoteWait: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const seconds = Number(answer.headers.get('retry-after'));
  if (answer.status === 429 && seconds > 0) freeAt = Date.now() + seconds * 1000;
  return answer;
};

/** Seconds until the server may be asked again, as it said last; 0 when it has not. */
export function secondsToWait(): number {
  return Math.max(0, Math.ceil((freeAt - Date.now()) / 1000));
}
