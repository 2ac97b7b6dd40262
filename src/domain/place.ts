import type { LatLng } from './geo.ts';

/** A point as GeoJSON writes it: longitude first. */
export type GeoPoint = { type: 'Point'; coordinates: [lng: number, lat: number] };

/** Where something is: the shape of every `location` column. Coordinates are degrees (WGS 84). */
export type Place = {
  name: string;
  formatted_address: string;
  lat?: number;
  lng?: number;
  geometry?: GeoPoint;
  /** ISO 3166-1. */
  country_iso_a2?: string;
  /**
   * Which place it is: of the gazetteer (a number), an airport by its IATA code, a country by its own of ISO 3166-1, or one of the service
   * that found it (a text, too).
   */
  place_id?: number | string;
  /** IANA name, as `Europe/Lisbon`: what makes the hours of an arrival comparable. */
  time_zone?: string;
};

/** A place whose coordinates are known. */
export type LocatedPlace = Place & { lat: number; lng: number };

const COUNTRY = /^[A-Z]{2}$/;
const AIRPORT = /^[A-Z]{3}$/;
const TIME_ZONE = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;
/** Longer ones are none: Google's are about 30 characters. */
const LONGEST_ID = 512;

/**
 * Reads a place from a `jsonb` column or a place search: any object; unknown fields are left out.
 *
 * @returns null when the value says nothing of a place
 */
export function readPlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const name = textOf(value, 'name');
  const address = textOf(value, 'formatted_address');
  const point = readPoint(value);
  if (name === '' && address === '' && point === null) return null;
  return { name: name || address, formatted_address: address || name, ...point, ...readOrigin(value) };
}

/** What a place search knew besides: the country, the time zone, and which place it is there. */
function readOrigin(value: object): Pick<Place, 'country_iso_a2' | 'place_id' | 'time_zone'> {
  const country = textOf(value, 'country_iso_a2');
  const zone = textOf(value, 'time_zone');
  const id = 'place_id' in value ? value.place_id : null;
  const isId = typeof id === 'number' ? Number.isSafeInteger(id) : typeof id === 'string' && id !== '';
  return {
    ...(COUNTRY.test(country) && { country_iso_a2: country }),
    ...((typeof id === 'number' || typeof id === 'string') &&
      isId &&
      String(id).length <= LONGEST_ID && { place_id: id }),
    ...(TIME_ZONE.test(zone) && zone.length <= 64 && { time_zone: zone }),
  };
}

/** @returns an airport's code where its name ends in one, as `Lisbonne (LIS)` does; else the name as it is */
export function shortPlaceName(name: string): string {
  return /\(([A-Z]{3})\)$/.exec(name)?.[1] ?? name;
}

/** @returns the title of a journey that was given none; empty while an end is unknown */
export const journeyTitle = (from: string, to: string): string => (from && to ? `${from} → ${to}` : '');

/** @returns whether a place can be put on a map */
export function isLocated(place: Place | null | undefined): place is LocatedPlace {
  return typeof place?.lat === 'number' && typeof place.lng === 'number';
}

/** @returns whether a place is a whole country, whose point is that of its capital */
export function isCountry(place: Place): boolean {
  return place.country_iso_a2 !== undefined && place.place_id === place.country_iso_a2;
}

/** @returns whether a place is an airport, whose id is its IATA code */
export const isAirport = (place: Place | null): boolean =>
  typeof place?.place_id === 'string' && AIRPORT.test(place.place_id);

/** @returns the point that a trip goes to; null where none is known, and of a country: its capital may be far from the trip */
export function destinationPoint(details: unknown): LatLng | null {
  const place = readPlace(details);
  return isLocated(place) && !isCountry(place) ? { lat: place.lat, lng: place.lng } : null;
}

/** @returns the place with a GeoJSON geometry where it has coordinates [ITEM-2] */
export function withGeometry(place: Place): Place {
  if (!isLocated(place)) return place;
  return { ...place, geometry: { type: 'Point', coordinates: [place.lng, place.lat] } };
}

function readPoint(value: object): { lat: number; lng: number } | null {
  const lat = degreesOf(value, 'lat', 90);
  const lng = degreesOf(value, 'lng', 180);
  return lat === null || lng === null ? null : { lat, lng };
}

function textOf(value: object, key: string): string {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found.trim() : '';
}

function degreesOf(value: object, key: string, limit: number): number | null {
  const found: unknown = Reflect.get(value, key);
  const degrees = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof degrees === 'number' && Math.abs(degrees) <= limit ? degrees : null;
}
