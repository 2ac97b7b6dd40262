import { loadAreas } from '#i18n/i18n.ts';
import { LatestPosts } from '#web/features/blog/components/latest-posts.tsx';
import { QueryProvider } from '#web/lib/query-provider.tsx';

await loadAreas('blog');

/** The latest posts on the home page, with the cache that they need. */
export default function HomePosts() {
  return (
    <QueryProvider>
      <LatestPosts />
    </QueryProvider>
  );
}
