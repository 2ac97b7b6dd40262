/** By slug. */
export const EXAMPLES = [
  { slug: 'cinq-jours-a-lisbonne', name: 'exampleLisbon' },
  { slug: 'les-dolomites-a-pied', name: 'exampleDolomites' },
] as const;
