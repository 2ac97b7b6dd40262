import type { Strings } from '../../strings.ts';
import type source from '../fr/affiliate-suggestions.ts';

export default {
  flightReason: 'No transport on the first day.',
  stayReason: 'No accommodation for this night.',
  activityReason: 'A day that is still free.',
  flightLink: 'Search for a flight',
  stayLink: 'Search for a place to stay',
  activityLink: 'Search for something to do',
  partner: 'Partner link',
  sendAway: 'Stop suggesting this for the trip',
} satisfies Strings<typeof source>;
