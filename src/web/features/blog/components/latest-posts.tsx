import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PostCard as Post } from '#db/public-reads/blog.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { paths } from '#web/paths.ts';
import { PageWidth } from '#web/ui/layout.tsx';
import styles from './latest.module.css';
import { PostCard } from './post-card.tsx';
import { PostMeta } from './post-meta.tsx';

/** Shows the newest post large [PUB-1]; renders nothing without posts. */
export function LatestPosts({
  posts,
  Section,
}: {
  posts: readonly Post[];
  /** The element that the page wraps its sections in. */
  Section: ComponentType<ComponentProps<'section'>>;
}) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <Section aria-labelledby="posts-title">
      <PageWidth>
        <div className={styles.latestHead}>
          <h2 id="posts-title">{t('heading')}</h2>
          <Link className="link" to={paths.blog()}>
            {t('readBlog')}
          </Link>
        </div>
        <div className={styles.latestPosts}>
          <PostCard post={first} headingLevel={3} />
          <ul>
            {others.map((post) => (
              <li key={post.slug}>
                <Link to={paths.blogPost(post.slug)}>
                  {inLanguage(language, { fr: post.title_fr, en: post.title_en })}
                </Link>
                <PostMeta post={post} />
              </li>
            ))}
          </ul>
        </div>
      </PageWidth>
    </Section>
  );
}
