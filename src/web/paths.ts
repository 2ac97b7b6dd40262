/** `/trip/{id}?day=2026-12-03&panel=map` */
export interface TripPageQuery {
  day?: string;
  panel?: string;
  section?: string;
  item?: string;
}

export type ContactSubject = 'help' | 'problem' | 'terms' | 'privacy';

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
  sampleTrip: (slug: string) => `/carnets/${encodeURIComponent(slug)}`,
  advice: () => '/conseils',
  /** ISO 3166-1 alpha-2. */
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
  /** The last part is the secret: not logged by the server. */
  sharedTrip: (token: string) => `/partage/${encodeURIComponent(token)}`,
  /** With its secret: not logged. */
  joinTrip: (token: string) => `/rejoindre/${encodeURIComponent(token)}`,
  profile: () => '/profile',
  /** `share_target` of the manifest. */
  sharedFiles: (query: { stored?: 'no' } = {}) => withQuery('/fichiers-partages', query),

  /** Newest first. */
  blog: ({ page = 1, country }: { page?: number; country?: string } = {}) =>
    withQuery('/blog', { pays: country?.toLowerCase(), page: page > 1 ? String(page) : undefined }),
  blogPost: (slug: string) => `/blog/posts/${encodeURIComponent(slug)}`,
  /** The last part is the secret: not logged. */
  postPreview: (token: string) => `/blog/apercu/${encodeURIComponent(token)}`,
  blogDestinations: () => '/blog/destinations',

  admin: () => '/admin',
  adminCountries: () => '/admin/countries',
  adminAirports: () => '/admin/airports',
  adminActivities: () => '/admin/activities',
  adminNewActivity: () => '/admin/activities/new',
  adminActivity: (id: string) => `/admin/activities/edit/${encodeURIComponent(id)}`,
  adminPosts: () => '/admin/blog',
  /** `draft`: a text begun on this device. */
  adminNewPost: (query: { draft?: string } = {}) => withQuery('/admin/blog/new', query),
  adminPost: (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}`,
  adminPostVersions: (id: string) => `/admin/blog/edit/${encodeURIComponent(id)}/versions`,
  adminThemes: () => '/admin/themes',
  adminSamples: () => '/admin/samples',
  adminLegal: () => '/admin/legal',
  adminLegalPage: (slug: string) => `/admin/legal/${encodeURIComponent(slug)}`,
  adminUsers: () => '/admin/users',
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  /** The inbox; `entry` opens one. */
  adminRequests: (query: { entry?: string } = {}) => withQuery('/admin/requests', query),
  adminMessages: (query: { entry?: string } = {}) => withQuery('/admin/messages', query),
  adminAudit: () => '/admin/audit',
  adminSecurity: () => '/admin/security',
  adminSecurityOf: (id: string) => `/admin/security?person=${encodeURIComponent(id)}`,
} as const;

/** Not built: they lead home, and links announce them [ADMIN-2]. */
export const comingAdminPaths = {
  dashboard: () => '/admin/dashboard',
  inspirationTrips: () => '/admin/inspiration-trips',
  customTypes: () => '/admin/custom-types',
  stats: () => '/admin/stats',
  visitedCountries: () => '/admin/visited-countries',
} as const;

export const SERVICE_WORKER = '/service-worker.js';

/** The worker's cache of files that are not precached. */
export const SEEN_FILES = 'seen';

const SERVICES =
  /^\/(auth\/v1|rest|functions|realtime|storage|graphql|pg|_system|mails|passwords|health|metrics|config\.json)(\/|$)/;

/** Whether a path is never answered by the page, even without the service. */
export const isServicePath = (path: string): boolean => SERVICES.test(path);
