import clsx from 'clsx';
import type { PostCard as Post } from '#db/public-reads/blog.ts';
import blogStyles from './blog.module.css';
import { PostCard } from './post-card.tsx';
import styles from './reading.module.css';

export function PostCards({ posts }: { posts: readonly Post[] }) {
  return (
    <div className={clsx(blogStyles.postList, styles.postCards)} data-slot="post-list">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} headingLevel={3} />
      ))}
    </div>
  );
}
