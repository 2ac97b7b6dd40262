import { Navigate, useParams, useSearchParams } from 'react-router';
import { newId } from '#web/data/new-id.ts';
import { NewPost } from '#web/features/admin/posts/components/new-post.tsx';
import type { PreviewPost } from '#web/features/admin/posts/components/post-body.tsx';
import { StoredPost } from '#web/features/admin/posts/components/stored-post.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';
import { paths } from '#web/paths.ts';

const preview: PreviewPost = (post) => <PostPreview {...post} />;

/** The editor of a post, with the blog's own page as its preview. */
export default function AdminPostRoute() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const draft = query.get('draft');
  if (id !== undefined) return <StoredPost key={id} id={id} preview={preview} />;
  // Each new post has a name of its own, so that what was begun here before is not written over.
  if (!draft) return <Navigate replace to={paths.adminNewPost({ draft: newId() })} />;
  return <NewPost key={draft} draft={draft} preview={preview} />;
}
