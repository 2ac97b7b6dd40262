import { PostsPage } from '#web/features/admin/posts/components/posts-page.tsx';

// Once for each visit, before the list is drawn: nothing is written while it is.

export default function AdminPostsRoute() {
  return <PostsPage />;
}
