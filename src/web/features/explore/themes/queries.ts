import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';

const MINUTES = 60_000;

/** All published themes in their order: few and small, so that a page also knows the others (PUB-3). */
export const themesQuery = () =>
  queryOptions({
    queryKey: ['themes'],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(
        await client
          .from('themes')
          .select('slug, title_fr, title_en, tagline_fr, tagline_en, body_fr, body_en, image_url')
          .eq('is_published', true)
          .order('position')
          .abortSignal(signal),
      );
    },
    staleTime: 10 * MINUTES,
  });
