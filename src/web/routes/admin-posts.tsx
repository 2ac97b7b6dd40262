import { PostsPage } from '#web/features/admin/posts/components/posts-page.tsx';

export default function AdminPostsRoute() {
  return <PostsPage />;
}
