import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type ListPart, type PostCard, postsQuery } from '../queries.ts';

interface WithPostsProps {
  part: ListPart;
  /** Shown when there is no post at all. */
  empty: ReactNode;
  children: (posts: readonly PostCard[], hasNext: boolean) => ReactNode;
}

/** A page of posts, or what there is to say while there are none: loading, failed, empty. */
export function WithPosts({ part, empty, children }: WithPostsProps) {
  const { t } = useTranslation('blog');
  const { data, isPending, refetch } = useQuery(postsQuery(part));
  if (isPending) return <Spinner className="page-spinner" label={t('loading')} />;
  if (!data) {
    return (
      <div className="blog-notice" role="alert">
        <p>{t('failed')}</p>
        <Button variant="line" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return data.posts.length === 0 ? empty : children(data.posts, data.hasNext);
}
