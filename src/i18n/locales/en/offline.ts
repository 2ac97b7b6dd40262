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

  unstored: 'This device has no room left',
  unstoredText: 'What you have just done is on this page alone: leave it open until all is saved.',

  leaveTitle_one: '{{count}} change is not saved yet',
  leaveTitle_other: '{{count}} changes are not saved yet',
  leaveText: 'You are signed out as soon as all is saved. Else copy your text: this device will forget it.',
  leaveWait: 'Stay signed in',
  leaveDiscard: 'Discard and sign out',
} satisfies Strings<typeof fr>;
