/** The page that an address asks for: a whole number from 1, else 1. */
export function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The country that an address narrows the list to, as its code; null for all. */
export function countryOf(text: string | null): string | null {
  return text && /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null;
}

/** Continents in the order of a list, by the two letters that countries have. */
const CONTINENTS = ['EU', 'AF', 'AS', 'NA', 'SA', 'OC', 'AN'] as const;

interface InContinent {
  continent: string | null;
}

/** Countries by continent, in the order given within each; those of none are left out. */
export function byContinent<Country extends InContinent>(countries: readonly Country[]) {
  return CONTINENTS.map((continent) => ({
    continent,
    countries: countries.filter((country) => country.continent === continent),
  })).filter((group) => group.countries.length > 0);
}

interface WithLatest {
  latest_slugs: readonly string[];
  latest_fr: readonly string[];
  latest_en: readonly string[];
}

/** The newest posts of a country, from lists that go together: one entry a post. */
export function latestOf({ latest_slugs, latest_fr, latest_en }: WithLatest) {
  return latest_slugs.map((slug, index) => ({
    slug,
    fr: latest_fr[index] ?? '',
    en: latest_en[index] ?? '',
  }));
}

/** A point of the world on a sheet of 360 by 150, whose top is 84° N and whose bottom is 60° S (plate carrée). */
export function onSheet({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return { x: lng + 180, y: 84 - Math.max(-60, Math.min(84, lat)) };
}
