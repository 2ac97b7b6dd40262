import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { newPostName, storedPostName } from '../post-form.ts';
import { postQuery } from '../queries.ts';
import type { PreviewPost } from './post-body.tsx';
import { PostFields } from './post-fields.tsx';

interface PostEditorProps {
  /** Null: a new post, whose draft is named `draft`. */
  id: string | null;
  draft: string;
  preview: PreviewPost;
}

export function PostEditor({ id, draft, preview }: PostEditorProps) {
  if (id === null) return <PostFields opened={null} draftName={newPostName(draft)} preview={preview} />;
  return <StoredPost id={id} preview={preview} />;
}

function StoredPost({ id, preview }: { id: string; preview: PreviewPost }) {
  const { t } = useTranslation('admin');
  const none = (
    <EmptyState headingLevel={1} title={t('noPost')} text={t('noPostText')}>
      <Link className="link" to={paths.adminPosts()}>
        {t('backToPosts')}
      </Link>
    </EmptyState>
  );
  return (
    <Loaded query={useQuery(postQuery(id))} none={none}>
      {(post) => <PostFields opened={post} draftName={storedPostName(id)} preview={preview} />}
    </Loaded>
  );
}
