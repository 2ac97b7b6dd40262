import type { Database, Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

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

export type Post = PostCard &
  Pick<Row, 'body_fr' | 'body_en' | 'text_updated_at' | 'author_name' | 'picture_texts'>;
/** A post by its secret address, out or not. */
export type PreviewedPost = Post & { is_out: boolean };
export type Neighbour = Functions['post_neighbours']['Returns'][number];
export type Destination = Functions['blog_destinations']['Returns'][number];

const CARD =
  'slug,title_fr,title_en,excerpt_fr,excerpt_en,cover_url,tags,published_at,minutes_fr,minutes_en,country:countries(iso_a2,name_fr,name_en)';
/** What is to come is out of a visitor's sight; the state lets the database use the list's index. */
const PUBLISHED = { status: 'eq.published' };

/** Which part of the list: its page, from 1, and the country it is narrowed to. */
export interface ListPart {
  page: number;
  country: string | null;
}

/**
 * A page of the published posts, newest first, without their bodies (BLOG-1). One more than is shown tells whether there is a
 * next page: nothing has to be counted.
 */
export const postsRead = (
  { page, country }: ListPart = { page: 1, country: null },
): PublicRead<PostCard> => ({
  path: 'blog_posts',
  query: {
    select: CARD,
    ...PUBLISHED,
    ...(country && { country_iso_a2: `eq.${country}` }),
    order: 'published_at.desc,id.desc',
    limit: String(PAGE_SIZE + 1),
    offset: String((page - 1) * PAGE_SIZE),
  },
});

/** The newest posts, without their bodies. */
export const latestPostsRead = (limit: number): PublicRead<PostCard> => {
  const { path, query } = postsRead();
  return { path, query: { ...query, limit: String(limit) } };
};

/** The newest posts about a country, without their bodies. */
export const postsAboutRead = (country: string, limit: number): PublicRead<PostCard> => {
  const { path, query } = postsRead({ page: 1, country });
  return { path, query: { ...query, limit: String(limit) } };
};

/** One published post with its body; none when there is none at this address. */
export const postRead = (slug: string): PublicRead<Post> => ({
  path: 'blog_posts',
  query: {
    select: `${CARD},body_fr,body_en,text_updated_at,author_name,picture_texts`,
    ...PUBLISHED,
    slug: `eq.${slug}`,
    limit: '1',
  },
});

/** The post behind a secret address; none when it is unknown or withdrawn. */
export const previewedPostRead = (token: string): PublicRead<PreviewedPost> => ({
  path: 'rpc/previewed_post',
  query: {},
  body: { token },
});

/** The posts around one: the one before, the one after, up to three of its kind. */
export const neighboursRead = (slug: string): PublicRead<Neighbour> => ({
  path: 'rpc/post_neighbours',
  table: 'blog_posts',
  query: { slug },
});

/** The countries that posts are about, with how many, and the newest of each. */
export const destinationsRead = (): PublicRead<Destination> => ({
  path: 'rpc/blog_destinations',
  table: 'blog_posts',
  query: {},
});

/** The newest posts for a feed. */
export const feedRead = (
  limit: number,
): PublicRead<
  Pick<Row, 'slug' | 'title_fr' | 'title_en' | 'excerpt_fr' | 'excerpt_en'> & { published_at: string }
> => ({
  path: 'blog_posts',
  query: {
    select: 'slug,title_fr,title_en,excerpt_fr,excerpt_en,published_at',
    ...PUBLISHED,
    order: 'published_at.desc,id.desc',
    limit: String(limit),
  },
});

/** Addresses of published posts, a thousand at a time. */
export const postAddressesRead = (offset: number): PublicRead<Pick<Row, 'slug' | 'text_updated_at'>> => ({
  path: 'blog_posts',
  query: {
    select: 'slug,text_updated_at',
    ...PUBLISHED,
    order: 'published_at.desc,id.desc',
    limit: '1000',
    offset: String(offset),
  },
});

/** Posts that have no text in a language. */
export const untranslatedRead = (language: 'fr' | 'en'): PublicRead<Pick<Row, 'slug'>> => ({
  path: 'blog_posts',
  query: { select: 'slug', ...PUBLISHED, [`body_${language}`]: 'eq.', limit: '1000' },
});
