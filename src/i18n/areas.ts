export interface Texts {
  admin: typeof import('./locales/fr/admin.ts').default;
  'affiliate-suggestions': typeof import('./locales/fr/affiliate-suggestions.ts').default;
  auth: typeof import('./locales/fr/auth.ts').default;
  blog: typeof import('./locales/fr/blog.ts').default;
  collaborators: typeof import('./locales/fr/collaborators.ts').default;
  common: typeof import('./locales/fr/common.ts').default;
  contact: typeof import('./locales/fr/contact.ts').default;
  countries: typeof import('./locales/fr/countries.ts').default;
  'custom-trip': typeof import('./locales/fr/custom-trip.ts').default;
  dashboard: typeof import('./locales/fr/dashboard.ts').default;
  discussion: typeof import('./locales/fr/discussion.ts').default;
  documents: typeof import('./locales/fr/documents.ts').default;
  errors: typeof import('./locales/fr/errors.ts').default;
  'example-trips': typeof import('./locales/fr/example-trips.ts').default;
  features: typeof import('./locales/fr/features.ts').default;
  footer: typeof import('./locales/fr/footer.ts').default;
  imports: typeof import('./locales/fr/imports.ts').default;
  landing: typeof import('./locales/fr/landing.ts').default;
  legal: typeof import('./locales/fr/legal.ts').default;
  'list-templates': typeof import('./locales/fr/list-templates.ts').default;
  lists: typeof import('./locales/fr/lists.ts').default;
  'localized-advice': typeof import('./locales/fr/localized-advice.ts').default;
  map: typeof import('./locales/fr/map.ts').default;
  notifications: typeof import('./locales/fr/notifications.ts').default;
  offline: typeof import('./locales/fr/offline.ts').default;
  onboarding: typeof import('./locales/fr/onboarding.ts').default;
  premium: typeof import('./locales/fr/premium.ts').default;
  profile: typeof import('./locales/fr/profile.ts').default;
  'take-along': typeof import('./locales/fr/take-along.ts').default;
  tasks: typeof import('./locales/fr/tasks.ts').default;
  'themed-trip': typeof import('./locales/fr/themed-trip.ts').default;
  trip: typeof import('./locales/fr/trip.ts').default;
  'trip-activities': typeof import('./locales/fr/trip-activities.ts').default;
  'trip-items': typeof import('./locales/fr/trip-items.ts').default;
  'trip-itineraries': typeof import('./locales/fr/trip-itineraries.ts').default;
  'trip-routes': typeof import('./locales/fr/trip-routes.ts').default;
  'trip-transport': typeof import('./locales/fr/trip-transport.ts').default;
  weather: typeof import('./locales/fr/weather.ts').default;
}

export type Area = keyof Texts;

/** Texts of a trip's page, loaded in one request. */
export const TRIP_AREAS = [
  'trip',
  'trip-items',
  'trip-activities',
  'trip-itineraries',
  'trip-routes',
  'trip-transport',
  'affiliate-suggestions',
  'weather',
] as const satisfies readonly Area[];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
