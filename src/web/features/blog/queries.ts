import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Database, Tables } from '#db/database.types.ts';
import { readPublic } from '#web/lib/public-data.ts';

const MINUTES = 60_000;
/** Posts on a page of the list: the first stands alone at the head of the first one. */
export const PAGE_SIZE = 13;

type Row = Tables<'blog_posts'>;
type Functions = Database['public']['Functions'];

/** A post as the lists show it. */
export type PostCard = Pick<
  Row,
  | 'slug'
  | 'title_fr'
  | 'title_en'
  | 'excerpt_fr'
  | 'excerpt_en'
  | 'cover_url'
  | 'tags'
  | 'published_at'
  | 'minutes_fr'
  | 'minutes_en'
> & { country: Pick<Tables<'countries'>, 'iso_a2' | 'name_fr' | 'name_en'> | null };

type Post = PostCard & Pick<Row, 'body_fr' | 'body_en'>;

const CARD =
  'slug,title_fr,title_en,excerpt_fr,excerpt_en,cover_url,tags,published_at,minutes_fr,minutes_en,country:countries(iso_a2,name_fr,name_en)';
/** What is to come is out of a visitor's sight; the state lets the database use the list's index. */
const PUBLISHED = { status: 'eq.published' };

/** Which part of the list: its page, from 1, and the country it is narrowed to. */
export interface ListPart {
  page: number;
  country: string | null;
}

async function fetchPosts({ page, country }: ListPart, signal: AbortSignal) {
  // One more than is shown tells whether there is a next page: nothing has to be counted.
  const found = await readPublic<PostCard>(
    'blog_posts',
    {
      select: CARD,
      ...PUBLISHED,
      ...(country && { country_iso_a2: `eq.${country}` }),
      order: 'published_at.desc,id.desc',
      limit: String(PAGE_SIZE + 1),
      offset: String((page - 1) * PAGE_SIZE),
    },
    signal,
  );
  return { posts: found.slice(0, PAGE_SIZE), hasNext: found.length > PAGE_SIZE };
}

/** A page of the published posts, newest first, without their bodies (BLOG-1). */
export const postsQuery = (part: ListPart = { page: 1, country: null }) =>
  queryOptions({
    queryKey: ['blog', 'posts', part.country, part.page],
    queryFn: ({ signal }) => fetchPosts(part, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  });

async function fetchPost(slug: string, signal: AbortSignal) {
  const [post] = await readPublic<Post>(
    'blog_posts',
    { select: `${CARD},body_fr,body_en`, ...PUBLISHED, slug: `eq.${slug}`, limit: '1' },
    signal,
  );
  return post ?? null;
}

/** One published post with its body, or null when there is none at this address. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => fetchPost(slug, signal),
    staleTime: 5 * MINUTES,
  });

/** The posts around one: the one before, the one after, up to three of its kind. */
export const neighboursQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'neighbours', slug],
    queryFn: ({ signal }) =>
      readPublic<Functions['post_neighbours']['Returns'][number]>('rpc/post_neighbours', { slug }, signal),
    staleTime: 5 * MINUTES,
  });

export type Destination = Functions['blog_destinations']['Returns'][number];

/** The countries that posts are about, with how many, and the newest of each. */
export const destinationsQuery = () =>
  queryOptions({
    queryKey: ['blog', 'destinations'],
    queryFn: ({ signal }) => readPublic<Destination>('rpc/blog_destinations', {}, signal),
    staleTime: 5 * MINUTES,
  });
