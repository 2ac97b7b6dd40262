import type { Strings } from '../../strings.ts';
import type fr from '../fr/map.ts';

export default {} satisfies Strings<typeof fr>;
