import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoadedPage } from '#web/data/loaded-page.tsx';
import { paths } from '#web/paths.ts';
import type { PostData } from '../page-data.ts';
import styles from './reading.module.css';

/** Marks the page as a draft; once the post is published, links to it. */
export function PreviewNotice() {
  const { t } = useTranslation('blog');
  const { page } = useLoadedPage<PostData & { isOut: boolean }>();
  if (page.state !== 'found') return null;
  const { isOut, post } = page.data;
  return (
    <p className={styles.previewNotice} role="note">
      {isOut ? t('previewIsOut') : t('previewText')}{' '}
      {isOut && (
        <Link className="link" to={paths.blogPost(post.slug)}>
          {t('previewToPost')}
        </Link>
      )}
    </p>
  );
}
