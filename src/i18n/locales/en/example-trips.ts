import type { Strings } from '../../strings.ts';
import type fr from '../fr/example-trips.ts';

export default {} satisfies Strings<typeof fr>;
