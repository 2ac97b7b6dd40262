import type { Strings } from '../../../strings.ts';
import type fr from '../../fr/admin/figures.ts';

export default {
  figures: 'Figures of the site',
  figureUsers: 'Accounts',
  figureUsersMore: 'premium: {{premium}}, banned: {{banned}}',
  figureTrips: 'Trips',
  figureTripsMore: 'counted, never read',
  figureActivities: 'Activities in the catalogue',
  figureActivitiesMore: 'hidden: {{hidden}}',
  figurePosts: 'Published posts',
  figurePostsMore: 'drafts: {{drafts}}, scheduled: {{scheduled}}',
  figureRequests: 'Trips asked for',
  figureMessages: 'Messages received',
  figureNew_one: '{{count}} to read',
  figureNew_other: '{{count}} to read',
  newUsers: 'New accounts',
  newTrips: 'Trips created',
  newRequests: 'Requests received',
  inHalfYear: '{{total}} in 26 weeks',
  atMost: 'max. {{top}} a week',
  asTable: 'As a table',
  weekOf: 'Week of',
  howMany: 'Number',
  coverage: 'The catalogue around the world',
  coverageCount_one: '{{count}} country with published activities',
  coverageCount_other: '{{count}} countries with published activities',
} satisfies Strings<typeof fr>;
