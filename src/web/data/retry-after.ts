/** Until when the server asked to be left alone, in ms since 1970, by the part of it that was asked. */
const freeAt = { auth: 0, data: 0 };

/** `fetch` that notes the header `Retry-After` of 429 and 503: clients keep the headers of an answer to themselves. */
export const fetchNotingRetryAfter =
  (part: keyof typeof freeAt): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const seconds = Number(answer.headers.get('retry-after'));
    if ((answer.status === 429 || answer.status === 503) && seconds > 0)
      freeAt[part] = Date.now() + seconds * 1000;
    return answer;
  };

/** Seconds until the server may be asked again, as it said last; 0 when it has not. */
export function secondsToWait(part: keyof typeof freeAt = 'auth'): number {
  return Math.max(0, Math.ceil((freeAt[part] - Date.now()) / 1000));
}
