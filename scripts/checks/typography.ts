import type { Texts } from './texts.ts';

/** A space that is not the one of its sign. */
const OTHER_SPACE = /(?<=\S)[ \u202f](?=[:»])|(?<=\S)[ \u00a0](?=[;!?])|«[ \u202f]|(?<=\d) (?=\d{3}\b)/;
/** A sign without its space; the one of an address has none. */
const NO_SPACE = /[^\s/](?=[;!?])|«(?!\u00a0)/;

/** Texts that the specification and the interface's names fix letter by letter. */
const AGREED: ReadonlySet<string> = new Set([
  'Bon retour !',
  "C'est noté !",
  "Impossible de supprimer l'élément : l'identifiant est invalide.",
  'Mot de passe oublié ?',
  'À bientôt !',
  'Élément ajouté !',
  'Actions : {{title}}',
]);

/**
 * French sets a space before its high signs and inside its quotation marks, one that no line may break at: U+00A0 beside the colon and
 * the marks, U+202F before `;`, `!` and `?` and in numbers (Imprimerie nationale, Lexique des règles typographiques).
 *
 * @returns what is wrong, one line each
 */
export function frenchSpaces({ fr, en }: Pick<Texts, 'fr' | 'en'>): string[] {
  return [...fr].flatMap(([area, texts]) =>
    [...texts]
      // What is the same in both languages is no French.
      .filter(([key, text]) => text !== en.get(area)?.get(key) && !AGREED.has(text))
      .filter(([, text]) => OTHER_SPACE.test(text) || NO_SPACE.test(text))
      .map(([key]) => `${area}:${key} has a space that a line may break at, or none, at a French sign`),
  );
}
