import type { LatLng } from './geo.ts';
import { fieldOf } from './json.ts';

/** A position as GeoJSON has it, longitude first. */
export type GeoPoint = { type: 'Point'; coordinates: [lng: number, lat: number] };

/** The shape of every `location`. Degrees (WGS 84). */
export type Place = {
  name: string;
  formatted_address: string;
  lat?: number;
  lng?: number;
  geometry?: GeoPoint;
  country_iso_a2?: string;
  /** A gazetteer number, an IATA code, a country code, or a search service's id. */
  place_id?: number | string;
  /** IANA zone; makes hours of an arrival comparable. */
  time_zone?: string;
};

export type LocatedPlace = Place & { lat: number; lng: number };

const COUNTRY = /^[A-Z]{2}$/;
const AIRPORT = /^[A-Z]{3}$/;
const TIME_ZONE = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;
/** Characters; Google's ids have about 30. */
const LONGEST_ID = 512;

/** Reads a place from `jsonb` or a search; unknown fields are dropped. @returns null for no place */
export function readPlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const name = textOf(value, 'name');
  const address = textOf(value, 'formatted_address');
  const point = readPoint(value);
  if (name === '' && address === '' && point === null) return null;
  return { name: name || address, formatted_address: address || name, ...point, ...readOrigin(value) };
}

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

/** Shortens `Lisbonne (LIS)` to `LIS`; other names stay. */
export function shortPlaceName(name: string): string {
  return /\(([A-Z]{3})\)$/.exec(name)?.[1] ?? name;
}

/** Title of a journey; empty while an end is unknown. */
export const journeyTitle = (from: string, to: string): string => (from && to ? `${from} → ${to}` : '');

export function isLocated(place: Place | null | undefined): place is LocatedPlace {
  return typeof place?.lat === 'number' && typeof place.lng === 'number';
}

/** Whether a place is a country: its point is the capital's. */
export function isCountry(place: Place): boolean {
  return place.country_iso_a2 !== undefined && place.place_id === place.country_iso_a2;
}

/** Whether a place is an airport: its id is the IATA code. */
export const isAirport = (place: Place | null): boolean =>
  typeof place?.place_id === 'string' && AIRPORT.test(place.place_id);

/** Position of a destination; null if unknown or a country, whose capital may be far from the trip. */
export function destinationPoint(details: unknown): LatLng | null {
  const place = readPlace(details);
  return isLocated(place) && !isCountry(place) ? { lat: place.lat, lng: place.lng } : null;
}

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
  const found = fieldOf(value, key);
  return typeof found === 'string' ? found.trim() : '';
}

function degreesOf(value: object, key: string, limit: number): number | null {
  const found = fieldOf(value, key);
  const degrees = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof degrees === 'number' && Math.abs(degrees) <= limit ? degrees : null;
}
