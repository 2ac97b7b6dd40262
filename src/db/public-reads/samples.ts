import type { Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

const CARD =
  'slug,theme_slug,title_fr,title_en,summary_fr,summary_en,destination_fr,destination_en,country_iso_a2,landscape,days,month,currency,image_url';

type Row = Tables<'sample_trips'>;

/** A trip of the house as lists show it, without its days. */
export type SampleCard = Pick<
  Row,
  | 'slug'
  | 'theme_slug'
  | 'title_fr'
  | 'title_en'
  | 'summary_fr'
  | 'summary_en'
  | 'destination_fr'
  | 'destination_en'
  | 'country_iso_a2'
  | 'landscape'
  | 'days'
  | 'month'
  | 'currency'
  | 'image_url'
>;

/** A trip of the house with its days. */
export type Sample = SampleCard & Pick<Row, 'tips_fr' | 'tips_en' | 'location' | 'items'>;

/** The trips of a theme, in their order (PUB-3). */
export const samplesRead = (theme: string): PublicRead<SampleCard> => ({
  path: 'sample_trips',
  query: { select: CARD, is_published: 'is.true', theme_slug: `eq.${theme}`, order: 'position' },
});

/** Sample trips to a country, in their order. */
export const samplesToRead = (country: string): PublicRead<SampleCard> => ({
  path: 'sample_trips',
  query: {
    select: CARD,
    is_published: 'is.true',
    country_iso_a2: `eq.${country}`,
    order: 'position',
    limit: '3',
  },
});

/** All sample trips, in their order. */
export const allSamplesRead = (): PublicRead<SampleCard> => ({
  path: 'sample_trips',
  query: { select: CARD, is_published: 'is.true', order: 'position' },
});

/** One trip of the house; none when there is none at this address (PUB-1, PUB-3). */
export const sampleRead = (slug: string): PublicRead<Sample> => ({
  path: 'sample_trips',
  query: {
    select: `${CARD},tips_fr,tips_en,location,items`,
    is_published: 'is.true',
    slug: `eq.${slug}`,
    limit: '1',
  },
});

/** The addresses of all sample trips. */
export const sampleAddressesRead = (): PublicRead<Pick<Row, 'slug' | 'updated_at'>> => ({
  path: 'sample_trips',
  query: { select: 'slug,updated_at', is_published: 'is.true', order: 'position' },
});
