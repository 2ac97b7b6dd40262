import type { Tables, TablesUpdate } from '#db/database.types.ts';
import { readLatitude, readLongitude } from '../countries/country-form.ts';

/** An airport's form, fields as text. */
export type AirportForm = Record<
  'icao' | 'name' | 'city' | 'city_fr' | 'country_iso_a2' | 'lat' | 'lng' | 'time_zone',
  string
>;

/** The form of a stored airport. */
export function airportForm(airport: Tables<'airports'>): AirportForm {
  return {
    icao: airport.icao ?? '',
    name: airport.name,
    city: airport.city ?? '',
    city_fr: airport.city_fr ?? '',
    country_iso_a2: airport.country_iso_a2,
    lat: String(airport.lat),
    lng: String(airport.lng),
    time_zone: airport.time_zone ?? '',
  };
}

/** What is stored of the form; coordinates that can't be read are left as they are. */
export function airportOf(form: AirportForm): TablesUpdate<'airports'> {
  const text = (value: string) => value.trim() || null;
  const lat = readLatitude(form.lat);
  const lng = readLongitude(form.lng);
  return {
    icao: text(form.icao)?.toUpperCase() ?? null,
    name: form.name.trim(),
    city: text(form.city),
    city_fr: text(form.city_fr),
    country_iso_a2: form.country_iso_a2,
    ...(typeof lat === 'number' && { lat }),
    ...(typeof lng === 'number' && { lng }),
    time_zone: text(form.time_zone),
  };
}
