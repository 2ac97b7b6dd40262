import { moveOnlyOne } from '#web/features/admin/posts/begun/model.ts';
import { PostsPage } from '#web/features/admin/posts/components/posts-page.tsx';

// Once for each visit, before the list is drawn: nothing is written while it is.
moveOnlyOne();

export default function AdminPostsRoute() {
  return <PostsPage />;
}
