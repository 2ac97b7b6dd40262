import type { Json } from '#db/database.types.ts';

/** Tables whose changes are told, in the order in which they are offered. */
export const SOURCES = [
  { value: 'activities', text: 'sourceActivity' },
  { value: 'blog_posts', text: 'sourcePost' },
  { value: 'countries', text: 'sourceCountry' },
  { value: 'airports', text: 'sourceAirport' },
  { value: 'themes', text: 'sourceTheme' },
  { value: 'places', text: 'sourcePlace' },
  { value: 'profiles', text: 'sourceUser' },
  { value: 'custom_trip_requests', text: 'sourceRequest' },
  { value: 'contact_messages', text: 'sourceMessage' },
  { value: 'inbox_notes', text: 'sourceNote' },
  { value: 'inbox_answers', text: 'sourceAnswer' },
] as const;

/** What columns are called where they are filled in; of the others their own name tells enough. */
export const COLUMN_TEXTS = {
  advice_en: 'adviceEn',
  advice_fr: 'adviceFr',
  body_en: 'bodyEn',
  body_fr: 'bodyFr',
  capital: 'capital',
  city: 'cityFrench',
  city_en: 'cityEnglish',
  continent: 'continent',
  country_iso_a2: 'country',
  cover_url: 'picture',
  currency: 'currency',
  description: 'descriptionFr',
  description_en: 'descriptionEn',
  duration: 'durationMinutes',
  excerpt_en: 'excerptEn',
  excerpt_fr: 'excerptFr',
  image_url: 'picture',
  is_featured: 'featured',
  is_premium: 'isPremium',
  languages: 'languages',
  location: 'place',
  name: 'name',
  name_en: 'nameEn',
  name_fr: 'nameFr',
  price: 'price',
  published_at: 'publishedAt',
  role: 'roleOfUser',
  slug: 'slug',
  status: 'state',
  sub_type: 'kind',
  tags: 'tags',
  time_zone: 'timeZone',
  title: 'titleFr',
  title_en: 'titleEn',
  title_fr: 'titleFr',
} as const;

/** Whether a column has a text of its own. */
export const hasText = (column: string): column is keyof typeof COLUMN_TEXTS => column in COLUMN_TEXTS;

/** One column as it was and as it is; null: there was or is nothing. */
export interface ColumnChange {
  column: string;
  before: string | null;
  after: string | null;
}

/** What a change did, column by column, in the order of their names. */
export function columnChanges(change: { before: Json; after: Json }): ColumnChange[] {
  const before = asObject(change.before);
  const after = asObject(change.after);
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return columns.map((column) => ({
    column,
    before: inWords(before[column]),
    after: inWords(after[column]),
  }));
}

function asObject(value: Json): Record<string, Json | undefined> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function inWords(value: Json | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
