import type { Strings } from '../../strings.ts';
import type fr from '../fr/countries.ts';

export default {} satisfies Strings<typeof fr>;
