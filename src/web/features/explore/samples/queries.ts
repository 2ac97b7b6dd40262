import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';

const MINUTES = 60_000;
const CARD =
  'slug, theme_slug, title_fr, title_en, summary_fr, summary_en, destination_fr, destination_en, country_iso_a2, landscape, days, month, currency, image_url';

async function fetchSamples(theme: string, signal: AbortSignal) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('sample_trips')
      .select(CARD)
      .eq('is_published', true)
      .eq('theme_slug', theme)
      .order('position')
      .abortSignal(signal),
  );
}

/** A trip of the house as lists show it, without its days. */
export type SampleCard = Awaited<ReturnType<typeof fetchSamples>>[number];

/** The trips of a theme, in their order (PUB-3). */
export const samplesQuery = (theme: string) =>
  queryOptions({
    queryKey: ['samples', 'of-theme', theme],
    queryFn: ({ signal }) => fetchSamples(theme, signal),
    staleTime: 10 * MINUTES,
  });

async function fetchSample(slug: string, signal: AbortSignal) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('sample_trips')
      .select(`${CARD}, tips_fr, tips_en, location, items`)
      .eq('is_published', true)
      .eq('slug', slug)
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/** A trip of the house with its days. */
export type Sample = NonNullable<Awaited<ReturnType<typeof fetchSample>>>;

/** One trip of the house, or null when there is none at this address (PUB-1, PUB-3). */
export const sampleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['samples', slug],
    queryFn: ({ signal }) => fetchSample(slug, signal),
    staleTime: 10 * MINUTES,
  });
