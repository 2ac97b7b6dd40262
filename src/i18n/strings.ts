/**
 * What a translation must contain, given the French source: the same keys, each with a text.
 *
 * French has a third plural form, `many` (un million *de* jours), that English does not have.
 */
export type Strings<Source> = Record<Exclude<keyof Source, `${string}_many`>, string>;
