import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unwrap } from '#db/app-error.ts';
import type { LatLng } from '#domain/geo.ts';
import { isCountry, isLocated, type LocatedPlace, readPlace } from '#domain/place.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { pickedPlace, placesQuery } from '#web/places/place-search.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';

/** The destination's point, larger towns of its country, or a search for its text; empty: unknown. */
export function useDestination(trip: Pick<TripDetails, 'destination' | 'destination_details'>): LatLng[] {
  const place = useDestinationPlace(trip);
  const { data: towns } = useQuery(townsQuery(place && isCountry(place) ? place.country_iso_a2 : undefined));
  const [lat, lng] = [place?.lat, place?.lng];
  return useMemo(() => {
    if (lat === undefined || lng === undefined) return [];
    return towns && towns.length > 0 ? towns : [{ lat, lng }];
  }, [towns, lat, lng]);
}

function useDestinationPlace({
  destination,
  destination_details,
}: Pick<TripDetails, 'destination' | 'destination_details'>): LocatedPlace | null {
  const { language } = useLanguage();
  const picked = readPlace(destination_details);
  const isKnown = isLocated(picked);
  const { data } = useQuery(
    placesQuery(isKnown ? '' : (destination ?? ''), language, { withCountries: true }),
  );
  const [first] = data ?? [];
  if (isKnown) return picked;
  return first ? pickedPlace(first) : null;
}

/** As many towns show how far a country reaches. */
const TOWNS_READ = 40;

export const townsQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ['country-towns', code],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      const asked = client
        .from('places')
        .select('lat, lng')
        .eq('country_iso_a2', code ?? '')
        .eq('kind', 'town')
        .order('population', { ascending: false })
        .limit(TOWNS_READ);
      return unwrap(await asked.abortSignal(signal));
    },
    enabled: code !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // Without towns, the map shows the capital's surroundings.
  });
