/**
 * Every address of the application, as functions. Links are made here and nowhere else; a test compares
 * this list with the routes, so that neither knows an address the other has forgotten.
 */

/** The query of a trip page's address: `/trip/{id}?day=2026-12-03&panel=map`. */
export interface TripPageQuery {
  /** ISO day of the schedule; `agenda` for all days, `outside` for what is on none. */
  day?: string;
  /** Open panel: `map`, `ideas`, `chat`, `tasks`, `costs` or `people`. */
  panel?: string;
  /** Section of the tasks panel: `lists` or `documents`; absent: the tasks. */
  section?: string;
  /** Id of the item that is selected. */
  item?: string;
}

/** What a link to the contact page can say the message is about. */
export type ContactSubject = 'help' | 'problem' | 'terms' | 'privacy';

/** Adds the values that are set to a path as its query, encoded. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

export const paths = {
  home: () => '/',
  features: () => '/#features',
  premium: () => '/premium',
  contact: (query: { about?: ContactSubject } = {}) => withQuery('/contact', query),
  customTrip: () => '/voyages-sur-mesure',
  themes: () => '/voyages-a-theme',
  themedTrip: (theme: string) => `/voyages-a-theme/${encodeURIComponent(theme)}`,
  sampleTrips: () => '/carnets',
  /** A trip of the house, to read and to use. */
  sampleTrip: (slug: string) => `/carnets/${encodeURIComponent(slug)}`,
  advice: () => '/conseils',
  /** What to know of a country, by its ISO 3166-1 alpha-2 code. */
  countryAdvice: (code: string) => `/conseils/${encodeURIComponent(code.toLowerCase())}`,

  terms: () => '/conditions',
  privacy: () => '/confidentialite',
  legalNotice: () => '/mentions-legales',

  auth: (query: { action?: 'login' | 'signup' | 'forgot' | 'new-password' | 'code' | 'link' } = {}) =>
    withQuery('/auth', query),
  login: () => '/login',
  register: () => '/register',
  checkEmail: () => '/check-email',
  onboarding: () => '/onboarding/profile',

  dashboard: (query: { action?: 'createTrip' } = {}) => withQuery('/dashboard', query),
  trip: (id: string, view: TripPageQuery = {}) => withQuery(`/trip/${encodeURIComponent(id)}`, { ...view }),
  /** Public: its last part is the secret. The server keeps addresses that begin so out of its log. */
  sharedTrip: (token: string) => `/partage/${encodeURIComponent(token)}`,
  /** Of a join link, with its secret: out of the server's log too. */
  joinTrip: (token: string) => `/rejoindre/${encodeURIComponent(token)}`,
  profile: () => '/profile',
  /** Where the system's share sheet sends files to: `share_target` of the manifest. */
  sharedFiles: (query: { stored?: 'no' } = {}) => withQuery('/fichiers-partages', query),

  /** The list, newest first; a page further, and of one country alone. */
  blog: ({ page = 1, country }: { page?: number; country?: string } = {}) =>
    withQuery('/blog', { pays: country?.toLowerCase(), page: page > 1 ? String(page) : undefined }),
  blogPost: (slug: string) => `/blog/posts/${encodeURIComponent(slug)}`,
  /** A post before it is out: its last part is the secret. Out of the server's log, as those of share links. */
  postPreview: (token: string) => `/blog/apercu/${encodeURIComponent(token)}`,
  blogDestinations: () => '/blog/destinations',

  admin: () => '/admin',
  adminCountries: () => '/admin/countries',
  adminAirports: () => '/admin/airports',
  adminActivities: () => '/admin/activities',
  adminNewActivity: () => '/admin/activities/new',
  adminActivity: (id: string) => `/admin/activities/edit/${encodeURIComponent(id)}`,
  adminPosts: () => '/admin/blog',
  /** A new post; `draft` names the text that was begun on this device. */
  adminNewPost: (query: { draft?: string } = {}) => withQuery('/admin/blog/new', query),
  adminPost: (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`,
  /** What a post was before each save. */
  adminPostVersions: (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}/versions`,
  adminThemes: () => '/admin/themes',
  adminSamples: () => '/admin/samples',
  adminLegal: () => '/admin/legal',
  /** The editor of a legal page, by its key. */
  adminLegalPage: (slug: string) => `/admin/legal/${encodeURIComponent(slug)}`,
  adminUsers: () => '/admin/users',
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  /** The inbox; `letter` opens one. */
  adminRequests: (query: { letter?: string } = {}) => withQuery('/admin/requests', query),
  adminMessages: (query: { letter?: string } = {}) => withQuery('/admin/messages', query),
  adminAudit: () => '/admin/audit',
  adminSecurity: () => '/admin/security',
  /** What happened of one person's account. */
  adminSecurityOf: (id: string) => `/admin/security?person=${encodeURIComponent(id)}`,
} as const;

/**
 * Addresses planned for the administration. They still lead to the home page; links to them say that they are coming
 * (ADMIN-2).
 */
export const comingAdminPaths = {
  dashboard: () => '/admin/dashboard',
  inspirationTrips: () => '/admin/inspiration-trips',
  customTypes: () => '/admin/custom-types',
  stats: () => '/admin/stats',
  visitedCountries: () => '/admin/visited-countries',
} as const;

/** The worker that pages work offline by, and that shows notifications, where the build puts it. */
export const SERVICE_WORKER = '/service-worker.js';

/** The worker's cache of built files that are not precached: those that pages have asked for. */
export const SEEN_FILES = 'seen';
