import { inLanguage } from '#i18n/languages.ts';
import { PostsPage } from '#web/features/blog/components/posts-page.tsx';
import { type PostsData, readPosts } from '#web/features/blog/page-data.ts';
import type { PublicPage } from '../public-page.ts';

export const read = readPosts;

export const head: PublicPage<PostsData>['head'] = (t, { posts, country }, language) => ({
  title: country
    ? t('blog:ofCountry', { country: inLanguage(language, { fr: country.name_fr, en: country.name_en }) })
    : t('blog:title'),
  description: t('blog:footerAbout'),
  picture: '/og/city-1-evening.png',
  isUnlisted: country !== null && posts.length === 0,
});

export default PostsPage;
