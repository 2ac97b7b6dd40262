import { unwrap } from '#db/unwrap.ts';
import { queryClient } from '#web/data/query-client.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import type { WorldNames } from './outline-style.ts';

/** The largest places of the gazetteer, which the outline names. */
const PLACES_NAMED = 600;

/** Names of countries and of the larger places in a language, for the outline; null when they can't be read. */
export function fetchNames(language: string): Promise<WorldNames | null> {
  return queryClient
    .fetchQuery({
      queryKey: ['map-names', language],
      queryFn: () => readNames(language),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    .catch(() => null);
}

async function readNames(language: string): Promise<WorldNames> {
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
  // Where names would overlap, the country with the larger towns comes first.
  const sizeOf = (code: string) =>
    towns.reduce((sum, town) => sum + (town.country_iso_a2 === code ? town.population : 0), 0);
  return {
    type: 'FeatureCollection',
    features: [
      ...unwrap(countries).map(({ iso_a2, name_fr, name_en, ...at }) =>
        named(at, { name: isFrench ? name_fr : name_en, size: sizeOf(iso_a2) }),
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
