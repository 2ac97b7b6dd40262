import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { PostCard } from './post-card.tsx';
import { PostSearch } from './post-search.tsx';
import { WithPosts } from './with-posts.tsx';
import '../styles.css';

/** The list of articles (BLOG-1). */
export function PostsPage() {
  const { t } = useTranslation('blog');
  const empty = (
    <div className="blog-notice">
      <h2>{t('empty')}</h2>
      <p>{t('emptyText')}</p>
      <Link className="text-link" to={paths.home()}>
        {t('planTrip')}
      </Link>
    </div>
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
