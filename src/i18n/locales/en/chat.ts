import type { Strings } from '../../strings.ts';
import type fr from '../fr/chat.ts';

export default {} satisfies Strings<typeof fr>;
