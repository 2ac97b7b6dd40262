import type { Area } from '#i18n/areas.ts';

export const TRIP_AREAS = [
  'trip',
  'trip-items',
  'trip-activities',
  'trip-itineraries',
  'trip-routes',
  'trip-transport',
  'affiliate-suggestions',
  'weather',
] as const satisfies readonly Area[];
