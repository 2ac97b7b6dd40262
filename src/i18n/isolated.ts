/** Blocks of UAX #9, among them Hebrew and Arabic. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const ISOLATES = { start: '\u2068', end: '\u2069' } as const;

/** User text inside of ours: isolated when right-to-left, so that figures and punctuation around it stay. Markup has `<bdi>`. */
export const isolated = (written: string): string =>
  RIGHT_TO_LEFT.test(written) ? `${ISOLATES.start}${written}${ISOLATES.end}` : written;
