import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/data/supabase-client.ts';

const SAMPLE_COLUMNS =
  'slug, theme_slug, is_example, title_fr, title_en, summary_fr, summary_en, tips_fr, tips_en, destination_fr, destination_en, location, country_iso_a2, landscape, days, month, currency, image_url, position, is_published, updated_at';

/** All themes, hidden ones too, in the order in which readers see them. */
export const themesQuery = queryOptions({
  queryKey: ['admin', 'showcase', 'themes'],
  queryFn: async ({ signal }) => {
    const client = await loadClient();
    return unwrap(
      await client.from('themes').select('*').order('position').order('slug').abortSignal(signal),
    );
  },
});

/** All sample trips without their plans, in the order in which readers see them. */
export const samplesQuery = queryOptions({
  queryKey: ['admin', 'showcase', 'samples'],
  queryFn: async ({ signal }) => {
    const client = await loadClient();
    return unwrap(
      await client
        .from('sample_trips')
        .select(SAMPLE_COLUMNS)
        .order('position')
        .order('slug')
        .abortSignal(signal),
    );
  },
});
