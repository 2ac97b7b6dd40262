import { latestPostsRead, type PostCard } from '#db/public-reads/blog.ts';
import { useLoadedPage } from '#web/data/loaded-page.tsx';
import type { PageRequest } from '#web/data/public-page.ts';
import { LatestPosts } from '#web/features/blog/components/latest-posts.tsx';
import { HomePage } from '#web/features/explore/home/components/home-page.tsx';
import { HomeSection } from '#web/features/explore/home/components/home-section.tsx';
import type { PublicPage } from '../public-page.ts';

interface HomeData {
  posts: PostCard[];
  today: string;
}

/** Number of posts: one large, four beside it. */
const LATEST = 5;

export async function read(request: PageRequest): Promise<HomeData> {
  const today = Temporal.Now.plainDateISO('UTC').toString();
  // Without posts the page still works.
  const posts = await request.read(latestPostsRead(LATEST)).catch(() => []);
  return { posts, today };
}

export const head: PublicPage<HomeData>['head'] = (t) => ({
  title: null,
  description: t('common:appDescription'),
  picture: '/og/islands-1-day.png',
});

export default function HomeRoute() {
  const { page } = useLoadedPage<HomeData>();
  if (page.state !== 'found') return null;
  const { posts, today } = page.data;
  return (
    <HomePage
      posts={<LatestPosts posts={posts} Section={HomeSection} />}
      today={Temporal.PlainDate.from(today)}
    />
  );
}
