/** Two-letter codes, in the order of the pages that list countries. */
export const CONTINENTS = ['EU', 'AF', 'AS', 'NA', 'SA', 'OC', 'AN'] as const;

/** Groups countries in the order of {@link CONTINENTS}; countries without a continent are left out. */
export function byContinent<Country extends { continent: string | null }>(countries: readonly Country[]) {
  return CONTINENTS.map((continent) => ({
    continent,
    countries: countries.filter((country) => country.continent === continent),
  })).filter((group) => group.countries.length > 0);
}
