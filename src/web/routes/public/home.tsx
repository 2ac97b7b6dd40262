import { latestPostsRead, type PostCard } from '#db/public-reads/blog.ts';
import { sampleAddressesRead } from '#db/public-reads/samples.ts';
import { themesRead } from '#db/public-reads/themes.ts';
import { useLoadedPage } from '#web/data/loaded-page.tsx';
import type { PageRequest, ReadPublic } from '#web/data/public-page.ts';
import { LatestPosts } from '#web/features/blog/components/latest-posts.tsx';
import { HomePage } from '#web/features/explore/home/components/home-page.tsx';
import { HomeSection } from '#web/features/explore/home/components/home-section.tsx';
import { EXAMPLE_TRIPS, HOME_THEMES } from '#web/features/explore/home/home-plans.ts';
import type { PublicPage } from '../public-page.ts';

interface HomeData {
  posts: PostCard[];
  today: string;
  /** Slugs of the page's own themes and examples that supervisors have hidden or deleted. */
  hidden: string[];
}

/** Number of posts: one large, four beside it. */
const LATEST = 5;

export async function read(request: PageRequest): Promise<HomeData> {
  const today = Temporal.Now.plainDateISO('UTC').toString();
  // The page still works without what can't be read.
  const [posts, hidden] = await Promise.all([
    request.read(latestPostsRead(LATEST)).catch(() => []),
    readHidden(request.read).catch(() => []),
  ]);
  return { posts, today, hidden };
}

async function readHidden(read: ReadPublic): Promise<string[]> {
  const published = await Promise.all([read(themesRead()), read(sampleAddressesRead())]);
  const slugs = new Set(published.flat().map(({ slug }) => slug));
  return [...HOME_THEMES, ...EXAMPLE_TRIPS].map(({ slug }) => slug).filter((slug) => !slugs.has(slug));
}

export const head: PublicPage<HomeData>['head'] = (t) => ({
  title: null,
  description: t('common:appDescription'),
  picture: '/og/islands-1-day.png',
});

export default function HomeRoute() {
  const { page } = useLoadedPage<HomeData>();
  if (page.state !== 'found') return null;
  const { posts, today, hidden } = page.data;
  return (
    <HomePage
      posts={<LatestPosts posts={posts} Section={HomeSection} />}
      today={Temporal.PlainDate.from(today)}
      hidden={hidden}
    />
  );
}
