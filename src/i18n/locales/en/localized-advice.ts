import type { Strings } from '../../strings.ts';
import type fr from '../fr/localized-advice.ts';

export default {} satisfies Strings<typeof fr>;
