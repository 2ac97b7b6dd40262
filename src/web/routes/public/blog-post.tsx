import { replace, useParams } from 'react-router';
import { movedPostRead, postAddressesRead } from '#db/public-reads/blog.ts';
import { readPostLanguages } from '#db/public-reads/post-languages.ts';
import { inLanguage } from '#i18n/languages.ts';
import { landscapePreview } from '#web/artwork/landscape-choice.ts';
import type { PageRequest, ReadPublic } from '#web/data/public-page.ts';
import { PostPage } from '#web/features/blog/components/post-page.tsx';
import { type PostData, readPost } from '#web/features/blog/page-data.ts';
import { SampleList } from '#web/features/explore/sample-trips/components/sample-list.tsx';
import { paths } from '#web/paths.ts';
import type { PublicPage } from '../public-page.ts';

type Page = PublicPage<PostData>;

/** Largest number of posts: the sitemap protocol allows 50 000 addresses. */
const MAX_POSTS = 20_000;

/** Throws a redirect from an address that the post had before. */
export const read = async (request: PageRequest) => {
  const { params, query } = request;
  const { slug = '' } = params;
  const data = await readPost(slug, request);
  if (data) return data;
  const [moved] = await request.read(movedPostRead(slug));
  if (!moved) return null;
  const search = query.size === 0 ? '' : `?${query}`;
  throw replace(paths.blogPost(moved) + search, 301);
};

export const head: Page['head'] = (_t, { post, body, onlyIn }, language) => ({
  title: inLanguage(language, { fr: post.title_fr, en: post.title_en }),
  description: inLanguage(language, { fr: post.excerpt_fr, en: post.excerpt_en }),
  picture: post.cover_url ?? landscapePreview(post.title_fr),
  ...(onlyIn && { onlyIn }),
  isUnlisted: body.length === 0,
  ...(post.published_at && { article: { published: post.published_at, modified: post.text_updated_at } }),
});

async function allPosts(
  readRows: ReadPublic,
  offset = 0,
): Promise<{ slug: string; text_updated_at: string }[]> {
  const posts = await readRows(postAddressesRead(offset));
  const next = offset + posts.length;
  if (posts.length < 1000 || next >= MAX_POSTS) return posts;
  return [...posts, ...(await allPosts(readRows, next))];
}

export const entries: Page['entries'] = async (readRows) => {
  const [posts, languagesOf] = await Promise.all([allPosts(readRows), readPostLanguages(readRows)]);
  return posts.flatMap(({ slug, text_updated_at }) => {
    const languages = languagesOf(slug);
    if (languages === 'none') return [];
    const onlyIn = languages === 'both' ? undefined : languages;
    return [{ path: paths.blogPost(slug), changed: text_updated_at, onlyIn }];
  });
};

export default function BlogPostRoute() {
  const { slug = '' } = useParams();
  return <PostPage key={slug} samples={(samples) => <SampleList samples={samples} />} />;
}
