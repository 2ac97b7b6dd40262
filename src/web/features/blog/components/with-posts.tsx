import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type PostCard, postsQuery } from '../queries.ts';

interface WithPostsProps {
  /** Shown when there is no post at all. */
  empty: ReactNode;
  children: (posts: readonly PostCard[]) => ReactNode;
}

/** The published posts, or what there is to say while there are none: loading, failed, empty. */
export function WithPosts({ empty, children }: WithPostsProps) {
  const { t } = useTranslation('blog');
  const { data: posts, isPending, refetch } = useQuery(postsQuery());
  if (isPending) return <Spinner className="page-spinner" label={t('loading')} />;
  if (!posts) {
    return (
      <div className="blog-notice" role="alert">
        <p>{t('failed')}</p>
        <Button variant="line" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return posts.length === 0 ? empty : children(posts);
}
