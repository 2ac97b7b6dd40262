import type { Strings } from '../../strings.ts';
import type fr from '../fr/features.ts';

export default {} satisfies Strings<typeof fr>;
