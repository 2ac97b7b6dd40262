/** The legal pages that there are, in the order in which they are listed; keys of `public.legal_pages`. */
export const LEGAL_SLUGS = ['terms', 'privacy', 'notice'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** `[à compléter : …]`, `[to be completed: …]`: what the operator of the site has to fill in. */
const PLACEHOLDER = /\[(?:à compléter|to be completed)\b[^\]]*\]/giu;

/** The placeholders of a legal text that are not filled in yet, each once, in their order. */
export const placeholdersOf = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))];
