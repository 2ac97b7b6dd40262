import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { postQuery } from '../queries.ts';
import type { PreviewPost } from './post-body.tsx';
import { PostFields } from './post-fields.tsx';

/** A post that is changed (ADMIN-4). */
export function StoredPost({ id, preview }: { id: string; preview: PreviewPost }) {
  const { t } = useTranslation('admin');
  const none = (
    <EmptyState headingLevel={1} title={t('noPost')} text={t('noActivityText')}>
      <Link className="link" to={paths.adminPosts()}>
        {t('backToPosts')}
      </Link>
    </EmptyState>
  );
  return (
    <Loaded query={useQuery(postQuery(id))} none={none}>
      {(post) => <PostFields opened={post} draftName={`post-${id}`} preview={preview} />}
    </Loaded>
  );
}
