import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';

const MINUTES = 60_000;
const CARD = 'slug, title_fr, title_en, excerpt_fr, excerpt_en, cover_url, country_iso_a2, published_at';
const COUNTRY = 'country:countries(iso_a2, name_fr, name_en)';

/** A post as the lists show it. */
export type PostCard = Awaited<ReturnType<typeof fetchPosts>>[number];

async function fetchPosts(signal: AbortSignal) {
  const client = await loadClient();
  return unwrap(
    await client
      .from('blog_posts')
      .select(`${CARD}, ${COUNTRY}`)
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .abortSignal(signal),
  );
}

/** Published posts, newest first, without their bodies (BLOG-1). */
export const postsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'posts'],
    queryFn: ({ signal }) => fetchPosts(signal),
    staleTime: 5 * MINUTES,
  });

/** One published post with its body, or null when there is none at this address. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'posts', slug],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(
        await client
          .from('blog_posts')
          .select(`${CARD}, body_fr, body_en, ${COUNTRY}`)
          .eq('status', 'published')
          .eq('slug', slug)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: 5 * MINUTES,
  });
