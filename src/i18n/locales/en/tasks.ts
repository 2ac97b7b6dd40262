import type { Strings } from '../../strings.ts';
import type fr from '../fr/tasks.ts';

export default {} satisfies Strings<typeof fr>;
