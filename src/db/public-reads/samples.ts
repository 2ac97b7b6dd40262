import type { Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

const CARD =
  'slug,theme_slug,title_fr,title_en,summary_fr,summary_en,destination_fr,destination_en,country_iso_a2,landscape,days,month,currency,image_url';

type Row = Tables<'sample_trips'>;

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

export type Sample = SampleCard & Pick<Row, 'tips_fr' | 'tips_en' | 'location' | 'items'>;

export const samplesRead = (theme: string): PublicRead<SampleCard> => ({
  path: 'sample_trips',
  query: { select: CARD, is_published: 'is.true', theme_slug: `eq.${theme}`, order: 'position' },
});

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

export const allSamplesRead = (): PublicRead<SampleCard> => ({
  path: 'sample_trips',
  query: { select: CARD, is_published: 'is.true', order: 'position' },
});

/** Answers no row where there is no such address [PUB-1] [PUB-3]. */
export const sampleRead = (slug: string): PublicRead<Sample> => ({
  path: 'sample_trips',
  query: {
    select: `${CARD},tips_fr,tips_en,location,items`,
    is_published: 'is.true',
    slug: `eq.${slug}`,
    limit: '1',
  },
});

export const sampleAddressesRead = (): PublicRead<Pick<Row, 'slug' | 'updated_at'>> => ({
  path: 'sample_trips',
  query: { select: 'slug,updated_at', is_published: 'is.true', order: 'position' },
});
