import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from './supabase-client.ts';

/** A town as `search_places` gives it, in the language asked for. */
export interface PlaceResult {
  id: number;
  name: string;
  admin1: string | null;
  country_iso_a2: string;
  country_name: string;
  lat: number;
  lng: number;
  time_zone?: string | null;
}

/** The stored fields of a picked place: coordinates, country, time zone and its id. */
export interface PickedPlace {
  name: string;
  formatted_address: string;
  lat: number;
  lng: number;
  country_iso_a2?: string;
  /** Of the gazetteer a number, of Google a text; of an airport its code. */
  place_id: number | string;
  time_zone?: string;
  /** ISO weekdays on which it is closed, where opening hours are known. */
  closedOn?: number[];
}

/** One of the places offered; picking one may have to ask for the rest, and get no answer. */
export interface PlaceSuggestion {
  id: number | string;
  label: string;
  detail: string;
  pick: () => PickedPlace | Promise<PickedPlace | null>;
}

const PLACES_OFFERED = 6;
/** A shorter text means no place. */
const SHORTEST = 2;

/** Towns whose name begins like, contains or resembles the text, larger ones first; needs no key [PLUS-6]. */
export const placesQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['places', language, text.trim()],
    queryFn: async ({ signal }): Promise<PlaceResult[]> => {
      const client = await loadClient();
      const wanted = { query: text.trim(), lang: language, limit: PLACES_OFFERED };
      return unwrap(await client.rpc('search_places', wanted).abortSignal(signal));
    },
    enabled: text.trim().length >= SHORTEST,
    ...(text.trim().length >= SHORTEST && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // Suggestions are a help: plain typing always suffices.
  });

/** Where a town is, for telling apart those of one name: "Ohio, États-Unis". */
export function placeLine(place: PlaceResult): string {
  return [place.admin1, place.country_name].filter(Boolean).join(', ');
}

/** The stored fields of a picked town. */
export function pickedPlace(place: PlaceResult): PickedPlace {
  return {
    name: place.name,
    formatted_address: `${place.name}, ${place.country_name}`,
    lat: place.lat,
    lng: place.lng,
    country_iso_a2: place.country_iso_a2,
    place_id: place.id,
    ...(place.time_zone && { time_zone: place.time_zone }),
  };
}

/** Letters, digits and spaces: nothing that a filter would read as its own. */
const plain = (text: string) =>
  text
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const AIRPORTS_OFFERED = 4;
const SHORTEST_AIRPORT = 3;

/** Airports by their code, their town or their name: `LIS`, `Lisbonne`, `Heathrow`. */
export const airportsQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['airports', language, plain(text)],
    queryFn: async ({ signal }): Promise<PlaceSuggestion[]> => {
      const client = await loadClient();
      const wanted = plain(text);
      const filter = [
        `iata.eq.${wanted.toUpperCase()}`,
        ...['city', 'city_fr'].map((column) => `${column}.ilike.${wanted}%`),
        `name.ilike.%${wanted}%`,
      ].join(',');
      const columns = 'iata, name, city, city_fr, country_iso_a2, lat, lng, time_zone';
      const airports = unwrap(
        await client.from('airports').select(columns).or(filter).limit(24).abortSignal(signal),
      );
      return airports
        .toSorted(
          (one, other) =>
            Number(other.iata === wanted.toUpperCase()) - Number(one.iata === wanted.toUpperCase()),
        )
        .slice(0, AIRPORTS_OFFERED)
        .map(({ iata, name, city, city_fr, country_iso_a2, lat, lng, time_zone }) => {
          const town = (language === 'fr' ? city_fr : null) ?? city ?? name;
          const picked = { name: `${town} (${iata})`, formatted_address: name, lat, lng, country_iso_a2 };
          return {
            id: iata,
            label: picked.name,
            detail: name,
            pick: () => ({ ...picked, place_id: iata, ...(time_zone && { time_zone }) }),
          };
        });
    },
    enabled: plain(text).length >= SHORTEST_AIRPORT,
    ...(plain(text).length >= SHORTEST_AIRPORT && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
