import type { Strings } from '../../strings.ts';
import type fr from '../fr/collaborators.ts';

export default {} satisfies Strings<typeof fr>;
