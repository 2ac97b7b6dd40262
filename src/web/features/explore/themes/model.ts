const KINDS = ['sea', 'mountains', 'city', 'desert', 'forest', 'islands'] as const;

export type LandscapeKind = (typeof KINDS)[number];

/** Words of slugs, French and English, and the picture they call for. */
const WORDS: readonly [RegExp, LandscapeKind][] = [
  [/\b(iles?|islands?|croisieres?|cruises?)\b/, 'islands'],
  [/\b(montagnes?|mountains?|ski|neige|snow|rando\w*|hik\w*|trek\w*)\b/, 'mountains'],
  [/\b(deserts?|safari)\b/, 'desert'],
  [/\b(forets?|forests?|nature|lacs?|lakes?|famill?\w*|family)\b/, 'forest'],
  [/\b(villes?|city|cities|culture|gastronomi\w*|food|patrimoine|week-?end)\b/, 'city'],
];

/** The landscape that stands for a theme without a picture of its own; the sea when its name says nothing. */
export function landscapeOfTheme(slug: string): LandscapeKind {
  return WORDS.find(([words]) => words.test(slug))?.[1] ?? 'sea';
}
