import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListPart, PAGE_SIZE, type PostCard, postsRead } from '#db/public-reads/blog.ts';
import { usePublic } from '#web/data/use-public.ts';
import { Button } from '#web/ui/button.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '../blog.module.css';

interface WithPostsProps {
  part: ListPart;
  /** Shown when there is no post at all. */
  empty: ReactNode;
  children: (posts: readonly PostCard[], hasNext: boolean) => ReactNode;
}

/** A page of posts, or what there is to say while there are none: loading, failed, empty. A page stays until the next is there. */
export function WithPosts({ part, empty, children }: WithPostsProps) {
  const { t } = useTranslation('blog');
  const { rows, isError, refetch } = usePublic(postsRead(part));
  const [last, setLast] = useState(rows);
  if (rows && rows !== last) setLast(rows);
  const posts = rows ?? (isError ? undefined : last);
  if (!posts && !isError) return <Spinner className={publicPageStyles.pageSpinner} label={t('loading')} />;
  if (!posts) {
    return (
      <div className={styles.blogNotice} role="alert">
        <p>{t('failed')}</p>
        <Button variant="line" onClick={refetch}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return posts.length === 0 ? empty : children(posts.slice(0, PAGE_SIZE), posts.length > PAGE_SIZE);
}
