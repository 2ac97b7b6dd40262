import type { Strings } from '../../strings.ts';
import type fr from '../fr/trip-activities.ts';

export default {
  closedOn: 'Closed on',
  subType: 'Sort of activity',
  sightseeing: 'Sightseeing',
  museum: 'Museum',
  walk: 'Walk',
  hike: 'Hike',
  beach: 'Beach',
  show: 'Show',
  sport: 'Sport',
  shopping: 'Shopping',
  wellness: 'Wellness',
  workshop: 'Workshop',
  nightlife: 'Night out',
  other: 'Other',
} satisfies Strings<typeof fr>;
