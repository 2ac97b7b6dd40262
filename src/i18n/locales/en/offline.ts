import type { Strings } from '../../strings.ts';
import type fr from '../fr/offline.ts';

export default {
  sent_one: 'Your change made offline is saved.',
  sent_other: 'Your {{count}} changes made offline are saved.',
  copy: 'Copy my text',
  refused_one: 'A change made offline was refused.',
  refused_other: '{{count}} changes made offline were refused.',
} satisfies Strings<typeof fr>;
