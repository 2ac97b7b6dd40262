import { useParams } from 'react-router';
import { PostEditor } from '#web/features/admin/posts/components/post-editor.tsx';
import { PostPreview } from '#web/features/blog/components/post-preview.tsx';

/** The editor of a post, with the blog's own page as its preview. */
export default function AdminPostRoute() {
  const { id = null } = useParams();
  return <PostEditor id={id} preview={(post) => <PostPreview {...post} />} />;
}
