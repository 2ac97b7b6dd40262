import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import type { Tables } from '#db/database.types.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { toastWithUndo } from '#web/trip-data/undo.ts';
import { undoneText } from '#web/trip-data/undone-text.ts';
import { deletePost, restorePost } from './mutations.ts';

/** Deletes a post with a toast that can undo it. */
export function useDeletePost() {
  const { t } = useTranslation(['admin', 'notifications']);
  const fail = (title: string, error: unknown) =>
    toast({ title, description: errorText(toAppError(error)), variant: 'destructive' });
  const restore = async (post: Tables<'blog_posts'>, name: string) => {
    try {
      await restorePost(post);
      toast(undoneText([name]));
    } catch (error) {
      fail(t('notifications:undoFailed'), error);
    }
  };
  return async (id: string, name: string): Promise<void> => {
    try {
      const gone = await deletePost(id);
      const label = t('postDeleted', { name });
      if (!gone) toast({ title: label });
      else {
        toastWithUndo(
          { title: label },
          {
            scope: 'posts',
            label,
            undo: () => void restore(gone, name),
          },
        );
      }
    } catch (error) {
      fail(t('deleteFailed'), error);
    }
  };
}
