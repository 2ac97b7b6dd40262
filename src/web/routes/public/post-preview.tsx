import { useParams } from 'react-router';
import { inLanguage } from '#i18n/languages.ts';
import type { PageRequest } from '#web/data/public-page.ts';
import { PostPage } from '#web/features/blog/components/post-page.tsx';
import { PreviewNotice } from '#web/features/blog/components/preview-notice.tsx';
import { readPreview } from '#web/features/blog/page-data.ts';
import type { PublicPage } from '../public-page.ts';

type Page = PublicPage<NonNullable<Awaited<ReturnType<typeof readPreview>>>>;

export const read = (request: PageRequest) => readPreview(request.params.token ?? '', request);

export const head: Page['head'] = (_t, { post }, language) => ({
  title: inLanguage(language, { fr: post.title_fr, en: post.title_en }),
  description: '',
  picture: '/og/islands-1-day.png',
});

export default function PostPreviewRoute() {
  const { token = '' } = useParams();
  return <PostPage key={token} samples={() => null} notice={<PreviewNotice />} />;
}
