import { loadAreas } from '#i18n/i18n.ts';
import { LatestPosts } from '#web/features/blog/components/latest-posts.tsx';
import styles from '#web/features/explore/home/home.module.css';

await loadAreas('blog');

/** The latest posts on the home page. */
export default function HomePosts() {
  return <LatestPosts className={styles.homeSection} />;
}
