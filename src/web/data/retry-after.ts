/** By `Retry-After`, in ms since 1970. */
const freeAt = { auth: 0, data: 0 };

/** Notes `Retry-After` of 429 and 503, which clients don't pass on. */
export const fetchNotingRetryAfter =
  (part: keyof typeof freeAt): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const seconds = Number(answer.headers.get('retry-after'));
    if ((answer.status === 429 || answer.status === 503) && seconds > 0)
      freeAt[part] = Date.now() + seconds * 1000;
    return answer;
  };

/** 0: none asked for. */
export function secondsToWait(part: keyof typeof freeAt = 'auth'): number {
  return Math.max(0, Math.ceil((freeAt[part] - Date.now()) / 1000));
}
