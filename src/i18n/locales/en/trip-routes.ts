import type { Strings } from '../../strings.ts';
import type fr from '../fr/trip-routes.ts';

export default {
  origin: 'From',
  destination: 'To',
  originHint: 'Station, airport, address…',
  leg: 'From {{from}} to {{to}}',
} satisfies Strings<typeof fr>;
