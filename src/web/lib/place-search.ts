import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from './supabase.ts';

/** A town as `search_places` gives it, in the language asked for. */
export interface FoundPlace {
  id: number;
  name: string;
  admin1: string | null;
  country_iso_a2: string;
  country_name: string;
  lat: number;
  lng: number;
}

/** What is kept of a town that was picked: a place, the country it is in, and which town of the gazetteer it is. */
export interface PickedPlace {
  name: string;
  formatted_address: string;
  lat: number;
  lng: number;
  country_iso_a2: string;
  place_id: number;
}

const PLACES_OFFERED = 6;
/** A shorter text means no place. */
const SHORTEST = 2;

/** Towns whose name begins like, contains or resembles the text, larger ones first; needs no key [PLUS-6]. */
export const placesQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['places', language, text.trim()],
    queryFn: async ({ signal }): Promise<FoundPlace[]> => {
      const client = await loadClient();
      const wanted = { query: text.trim(), lang: language, limit: PLACES_OFFERED };
      return unwrap(await client.rpc('search_places', wanted).abortSignal(signal));
    },
    enabled: text.trim().length >= SHORTEST,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // Suggestions are a help: plain typing always suffices.
  });

/** Where a town is, for telling apart those of one name: "Ohio, États-Unis". */
export function placeLine(place: FoundPlace): string {
  return [place.admin1, place.country_name].filter(Boolean).join(', ');
}

/** What is kept of a town that was picked. */
export function pickedPlace(place: FoundPlace): PickedPlace {
  return {
    name: place.name,
    formatted_address: `${place.name}, ${place.country_name}`,
    lat: place.lat,
    lng: place.lng,
    country_iso_a2: place.country_iso_a2,
    place_id: place.id,
  };
}
