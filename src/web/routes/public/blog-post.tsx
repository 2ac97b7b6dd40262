import { useParams } from 'react-router';
import { PostPage } from '#web/features/blog/components/post-page.tsx';

export default function BlogPostRoute() {
  const { slug = '' } = useParams();
  return <PostPage key={slug} slug={slug} />;
}
