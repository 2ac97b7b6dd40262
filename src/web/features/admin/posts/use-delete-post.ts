import { useTranslation } from 'react-i18next';
import { useAttempt } from '../use-attempt.ts';
import { deletePost, restorePost } from './mutations.ts';

export function useDeletePost() {
  const { t } = useTranslation('admin');
  const { deleteRows } = useAttempt();
  return (id: string, name: string): Promise<boolean> =>
    deleteRows({
      scope: 'posts',
      remove: async () => {
        const post = await deletePost(id);
        return post ? [post] : [];
      },
      labelOf: () => t('postDeleted', { name }),
      nameOf: () => name,
      restore: async ([post]) => post && restorePost(post),
    });
}
