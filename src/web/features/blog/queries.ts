import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '#db/unwrap.ts';
import { loadClient } from '#web/lib/supabase.ts';

const MINUTES = 60_000;
/** Posts on a page of the list: the first stands alone at the head of the first one. */
export const PAGE_SIZE = 13;

const CARD =
  'slug, title_fr, title_en, excerpt_fr, excerpt_en, cover_url, country_iso_a2, tags, published_at, minutes_fr, minutes_en';
const COUNTRY = 'country:countries(iso_a2, name_fr, name_en)';

/** Which part of the list: its page, from 1, and the country it is narrowed to. */
export interface ListPart {
  page: number;
  country: string | null;
}

/** Posts that are to come are read by supervisors alone, and by them in the administration. */
const now = () => Temporal.Now.instant().toString();

async function fetchPosts({ page, country }: ListPart, signal: AbortSignal) {
  const client = await loadClient();
  const start = (page - 1) * PAGE_SIZE;
  const all = client
    .from('blog_posts')
    .select(`${CARD}, ${COUNTRY}`)
    .eq('status', 'published')
    .lte('published_at', now());
  const some = country === null ? all : all.eq('country_iso_a2', country);
  // One more than is shown tells whether there is a next page: nothing has to be counted.
  const found = unwrap(
    await some
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .range(start, start + PAGE_SIZE)
      .abortSignal(signal),
  );
  return { posts: found.slice(0, PAGE_SIZE), hasNext: found.length > PAGE_SIZE };
}

/** A post as the lists show it. */
export type PostCard = Awaited<ReturnType<typeof fetchPosts>>['posts'][number];

/** A page of the published posts, newest first, without their bodies (BLOG-1). */
export const postsQuery = (part: ListPart = { page: 1, country: null }) =>
  queryOptions({
    queryKey: ['blog', 'posts', part.country, part.page],
    queryFn: ({ signal }) => fetchPosts(part, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  });

/** One published post with its body, or null when there is none at this address. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(
        await client
          .from('blog_posts')
          .select(`${CARD}, body_fr, body_en, ${COUNTRY}`)
          .eq('status', 'published')
          .lte('published_at', now())
          .eq('slug', slug)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: 5 * MINUTES,
  });

/** The posts around one: the one before, the one after, up to three of its kind. */
export const neighboursQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'neighbours', slug],
    queryFn: async ({ signal }) => {
      const client = await loadClient();
      return unwrap(await client.rpc('post_neighbours', { slug }).abortSignal(signal));
    },
    staleTime: 5 * MINUTES,
  });

async function fetchDestinations(signal: AbortSignal) {
  const client = await loadClient();
  return unwrap(await client.rpc('blog_destinations').abortSignal(signal));
}

export type Destination = Awaited<ReturnType<typeof fetchDestinations>>[number];

/** The countries that posts are about, with how many, and the newest of each. */
export const destinationsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'destinations'],
    queryFn: ({ signal }) => fetchDestinations(signal),
    staleTime: 5 * MINUTES,
  });
