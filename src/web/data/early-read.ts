interface EarlyRead {
  url: string;
  authorization: string;
  answer: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** Milliseconds since the page was opened: older answers are stale. */
const MAX_AGE = 30_000;

/** Undefined: not this read, or not this session's. */
export function takeEarlyAnswer(url: string, authorization: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyRead;
  if (early?.url !== url) return undefined;
  // A second time it would be out of date.
  globalThis.earlyRead = undefined;
  return early.authorization === authorization && performance.now() < MAX_AGE ? early.answer : undefined;
}
