import type { Strings } from '../../../strings.ts';
import type fr from '../../fr/admin/figures.ts';

export default {
  figures: 'Site figures',
  figureUsers: 'Accounts',
  figureUsersMore: 'premium:\u00a0{{premium}}, banned:\u00a0{{banned}}',
  figureTrips: 'Trips',
  figureTripsMore: 'their contents stay private',
  figureActivities: 'Activities in the catalogue',
  figureActivitiesMore: 'hidden:\u00a0{{hidden}}',
  figurePosts: 'Published articles',
  figurePostsMore: 'drafts:\u00a0{{drafts}}, scheduled:\u00a0{{scheduled}}',
  figureRequests: 'Custom trip requests',
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
