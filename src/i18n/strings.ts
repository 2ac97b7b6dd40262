/** Keys of French's third plural: un million *de* jours. */
type ManyOf<Source> = {
  [Key in keyof Source]: Key extends `${infer Base}_many`
    ? `${Base}_other` extends keyof Source
      ? Key
      : never
    : never;
}[keyof Source];

/** Texts under the keys of the French source. */
export type Strings<Source> = Record<Exclude<keyof Source, ManyOf<Source>>, string>;
