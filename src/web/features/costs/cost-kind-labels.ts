/** The kinds as headings of costs. */
export const COST_KIND_LABELS = {
  accommodation: 'trip-items:accommodations',
  activity: 'trip-items:activities',
  itinerary: 'trip-items:itineraries',
  meal: 'trip-items:meals',
} as const;
