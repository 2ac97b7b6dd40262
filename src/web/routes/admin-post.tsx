import { Navigate, useParams, useSearchParams } from 'react-router';
import { PostEditor } from '#web/features/admin/posts/components/post-editor.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';
import { newId } from '#web/lib/new-id.ts';
import { paths } from '#web/paths.ts';

/** The editor of a post, with the blog's own page as its preview. */
export default function AdminPostRoute() {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const draft = query.get('draft');
  // Each new post has a name of its own, so that what was begun here before is not written over.
  if (id === null && !draft) return <Navigate replace to={paths.adminNewPost({ draft: newId() })} />;
  return <PostEditor id={id} draft={draft ?? ''} preview={(post) => <PostPreview {...post} />} />;
}
