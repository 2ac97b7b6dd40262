const PLACEHOLDERS = ['destination', 'start_date', 'end_date', 'lang'] as const;
export type LinkValues = Record<(typeof PLACEHOLDERS)[number], string>;

const PLACEHOLDER = /\{([^{}]*)\}/g;
/** Has no placeholder in scheme and host, so that no value decides where a link leads. */
const HTTPS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?#][^\s\\]*)?$/i;

export function isHttpsTemplate(template: string): boolean {
  return HTTPS.test(template);
}

export function unknownPlaceholders(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)]
    .filter(([, name]) => !PLACEHOLDERS.some((known) => known === name))
    .map(([placeholder]) => placeholder);
}

/** Fills in values, URI-encoded [PUB-5]. */
export function fillTemplate(template: string, values: LinkValues): string {
  return template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const known = PLACEHOLDERS.find((one) => one === name);
    return known ? encodeURIComponent(values[known].toWellFormed()) : placeholder;
  });
}
