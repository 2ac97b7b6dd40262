import type { Database, Tables } from '../database.types.ts';
import type { PublicRead } from './read.ts';

export const PAGE_SIZE = 13;

type Row = Tables<'blog_posts'>;
type Functions = Database['public']['Functions'];

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
export type PreviewedPost = Post & { is_out: boolean };
export type Neighbour = Functions['post_neighbours']['Returns'][number];
export type Destination = Functions['blog_destinations']['Returns'][number];

const CARD =
  'slug,title_fr,title_en,excerpt_fr,excerpt_en,cover_url,tags,published_at,minutes_fr,minutes_en,country:countries(iso_a2,name_fr,name_en)';
/** Visitors see nothing scheduled; the state makes the list's index usable. */
const PUBLISHED = { status: 'eq.published' };

export interface ListPart {
  page: number;
  country: string | null;
}

/** A page, newest first, without bodies [BLOG-1]; one post more than is shown reveals a next page, so nothing is counted. */
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

export const latestPostsRead = (limit: number): PublicRead<PostCard> => {
  const { path, query } = postsRead();
  return { path, query: { ...query, limit: String(limit) } };
};

export const postsAboutRead = (country: string, limit: number): PublicRead<PostCard> => {
  const { path, query } = postsRead({ page: 1, country });
  return { path, query: { ...query, limit: String(limit) } };
};

export const postRead = (slug: string): PublicRead<Post> => ({
  path: 'blog_posts',
  query: {
    select: `${CARD},body_fr,body_en,text_updated_at,author_name,picture_texts`,
    ...PUBLISHED,
    slug: `eq.${slug}`,
    limit: '1',
  },
});

export const previewedPostRead = (token: string): PublicRead<PreviewedPost> => ({
  path: 'rpc/previewed_post',
  query: {},
  body: { token },
});

/** The post before, the one after, up to three of its kind. */
export const neighboursRead = (slug: string): PublicRead<Neighbour> => ({
  path: 'rpc/post_neighbours',
  table: 'blog_posts',
  query: { slug },
});

/** Reads the address of the post that had this one before; null: there is none. */
export const movedPostRead = (slug: string): PublicRead<string | null> => ({
  path: 'rpc/moved_post',
  table: 'blog_posts',
  query: { slug },
});

/** Lists destinations with their number of posts and the newest post. */
export const destinationsRead = (): PublicRead<Destination> => ({
  path: 'rpc/blog_destinations',
  table: 'blog_posts',
  query: {},
});

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

/** Reads addresses of posts, a thousand at a time. */
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

export const untranslatedRead = (language: 'fr' | 'en'): PublicRead<Pick<Row, 'slug'>> => ({
  path: 'blog_posts',
  query: { select: 'slug', ...PUBLISHED, [`body_${language}`]: 'eq.', limit: '1000' },
});
