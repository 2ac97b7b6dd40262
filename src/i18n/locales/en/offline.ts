import type { Strings } from '../../strings.ts';
import type fr from '../fr/offline.ts';

export default {
  sent_one: 'Your change made offline is saved.',
  sent_other: 'Your {{count}} changes made offline are saved.',
  refusedRegion: 'Refused changes',
  refused: 'Change refused',
  refusedOpen: 'Show',
  refusedClose: 'Collapse',
  refusedGone: 'Deleted in the meantime.',
  refusedGoneBy: '{{name}} has deleted it.',
  refusedGoneByYou: 'You have deleted it on another device or in another tab.',
  refusedConflict: 'Changed elsewhere in the meantime.',
  refusedConflictBy: '{{name}} has changed it in the meantime.',
  refusedConflictByYou: 'You have changed it on another device or in another tab.',
  reopen: 'Correct it',
  takeTheirs: 'Take the other',
  keepMine: 'Keep mine',
  deletedSince: 'Deleted in the meantime',
  restore: 'Restore',
  saveAsNew: 'Save as new',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  copy: 'Copy my text',
  copied: 'Text copied',
  notCopied: 'The browser refuses to copy',

  unstored: 'This device has no room left',
  unstoredText: 'What you have just done is on this page alone: leave it open until everything is saved.',

  leaveTitle_one: '{{count}} change is not saved yet',
  leaveTitle_other: '{{count}} changes are not saved yet',
  leaveText:
    'You are signed out as soon as everything is saved. Otherwise, copy your text: this device will forget it.',
  leaveUploads_one: '{{count}} document is not sent yet',
  leaveUploads_other: '{{count}} documents are not sent yet',
  leaveUploadsText:
    'You are signed out as soon as your documents have arrived. Otherwise, sending goes on if you come back before this page is closed.',
  leaveRefused_one: '{{count}} document could not be sent',
  leaveRefused_other: '{{count}} documents could not be sent',
  leaveRefusedText: 'You are still signed in. The trip’s documents show why.',
  leaveWait: 'Stay signed in',
  leaveDiscard: 'Discard and sign out',
  leaveNow: 'Sign out now',
} satisfies Strings<typeof fr>;
