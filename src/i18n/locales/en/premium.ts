import type { Strings } from '../../strings.ts';
import type fr from '../fr/premium.ts';

export default {
  title: 'Premium',
  heading: 'Travel together, on the same page',
  lead: 'A trip is rarely planned alone. Premium opens yours to the people who are coming along.',
  givesTitle: 'What Premium adds',
  inviteTitle: 'Invite anyone you like',
  inviteText:
    'An email address is enough, and the trip shows up in their list with its days, tasks and chat.',
  rolesTitle: 'Choose who edits',
  rolesText: 'Reading only, or planning with you: each person’s role can be changed at any time.',
  accountTitle: 'Your account shows it',
  accountText: 'Your menu says Premium, on all your devices.',
  compareTitle: 'Free or Premium',
  compareWhat: 'What you can do',
  compareFree: 'Free',
  yes: 'Yes',
  no: 'No',
  freeTrips: 'As many trips and days as you want.',
  freePlan: 'Accommodation, activities, transport, meals and notes.',
  freeCosts: 'The total of what you spend, trip by trip.',
  freeGuests: 'Joining the trip of someone who invites you.',
  statusActive: 'Your account is Premium.',
  upgrade: 'Upgrade to Premium',
  cancel: 'Cancel Premium',
  notImplemented: 'Not implemented',
  notImplementedDetail: 'Nothing has changed and you have not been charged.',
} satisfies Strings<typeof fr>;
