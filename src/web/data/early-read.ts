/** What the inline script of index.html has asked for, beside the code of the page that will show it. */
interface EarlyRead {
  url: string;
  /** With whose token it was asked. */
  authorization: string;
  answer: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** In milliseconds since the page was opened: an answer asked for before is too old to be shown as today's. */
const MAX_AGE = 30_000;

/** The answer to the page's first read of data, if it is this one, asked by the same session; undefined: to be asked. */
export function takeEarlyAnswer(url: string, authorization: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyRead;
  if (early?.url !== url) return undefined;
  // Read a second time it would be out of date.
  globalThis.earlyRead = undefined;
  return early.authorization === authorization && performance.now() < MAX_AGE ? early.answer : undefined;
}
