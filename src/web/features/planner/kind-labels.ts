export const KIND_LABELS = {
  accommodation: 'trip-items:accommodation',
  activity: 'trip-items:activity',
  itinerary: 'trip-items:itinerary',
  meal: 'trip-items:meal',
  note: 'trip-items:note',
  expense: 'trip-items:expense',
} as const;

export const KINDS = ['accommodation', 'activity', 'itinerary', 'meal', 'note'] as const;
