import type { Strings } from '../../strings.ts';
import type fr from '../fr/admin.ts';

export default {
  title: 'Administration',
  nav: 'Administration',
  backToSite: 'Back to the site',
  soon: 'coming soon',
  home: 'Dashboard',
  activities: 'Activities',
  blog: 'Blog',
  countries: 'Countries',
  airports: 'Airports',
  users: 'Users',
  dashboard: 'Overview',
  inspirationTrips: 'Inspiration trips',
  customTypes: 'Types',
  stats: 'Statistics',
  visitedCountries: 'Visited countries',
  figures: 'Figures of the site',
  figureUsers: 'Accounts',
  figurePosts: 'Published posts',
  figureRequests: 'Custom trips requested',
  figureMessages: 'Messages received',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded.',
  retry: 'Try again',
} satisfies Strings<typeof fr>;
