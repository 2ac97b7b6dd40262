import clsx from 'clsx';
import { Link } from 'react-router';
import type { PostCard as Post } from '#db/public-reads/blog.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage, onlyLanguage } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import { PictureFrame } from '#web/ui/picture.tsx';
import styles from './blog.module.css';
import { Cover } from './cover.tsx';
import { PostMeta } from './post-meta.tsx';
import readingStyles from './reading.module.css';

interface PostCardProps {
  post: Post;
  /** Shown large, at the head of the list. */
  isLead?: boolean;
  headingLevel?: 2 | 3;
}

export function PostCard({ post, isLead = false, headingLevel = 2 }: PostCardProps) {
  const { language } = useLanguage();
  const excerpts = { fr: post.excerpt_fr, en: post.excerpt_en };
  const excerpt = inLanguage(language, excerpts);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={isLead ? clsx(styles.postCard, styles.postCardLead) : styles.postCard}>
      <PictureFrame className={styles.postCardPicture}>
        <Cover post={post} isFirst={isLead} />
      </PictureFrame>
      <div className={styles.postCardText}>
        <Heading>
          <Link to={paths.blogPost(post.slug)}>
            {inLanguage(language, { fr: post.title_fr, en: post.title_en })}
          </Link>
        </Heading>
        {excerpt && <p lang={onlyLanguage(excerpts)}>{excerpt}</p>}
        <PostMeta post={post} />
      </div>
    </article>
  );
}

export function PostCards({ posts }: { posts: readonly Post[] }) {
  return (
    <div className={clsx(styles.postList, readingStyles.postCards)} data-slot="post-list">
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} headingLevel={3} />
      ))}
    </div>
  );
}
