import { Navigate, useParams, useSearchParams } from 'react-router';
import { newId } from '#web/data/new-id.ts';
import type { PreviewPost } from '#web/features/admin/posts/components/post-body.tsx';
import { PostEditor } from '#web/features/admin/posts/components/post-editor.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';
import { paths } from '#web/paths.ts';

const preview: PreviewPost = (post) => <PostPreview {...post} />;

export default function AdminPostRoute() {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const draft = query.get('draft') ?? '';
  // A name per new post, so that drafts don't overwrite each other.
  if (id === null && draft === '') return <Navigate replace to={paths.adminNewPost({ draft: newId() })} />;
  return <PostEditor key={id ?? draft} id={id} draft={draft} preview={preview} />;
}
