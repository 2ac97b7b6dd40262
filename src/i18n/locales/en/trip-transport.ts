import type { Strings } from '../../strings.ts';
import type fr from '../fr/trip-transport.ts';

export default {
  subType: 'Means of transport',
  personal_car: 'Personal car',
  rental_car: 'Rental car',
  taxi: 'Taxi',
  train: 'Train',
  plane: 'Plane',
  bus: 'Bus or coach',
  metro: 'Metro or tram',
  ferry: 'Boat',
  bike: 'Bicycle',
  walk: 'On foot',
  other: 'Other',
} satisfies Strings<typeof fr>;
