import type { Strings } from '../../strings.ts';
import type fr from '../fr/offline.ts';

export default {
  sent_one: 'Your change made offline is saved.',
  sent_other: 'Your {{count}} changes made offline are saved.',
  refusedRegion: 'Refused changes',
  refused: 'Change refused',
  refusedGone: 'Somebody else has deleted it.',
  refusedConflict: 'Somebody else has changed it in the meantime.',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  saveAsNew: 'Save as new',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  copy: 'Copy my text',
} satisfies Strings<typeof fr>;
