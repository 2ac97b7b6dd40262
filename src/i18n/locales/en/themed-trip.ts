import type { Strings } from '../../strings.ts';
import type fr from '../fr/themed-trip.ts';

export default {
  title: 'Themed trips',
  plan: 'Plan a trip',
  custom: 'Ask for a custom trip',
  othersTitle: 'In another mood?',
  unknownTitle: 'We don’t have this theme',
  unknownText: 'It may have a new name. Here are others, close at hand.',
  loading: 'Loading the theme...',
  failed: 'The themes could not be loaded.',
  retry: 'Try again',
} satisfies Strings<typeof fr>;
