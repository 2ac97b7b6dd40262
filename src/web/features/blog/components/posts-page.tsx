import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PostCard } from './post-card.tsx';
import { PostSearch } from './post-search.tsx';
import { WithPosts } from './with-posts.tsx';
import '../styles.css';

/** The list of articles (BLOG-1). */
export function PostsPage() {
  const { t } = useTranslation('blog');
  const empty = (
    <EmptyState title={t('empty')} text={t('emptyText')}>
      <Link className={buttonClass()} to={paths.home()}>
        {t('planTrip')}
      </Link>
    </EmptyState>
  );
  return (
    <div className="public-page">
      <header className="blog-head">
        <h1>{t('heading')}</h1>
        <PostSearch />
      </header>
      <WithPosts empty={empty}>
        {(posts) => (
          <div className="post-list">
            {posts.map((post, index) => (
              <PostCard key={post.slug} post={post} isLead={index === 0} />
            ))}
          </div>
        )}
      </WithPosts>
    </div>
  );
}
