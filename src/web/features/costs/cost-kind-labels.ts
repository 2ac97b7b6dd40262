export const COST_KIND_LABELS = {
  accommodation: 'trip-items:accommodations',
  activity: 'trip-items:activities',
  itinerary: 'trip-items:itineraries',
  meal: 'trip-items:meals',
  expense: 'trip:expenses',
} as const;
