/** Characters that are written from right to left: the blocks of UAX #9, among them Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE of Unicode. */
export const ISOLATES = { start: '\u2068', end: '\u2069' } as const;

/**
 * What somebody wrote, for the middle of a text of ours: with a right-to-left character in it, it is isolated, so that it has
 * its own direction and the punctuation and figures around it stay where they are. Markup has `<bdi>` for that.
 */
export const isolated = (written: string): string =>
  RIGHT_TO_LEFT.test(written) ? `${ISOLATES.start}${written}${ISOLATES.end}` : written;
