import { BlogLayout } from '#web/features/shell/components/blog-layout.tsx';

export default function BlogLayoutRoute() {
  return <BlogLayout />;
}
