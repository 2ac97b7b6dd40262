import type { Strings } from '../../strings.ts';
import type fr from '../fr/weather.ts';

export default {} satisfies Strings<typeof fr>;
