/** A text without case and accents, by which words are compared: `ete a seoul` of `Été à Séoul`. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
