import type { Strings } from '../../strings.ts';
import type fr from '../fr/trip-itineraries.ts';

export default {
  breakDuration: 'Break',
  tollsKnown: 'Tolls known',
  including: 'including a {{duration}} break',
} satisfies Strings<typeof fr>;
