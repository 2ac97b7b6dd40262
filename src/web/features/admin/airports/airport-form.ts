import * as z from 'zod/mini';
import type { Tables } from '#db/database.types.ts';
import { code, latitude, line, longitude, type MessageText, text, timeZone } from '../form-rules.ts';

export const airportRules = (t: MessageText) =>
  z.object({
    icao: code(),
    name: line(),
    city: text(),
    city_fr: text(),
    country_iso_a2: z.string(),
    lat: z.pipe(latitude(t('degreesInvalid')), z.number(t('degreesInvalid'))),
    lng: z.pipe(longitude(t('degreesInvalid')), z.number(t('degreesInvalid'))),
    time_zone: timeZone(t('timeZoneInvalid')),
  });

export type AirportForm = z.input<ReturnType<typeof airportRules>>;
export type AirportColumns = z.output<ReturnType<typeof airportRules>>;

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
