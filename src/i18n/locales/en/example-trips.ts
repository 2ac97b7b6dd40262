import type { Strings } from '../../strings.ts';
import type exampleTrips from '../fr/example-trips.ts';

export default {
  title: 'Start from an open notebook',
  text: 'A destination, dates, a rhythm. Pick one: it becomes yours, and everything in it can change.',
  all: 'All sample trips',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  lisbonTitle: 'Five days in Lisbon',
  lisbonText: 'Seven hills, a tram and the light of March',
  dolomitesTitle: 'The Dolomites on foot',
  dolomitesText: 'From hut to hut, in six days',
  cycladesTitle: 'The Cyclades by ferry',
  cycladesText: 'Three islands, no car',
} satisfies Strings<typeof exampleTrips>;
