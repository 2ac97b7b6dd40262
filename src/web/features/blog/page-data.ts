import {
  type Neighbour,
  neighboursRead,
  PAGE_SIZE,
  type Post,
  type PostCard,
  postRead,
  postsRead,
  previewedPostRead,
} from '#db/public-reads/blog.ts';
import { type NamedCountry, namedCountryRead } from '#db/public-reads/countries.ts';
import { type SampleCard, samplesToRead } from '#db/public-reads/samples.ts';
import { inLanguage, type Language, onlyLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { type Heading, headingsOf } from '#web/ui/text-headings.ts';
import type { TextTree } from '#web/ui/text-tree.ts';
import { countryOf, pageOf } from './model.ts';

export interface PostsData {
  posts: PostCard[];
  hasNext: boolean;
  /** Country that the list is filtered by; null: no filter. */
  country: NamedCountry | null;
}

export interface PostData {
  post: Omit<Post, 'body_fr' | 'body_en'>;
  body: TextTree;
  onlyIn?: Language | undefined;
  headings: Heading[];
  around: Neighbour[];
  samples: SampleCard[];
}

/** Reads a page of the list; null: no such page or country. */
export async function readPosts({ query, read }: PageRequest): Promise<PostsData | null> {
  const part = { page: pageOf(query.get('page')), country: countryOf(query.get('pays')) };
  const [posts, [country = null]] = await Promise.all([
    read(postsRead(part)),
    part.country === null ? [] : read(namedCountryRead(part.country)),
  ]);
  if (part.page > 1 && posts.length === 0) return null;
  if (part.country !== null && country === null) return null;
  return {
    posts: posts.slice(0, PAGE_SIZE),
    hasNext: posts.length > PAGE_SIZE,
    country,
  };
}

export async function readPost(slug: string, { language, read }: PageRequest): Promise<PostData | null> {
  const [[found], around, { treeOf }] = await Promise.all([
    read(postRead(slug)),
    read(neighboursRead(slug)),
    import('#web/ui/text-tree.ts'),
  ]);
  if (!found) return null;
  // The article works without sample trips.
  const samples = found.country ? await read(samplesToRead(found.country.iso_a2)).catch(() => []) : [];
  return { ...textOf(found, language, treeOf), around, samples };
}

/** Reads an unpublished post by its secret; null: unknown or withdrawn. */
export async function readPreview(
  token: string,
  { language, read }: PageRequest,
): Promise<(PostData & { isOut: boolean }) | null> {
  const [[found], { treeOf }] = await Promise.all([
    read(previewedPostRead(token)),
    import('#web/ui/text-tree.ts'),
  ]);
  if (!found) return null;
  const { is_out, ...post } = found;
  return { ...textOf(post, language, treeOf), around: [], samples: [], isOut: is_out };
}

function textOf({ body_fr, body_en, ...post }: Post, language: Language, treeOf: (text: string) => TextTree) {
  const texts = { fr: body_fr, en: body_en };
  const text = inLanguage(language, texts);
  return { post, onlyIn: onlyLanguage(texts), body: treeOf(text), headings: headingsOf(text) };
}
