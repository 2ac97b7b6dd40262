/** Kinds of activity and means of transport that forms offer; older rows may hold others. */
export const ACTIVITY_SUB_TYPES = [
  'sightseeing',
  'museum',
  'walk',
  'hike',
  'beach',
  'show',
  'sport',
  'shopping',
  'wellness',
  'workshop',
  'nightlife',
  'other',
] as const;
export const TRANSPORT_SUB_TYPES = [
  'personal_car',
  'rental_car',
  'taxi',
  'train',
  'plane',
  'bus',
  'metro',
  'ferry',
  'bike',
  'walk',
  'other',
] as const;

/** Means of transport whose travellers pay tolls themselves. */
export const TOLLED_SUB_TYPES: ReadonlySet<string> = new Set(['personal_car', 'rental_car']);
