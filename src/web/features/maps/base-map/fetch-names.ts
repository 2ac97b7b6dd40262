import { unwrap } from '#db/app-error.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import type { World, WorldNames } from './outline-style.ts';

/** As many places are read from the gazetteer. */
const PLACES_NAMED = 600;

/** With it, Australia ranks like a country of many towns. */
const PEOPLE_PER_KM2 = 30;

/** Ranks a country's name by the inhabitants of its towns and its area. */
export const countrySize = (peopleInTowns: number, areaKm2: number): number =>
  Math.round(peopleInTowns + areaKm2 * PEOPLE_PER_KM2);

/** Null: the names could not be read. @param areaAt km² of the country at a point */
export function fetchNames(language: string, areaAt: World['areaAt']): Promise<WorldNames | null> {
  return queryClient
    .fetchQuery({
      queryKey: ['map-names', language],
      queryFn: () => readNames(language, areaAt),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    .catch(() => null);
}

async function readNames(language: string, areaAt: World['areaAt']): Promise<WorldNames> {
  const client = await loadClient();
  const [countries, places] = await Promise.all([
    client
      .from('countries')
      .select('iso_a2, name_fr, name_en, lat, lng')
      .not('lat', 'is', null)
      .not('lng', 'is', null),
    client
      .from('places')
      .select('name, name_fr, country_iso_a2, lat, lng, population')
      .order('population', { ascending: false })
      .limit(PLACES_NAMED),
  ]);
  const isFrench = language === 'fr';
  const towns = unwrap(places);
  const peopleIn = (code: string) =>
    towns.reduce((sum, town) => sum + (town.country_iso_a2 === code ? town.population : 0), 0);
  return {
    type: 'FeatureCollection',
    features: [
      ...unwrap(countries).map(({ iso_a2, name_fr, name_en, ...at }) =>
        named(at, {
          name: isFrench ? name_fr : name_en,
          size: countrySize(peopleIn(iso_a2), areaAt({ lat: at.lat ?? 0, lng: at.lng ?? 0 })),
        }),
      ),
      ...towns.map(({ name, name_fr, population, ...at }) =>
        named(at, { name: (isFrench && name_fr) || name, population }),
      ),
    ],
  };
}

function named(
  { lat, lng }: { lat: number | null; lng: number | null },
  properties: WorldNames['features'][number]['properties'],
): WorldNames['features'][number] {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng ?? 0, lat ?? 0] } };
}
