import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '#db/database.types.ts';
import { readPublic } from '#web/lib/public-data.ts';

const MINUTES = 60_000;
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
export const samplesQuery = (theme: string) =>
  queryOptions({
    queryKey: ['samples', 'of-theme', theme],
    queryFn: ({ signal }) =>
      readPublic<SampleCard>(
        'sample_trips',
        { select: CARD, is_published: 'is.true', theme_slug: `eq.${theme}`, order: 'position' },
        signal,
      ),
    staleTime: 10 * MINUTES,
  });

async function fetchSample(slug: string, signal: AbortSignal) {
  const [sample] = await readPublic<Sample>(
    'sample_trips',
    {
      select: `${CARD},tips_fr,tips_en,location,items`,
      is_published: 'is.true',
      slug: `eq.${slug}`,
      limit: '1',
    },
    signal,
  );
  return sample ?? null;
}

/** One trip of the house, or null when there is none at this address (PUB-1, PUB-3). */
export const sampleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['samples', slug],
    queryFn: ({ signal }) => fetchSample(slug, signal),
    staleTime: 10 * MINUTES,
  });
