import { Navigate, useParams, useSearchParams } from 'react-router';
import { newId } from '#web/data/new-id.ts';
import type { PreviewPost } from '#web/features/admin/posts/components/post-body.tsx';
import { PostEditor } from '#web/features/admin/posts/components/post-editor.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';
import { paths } from '#web/paths.ts';

const preview: PreviewPost = (post) => <PostPreview {...post} />;

/** The editor of a post, with the blog's own page as its preview. */
export default function AdminPostRoute() {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const draft = query.get('draft') ?? '';
  // Each new post has a name of its own, so that what was begun here before is not written over.
  if (id === null && draft === '') return <Navigate replace to={paths.adminNewPost({ draft: newId() })} />;
  return <PostEditor key={id ?? draft} id={id} draft={draft} preview={preview} />;
}
