/** Types that forms offer; older rows may hold others. */
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

/** Whether a type means a car at hand, which pays tolls. */
export const isOwnCar = (subType: string | null | undefined): boolean =>
  subType === 'personal_car' || subType === 'rental_car';
