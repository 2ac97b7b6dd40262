import type { Strings } from '../../strings.ts';
import type fr from '../fr/affiliate-suggestions.ts';

export default {} satisfies Strings<typeof fr>;
