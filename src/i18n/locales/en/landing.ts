import type { Strings } from '../../strings.ts';
import type fr from '../fr/landing.ts';

export default {} satisfies Strings<typeof fr>;
