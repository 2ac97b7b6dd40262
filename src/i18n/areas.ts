import type admin from './locales/fr/admin.ts';
import type affiliateSuggestions from './locales/fr/affiliate-suggestions.ts';
import type auth from './locales/fr/auth.ts';
import type blog from './locales/fr/blog.ts';
import type collaborators from './locales/fr/collaborators.ts';
import type common from './locales/fr/common.ts';
import type contact from './locales/fr/contact.ts';
import type countries from './locales/fr/countries.ts';
import type customTrip from './locales/fr/custom-trip.ts';
import type dashboard from './locales/fr/dashboard.ts';
import type discussion from './locales/fr/discussion.ts';
import type documents from './locales/fr/documents.ts';
import type errors from './locales/fr/errors.ts';
import type exampleTrips from './locales/fr/example-trips.ts';
import type features from './locales/fr/features.ts';
import type footer from './locales/fr/footer.ts';
import type imports from './locales/fr/imports.ts';
import type landing from './locales/fr/landing.ts';
import type legal from './locales/fr/legal.ts';
import type listTemplates from './locales/fr/list-templates.ts';
import type lists from './locales/fr/lists.ts';
import type localizedAdvice from './locales/fr/localized-advice.ts';
import type map from './locales/fr/map.ts';
import type notifications from './locales/fr/notifications.ts';
import type offline from './locales/fr/offline.ts';
import type onboarding from './locales/fr/onboarding.ts';
import type premium from './locales/fr/premium.ts';
import type profile from './locales/fr/profile.ts';
import type takeAlong from './locales/fr/take-along.ts';
import type tasks from './locales/fr/tasks.ts';
import type themedTrip from './locales/fr/themed-trip.ts';
import type trip from './locales/fr/trip.ts';
import type tripActivities from './locales/fr/trip-activities.ts';
import type tripItems from './locales/fr/trip-items.ts';
import type tripItineraries from './locales/fr/trip-itineraries.ts';
import type tripRoutes from './locales/fr/trip-routes.ts';
import type tripTransport from './locales/fr/trip-transport.ts';
import type weather from './locales/fr/weather.ts';

export interface Texts {
  admin: typeof admin;
  'affiliate-suggestions': typeof affiliateSuggestions;
  auth: typeof auth;
  blog: typeof blog;
  collaborators: typeof collaborators;
  common: typeof common;
  contact: typeof contact;
  countries: typeof countries;
  'custom-trip': typeof customTrip;
  dashboard: typeof dashboard;
  discussion: typeof discussion;
  documents: typeof documents;
  errors: typeof errors;
  'example-trips': typeof exampleTrips;
  features: typeof features;
  footer: typeof footer;
  imports: typeof imports;
  landing: typeof landing;
  legal: typeof legal;
  'list-templates': typeof listTemplates;
  lists: typeof lists;
  'localized-advice': typeof localizedAdvice;
  map: typeof map;
  notifications: typeof notifications;
  offline: typeof offline;
  onboarding: typeof onboarding;
  premium: typeof premium;
  profile: typeof profile;
  'take-along': typeof takeAlong;
  tasks: typeof tasks;
  'themed-trip': typeof themedTrip;
  trip: typeof trip;
  'trip-activities': typeof tripActivities;
  'trip-items': typeof tripItems;
  'trip-itineraries': typeof tripItineraries;
  'trip-routes': typeof tripRoutes;
  'trip-transport': typeof tripTransport;
  weather: typeof weather;
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
