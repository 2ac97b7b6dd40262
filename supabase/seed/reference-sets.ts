import { REFERENCE_VERSIONS } from './versions.ts';

/** One row, column by column, as JSON has it. */
export type ReferenceRow = Readonly<Record<string, unknown>>;

/** A table of reference data: where its rows go, and how to get them when they are needed. */
export type ReferenceSet = {
  name: keyof typeof REFERENCE_VERSIONS;
  version: string;
  /** Qualified name, in `public`. */
  table: string;
  key: string;
  /** Every column that comes from the data, the key first, with its SQL type. Other columns are the supervisors'. */
  columns: Readonly<Record<string, string>>;
  /** A row whose country is gone (a supervisor's decision) is left out; one of no country is not. */
  belongsToCountry: boolean;
  /** SQL about a row `existing`: what supervisors have added to it, and would lose with it. */
  protectedWhen?: string;
  /** Reads the data packages: hundreds of milliseconds, tens of megabytes. */
  rows: () => Promise<readonly ReferenceRow[]>;
};

/** In the order of their references: countries first. */
export const REFERENCE_SETS: readonly ReferenceSet[] = [
  {
    name: 'countries',
    version: REFERENCE_VERSIONS.countries,
    table: 'public.countries',
    key: 'iso_a2',
    columns: {
      iso_a2: 'text',
      iso_a3: 'text',
      name_fr: 'text',
      name_en: 'text',
      other_names: 'text',
      capital: 'text',
      capital_fr: 'text',
      continent: 'text',
      currency: 'text',
      languages: 'text[]',
      flag: 'text',
      lat: 'double precision',
      lng: 'double precision',
      advice_fr: 'text',
      advice_en: 'text',
      facts: 'jsonb',
    },
    belongsToCountry: false,
    protectedWhen: 'existing.is_featured',
    rows: async () => {
      const [{ countryRows }, { allTowns }] = await Promise.all([
        import('./countries.ts'),
        import('./towns.ts'),
      ]);
      return countryRows(allTowns());
    },
  },
  {
    name: 'airports',
    version: REFERENCE_VERSIONS.airports,
    table: 'public.airports',
    key: 'iata',
    columns: {
      iata: 'text',
      icao: 'text',
      name: 'text',
      city: 'text',
      city_fr: 'text',
      country_iso_a2: 'text',
      lat: 'double precision',
      lng: 'double precision',
      time_zone: 'text',
    },
    belongsToCountry: true,
    rows: async () => (await import('./airports.ts')).airportRows(),
  },
  {
    name: 'places',
    version: REFERENCE_VERSIONS.places,
    table: 'public.places',
    key: 'id',
    columns: {
      id: 'bigint',
      kind: 'text',
      name: 'text',
      name_fr: 'text',
      other_names: 'text',
      ascii_name: 'text',
      country_iso_a2: 'text',
      city: 'text',
      city_fr: 'text',
      admin1: 'text',
      lat: 'double precision',
      lng: 'double precision',
      population: 'integer',
      time_zone: 'text',
    },
    belongsToCountry: true,
    rows: async () => {
      const [{ placeRows }, { sightRows }, { allTowns }] = await Promise.all([
        import('./places.ts'),
        import('./sights.ts'),
        import('./towns.ts'),
      ]);
      return [...sightRows(), ...placeRows(allTowns())];
    },
  },
  {
    name: 'themes',
    version: REFERENCE_VERSIONS.themes,
    table: 'public.themes',
    key: 'slug',
    columns: {
      slug: 'text',
      title_fr: 'text',
      title_en: 'text',
      tagline_fr: 'text',
      tagline_en: 'text',
      body_fr: 'text',
      body_en: 'text',
      position: 'integer',
      is_published: 'boolean',
    },
    belongsToCountry: false,
    protectedWhen: 'existing.image_url is not null',
    rows: async () => (await import('./themes.ts')).themeRows(),
  },
  {
    name: 'activities',
    version: REFERENCE_VERSIONS.activities,
    table: 'public.activities',
    key: 'id',
    columns: {
      id: 'uuid',
      title: 'text',
      title_en: 'text',
      description: 'text',
      description_en: 'text',
      country_iso_a2: 'text',
      city: 'text',
      city_en: 'text',
      type: 'text',
      sub_type: 'text',
      duration: 'integer',
      price: 'numeric',
      currency: 'text',
      location: 'jsonb',
      is_published: 'boolean',
    },
    belongsToCountry: true,
    protectedWhen: 'existing.image_url is not null',
    rows: async () => (await import('./catalogue.ts')).catalogueRows(),
  },
  {
    name: 'sample_trips',
    version: REFERENCE_VERSIONS.sample_trips,
    table: 'public.sample_trips',
    key: 'slug',
    columns: {
      slug: 'text',
      theme_slug: 'text',
      is_example: 'boolean',
      title_fr: 'text',
      title_en: 'text',
      summary_fr: 'text',
      summary_en: 'text',
      tips_fr: 'text',
      tips_en: 'text',
      destination_fr: 'text',
      destination_en: 'text',
      location: 'jsonb',
      country_iso_a2: 'text',
      landscape: 'text',
      days: 'integer',
      month: 'integer',
      currency: 'text',
      items: 'jsonb',
      position: 'integer',
      is_published: 'boolean',
    },
    belongsToCountry: false,
    protectedWhen: 'existing.image_url is not null',
    rows: async () => (await import('./sample-trips.ts')).sampleTripRows(),
  },
  {
    name: 'posts',
    version: REFERENCE_VERSIONS.posts,
    table: 'public.blog_posts',
    key: 'slug',
    columns: {
      slug: 'text',
      title_fr: 'text',
      title_en: 'text',
      excerpt_fr: 'text',
      excerpt_en: 'text',
      body_fr: 'text',
      body_en: 'text',
      country_iso_a2: 'text',
      tags: 'text[]',
      status: 'text',
      published_at: 'timestamptz',
    },
    belongsToCountry: true,
    protectedWhen: 'existing.cover_url is not null',
    rows: async () => (await import('./posts.ts')).postRows(),
  },
  {
    name: 'legal_pages',
    version: REFERENCE_VERSIONS.legal_pages,
    table: 'public.legal_pages',
    key: 'slug',
    columns: { slug: 'text', title_fr: 'text', title_en: 'text', body_fr: 'text', body_en: 'text' },
    belongsToCountry: false,
    rows: async () => (await import('./legal-pages.ts')).legalPageRows(),
  },
  {
    name: 'reference_rates',
    version: REFERENCE_VERSIONS.reference_rates,
    table: 'public.reference_rates',
    key: 'date',
    columns: { date: 'date', rates: 'jsonb' },
    belongsToCountry: false,
    // Costs name the days of their rates.
    protectedWhen: 'true',
    rows: async () => (await import('./reference-rates.ts')).referenceRateRows(),
  },
];
