import type { PlaceResult } from '#web/places/place-search.ts';

/** Japan as the search of places finds it: a country, at its capital. */
export const JAPAN: PlaceResult = {
  id: null,
  kind: 'country',
  name: 'Japon',
  city: null,
  admin1: null,
  country_iso_a2: 'JP',
  country_name: null,
  lat: 35.69,
  lng: 139.69,
  time_zone: 'Asia/Tokyo',
};
