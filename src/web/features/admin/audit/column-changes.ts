import type { ListedChange } from '#db/admin.types.ts';
import type { Json } from '#db/database.types.ts';
import { paths } from '#web/paths.ts';

export const SOURCES = [
  { value: 'activities', text: 'sourceActivity' },
  { value: 'blog_posts', text: 'sourcePost' },
  { value: 'legal_pages', text: 'sourceLegal' },
  { value: 'countries', text: 'sourceCountry' },
  { value: 'airports', text: 'sourceAirport' },
  { value: 'themes', text: 'sourceTheme' },
  { value: 'sample_trips', text: 'sourceSample' },
  { value: 'places', text: 'sourcePlace' },
  { value: 'profiles', text: 'sourceUser' },
  { value: 'custom_trip_requests', text: 'sourceRequest' },
  { value: 'contact_messages', text: 'sourceMessage' },
  { value: 'inbox_notes', text: 'sourceNote' },
  { value: 'inbox_answers', text: 'sourceAnswer' },
] as const;

/** Labels as in the forms; other columns show their own name. */
export const COLUMN_TEXTS = {
  advice_en: 'adviceEn',
  advice_fr: 'adviceFr',
  assigned_to: 'assignedTo',
  ban_reason: 'reason',
  body_en: 'bodyEn',
  body_fr: 'bodyFr',
  capital: 'capitalEn',
  capital_fr: 'capitalFr',
  city: 'city',
  city_en: 'cityEnglish',
  city_fr: 'cityFr',
  closed_on: 'closedDays',
  continent: 'continent',
  country_iso_a2: 'country',
  cover_url: 'picture',
  currency: 'currency',
  days: 'days',
  description: 'descriptionFr',
  description_en: 'descriptionEn',
  destination_en: 'destinationEn',
  destination_fr: 'destinationFr',
  duration: 'duration',
  ended_sessions: 'endedSessions',
  excerpt_en: 'excerptEn',
  excerpt_fr: 'excerptFr',
  has_preview: 'previewAddress',
  has_second_factor: 'secondFactor',
  iata: 'code',
  icao: 'icao',
  image_url: 'picture',
  is_banned: 'stateBanned',
  is_featured: 'featured',
  is_premium: 'isPremium',
  landscape: 'landscape',
  theme_slug: 'theme',
  is_published: 'stateOut',
  iso_a2: 'code',
  items: 'plan',
  languages: 'languages',
  lat: 'latitude',
  lng: 'longitude',
  location: 'place',
  month: 'month',
  name: 'name',
  name_en: 'nameEn',
  name_fr: 'nameFr',
  other_names: 'otherNames',
  population: 'population',
  picture_texts: 'pictureTexts',
  position: 'position',
  preview_replaced: 'previewReplaced',
  price: 'price',
  published_at: 'publishedAt',
  role: 'roleOfUser',
  slug: 'slug',
  status: 'state',
  sub_type: 'kind',
  summary_en: 'excerptEn',
  summary_fr: 'excerptFr',
  tagline_en: 'taglineEn',
  tagline_fr: 'taglineFr',
  tags: 'tags',
  time_zone: 'timeZone',
  tips_en: 'adviceEn',
  tips_fr: 'adviceFr',
  title: 'titleFr',
  title_en: 'titleEn',
  title_fr: 'titleFr',
} as const;

export const hasText = (column: string): column is keyof typeof COLUMN_TEXTS => column in COLUMN_TEXTS;

/** Columns that are not shown: ids and times of writing. */
const SILENT = new Set(['request_id', 'message_id', 'updated_at']);

export type Value = NonNullable<Json>;

export interface ColumnChange {
  column: string;
  before: Value | null;
  after: Value | null;
}

/** Sorted by column; an added or deleted row has all its values on one side. */
export function columnChanges(change: { before: Json; after: Json }): ColumnChange[] {
  const before = asObject(change.before);
  const after = asObject(change.after);
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return columns
    .filter((column) => !SILENT.has(column))
    .map((column) => ({ column, before: filled(before[column]), after: filled(after[column]) }))
    .filter(({ before: was, after: is }) => was !== null || is !== null);
}

function asObject(value: Json): Record<string, Json | undefined> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function filled(value: Json | undefined): Value | null {
  if (value === null || value === undefined || value === '') return null;
  return Array.isArray(value) && value.length === 0 ? null : value;
}

const searched = (path: string, name: string) => `${path}?q=${encodeURIComponent(name)}`;
const inboxPath = (path: string, id: string) => `${path}?entry=${encodeURIComponent(id)}`;

/** Finds the page of the changed row; null: it has none, or the row is deleted. */
export function pathOfChange(
  change: Pick<ListedChange, 'source' | 'operation' | 'row_id' | 'title' | 'after'>,
): string | null {
  const { source, operation, row_id, title } = change;
  const { request_id, message_id } = asObject(change.after);
  if (operation === 'DELETE') return null;
  switch (source) {
    case 'activities':
      return paths.adminActivity(row_id);
    case 'blog_posts':
      return paths.adminPost(row_id);
    case 'legal_pages':
      return paths.adminLegalPage(row_id);
    case 'countries':
      return title === null ? null : searched(paths.adminCountries(), title);
    case 'themes':
      return paths.adminThemes();
    case 'sample_trips':
      return paths.adminSamples();
    case 'airports':
      return searched(paths.adminAirports(), row_id);
    case 'profiles':
      return title === null ? null : paths.adminUser(row_id);
    case 'custom_trip_requests':
      return inboxPath(paths.adminRequests(), row_id);
    case 'contact_messages':
      return inboxPath(paths.adminMessages(), row_id);
    case 'inbox_notes':
    case 'inbox_answers':
      if (typeof request_id === 'string') return inboxPath(paths.adminRequests(), request_id);
      return typeof message_id === 'string' ? inboxPath(paths.adminMessages(), message_id) : null;
    default:
      return null;
  }
}
