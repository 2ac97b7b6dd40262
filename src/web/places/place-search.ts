import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LatLng } from '#domain/geo.ts';
import { request } from '#web/data/request.ts';

export interface PlaceResult {
  /** Number in the gazetteer; null of a country, which has a code. */
  id: number | null;
  kind: string;
  name: string;
  /** City of a sight or a station; null of a town. */
  city: string | null;
  admin1: string | null;
  country_iso_a2: string;
  /** Name of the country; null of a country itself. */
  country_name: string | null;
  lat: number;
  lng: number;
  time_zone?: string | null;
}

export interface PickedPlace {
  name: string;
  formatted_address: string;
  lat: number;
  lng: number;
  country_iso_a2?: string;
  /** A gazetteer number, Google's text, an airport's or country's code. */
  place_id?: number | string;
  time_zone?: string;
  closedOn?: number[];
}

/** A suggestion; picking it may need a request, and get no answer. */
export interface PlaceSuggestion {
  id: number | string;
  label: string;
  detail: string;
  pick: () => PickedPlace | Promise<PickedPlace | null>;
}

const PLACES_OFFERED = 6;
/** Characters from which there is a search. */
const SHORTEST = 2;

export interface PlaceWishes {
  near?: readonly LatLng[];
  withCountries?: boolean;
}

/** Finds places where every word matches, near ones first, then by size. Needs no key [PLUS-6]. */
export const placesQuery = (
  text: string,
  language: string,
  { near = [], withCountries = false }: PlaceWishes = {},
) =>
  queryOptions({
    queryKey: ['places', language, text.trim(), near, withCountries],
    queryFn: async ({ signal }): Promise<PlaceResult[]> => {
      const wanted = {
        query: text.trim(),
        lang: language,
        limit: PLACES_OFFERED,
        ...(near.length > 0 && {
          near_lats: near.map(({ lat }) => lat),
          near_lngs: near.map(({ lng }) => lng),
        }),
        ...(withCountries && { with_countries: true }),
      };
      return await request((client) => client.rpc('search_places', wanted).abortSignal(signal));
    },
    enabled: text.trim().length >= SHORTEST,
    ...(text.trim().length >= SHORTEST && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false, // Suggestions are a help: plain typing always suffices.
  });

/** Writes "Ohio, États-Unis", to distinguish namesakes; empty of a country. */
export function placeLine(place: PlaceResult): string {
  return [place.city ?? place.admin1, place.country_name].filter(Boolean).join(', ');
}

export function pickedPlace(place: PlaceResult): PickedPlace {
  return {
    name: place.name,
    formatted_address: [place.name, place.city, place.country_name].filter(Boolean).join(', '),
    lat: place.lat,
    lng: place.lng,
    country_iso_a2: place.country_iso_a2,
    place_id: place.id ?? place.country_iso_a2,
    ...(place.time_zone && { time_zone: place.time_zone }),
  };
}

const AIRPORTS_OFFERED = 4;
const SHORTEST_AIRPORT = 3;

/** Matches the word for an airport, with prepositions: `aéroport de`. */
const THE_WORD =
  /(?<!\p{L})(?:a[ée]roports?|airports?)(?!\p{L})(?:\s+international(?!\p{L}))?(?:\s+(?:de|du|des)(?!\p{L})|\s+d['’])?/giu;

export const hasAirportWord = (text: string): boolean => text.search(THE_WORD) >= 0;

/** Reduces `aéroport de Lyon` to `Lyon`. */
function airportName(text: string): string {
  const name = text.replaceAll(THE_WORD, '').trim();
  return name.length < SHORTEST_AIRPORT ? text.trim() : name;
}

/** Finds airports by code, town or name: `LIS`, `Lisbonne`, `Heathrow`. */
export const airportsQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['airports', language, text.trim()],
    queryFn: async ({ signal }): Promise<PlaceSuggestion[]> => {
      const wanted = { query: airportName(text), lang: language, limit: AIRPORTS_OFFERED };
      const airports = await request((client) => client.rpc('search_airports', wanted).abortSignal(signal));
      return airports.map(({ iata, name, city, country_iso_a2, lat, lng, time_zone }) => {
        const picked = {
          name: `${city ?? name} (${iata})`,
          formatted_address: name,
          lat,
          lng,
          country_iso_a2,
        };
        return {
          id: iata,
          label: picked.name,
          detail: name,
          pick: () => ({ ...picked, place_id: iata, ...(time_zone && { time_zone }) }),
        };
      });
    },
    enabled: text.trim().length >= SHORTEST_AIRPORT,
    ...(text.trim().length >= SHORTEST_AIRPORT && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
