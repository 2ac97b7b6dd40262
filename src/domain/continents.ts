/** Two-letter codes, in the order of the pages that list countries. */
export const CONTINENTS = ['EU', 'AF', 'AS', 'NA', 'SA', 'OC', 'AN'] as const;

interface InContinent {
  continent: string | null;
}

/** Groups countries in the order of {@link CONTINENTS}; countries without a continent are left out. */
export function byContinent<Country extends InContinent>(countries: readonly Country[]) {
  return CONTINENTS.map((continent) => ({
    continent,
    countries: countries.filter((country) => country.continent === continent),
  })).filter((group) => group.countries.length > 0);
}
