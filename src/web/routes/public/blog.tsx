import { PostsPage } from '#web/features/blog/components/posts-page.tsx';

export default function BlogRoute() {
  return <PostsPage />;
}
