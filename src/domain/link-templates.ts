/** Addresses with gaps: `https://partner.example/?city={destination}`. */

/** What may stand in a gap. */
const PLACEHOLDERS = ['destination', 'start_date', 'end_date', 'lang'] as const;
export type LinkValues = Record<(typeof PLACEHOLDERS)[number], string>;

const GAP = /\{([^{}]*)\}/g;
/** Scheme and host stand without gaps: nobody else's words decide where a link leads. */
const HTTPS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?#][^\s\\]*)?$/i;

/** @returns whether it is an https address whose host is fixed */
export function isHttpsTemplate(template: string): boolean {
  return HTTPS.test(template);
}

/** @returns the gaps that nothing fills, as they are written */
export function unknownPlaceholders(template: string): string[] {
  return [...template.matchAll(GAP)]
    .filter(([, name]) => !PLACEHOLDERS.some((known) => known === name))
    .map(([gap]) => gap);
}

/** @returns the address with every gap filled; values are encoded, whatever they contain [PUB-5] */
export function fillTemplate(template: string, values: LinkValues): string {
  return template.replace(GAP, (gap, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder === name);
    return known ? encodeURIComponent(values[known].toWellFormed()) : gap;
  });
}
