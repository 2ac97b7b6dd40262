/** Keys of the third plural form that French has and English has not: un million *de* jours. */
type ManyOf<Source> = {
  [Key in keyof Source]: Key extends `${infer Base}_many`
    ? `${Base}_other` extends keyof Source
      ? Key
      : never
    : never;
}[keyof Source];

/** What a translation must contain, given the French source: the same keys, each with a text. */
export type Strings<Source> = Record<Exclude<keyof Source, ManyOf<Source>>, string>;
