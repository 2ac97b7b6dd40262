import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { LoadFailure, useErrorToast } from '../../components/list-body.tsx';
import { postQuery } from '../queries.ts';
import type { PreviewPost } from './post-body.tsx';
import { PostFields } from './post-fields.tsx';

/** A post that is changed (ADMIN-4). */
export function StoredPost({ id, preview }: { id: string; preview: PreviewPost }) {
  const { t } = useTranslation('admin');
  const { data, error, isPending, refetch } = useQuery(postQuery(id));
  useErrorToast(error);
  if (isPending) return <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />;
  if (data) return <PostFields opened={data} draftName={`post-${id}`} preview={preview} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState headingLevel={1} title={t('noPost')} text={t('noActivityText')}>
      <Link className="link" to={paths.adminPosts()}>
        {t('backToPosts')}
      </Link>
    </EmptyState>
  );
}
