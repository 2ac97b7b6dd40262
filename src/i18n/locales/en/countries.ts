import type { Strings } from '../../strings.ts';
import type fr from '../fr/countries.ts';

export default {
  continentEU: 'Europe',
  continentAF: 'Africa',
  continentAS: 'Asia',
  continentNA: 'North America',
  continentSA: 'South America',
  continentOC: 'Oceania',
  continentAN: 'Antarctica',
} satisfies Strings<typeof fr>;
