import { useParams } from 'react-router';
import type { PreviewPost } from '#web/features/admin/posts/components/post-body.tsx';
import { VersionsPage } from '#web/features/admin/posts/components/versions-page.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';

const preview: PreviewPost = (post) => <PostPreview {...post} />;

export default function AdminPostVersionsRoute() {
  const { id = '' } = useParams();
  return <VersionsPage key={id} id={id} preview={preview} />;
}
