import type { Strings } from '../../strings.ts';
import type fr from '../fr/notifications.ts';

export default {
  region: 'Notifications',
  close: 'Close',
  undo: 'Undo',
  undone: 'Put back as it was',
  undoneItems_one: '{{count}} item',
  undoneItems_other: '{{count}} items',
  signOutFailed: 'Sign-out failed',
  refusedCount_one: '{{count}} refused change',
  refusedCount_other: '{{count}} refused changes',
  undoFailed: 'This could not be undone',
  undoSkipped_one: 'One item, changed in the meantime, was left as it is.',
  undoSkipped_other: '{{count}} items, changed in the meantime, were left as they are.',
} satisfies Strings<typeof fr>;
