import { useTranslation } from 'react-i18next';
import type { PostContent } from '#db/admin.types.ts';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/i18n.ts';
import { toast } from '#web/data/toasts.ts';
import { toastWithUndo } from '#web/trip-data/undo.ts';
import { takeBackPost } from './mutations.ts';

/** With undo; the replaced text becomes a version. */
export function useTakeBack(postId: string) {
  const { t } = useTranslation('admin');
  const takeBack = async (content: PostContent): Promise<void> => {
    try {
      const before = await takeBackPost(postId, content);
      if (!before) {
        toast({ title: t('takeBackClash'), variant: 'destructive' });
        return;
      }
      const label = t('takenBack');
      toastWithUndo(
        { title: label },
        {
          scope: 'posts',
          label,
          undo: () => void takeBack(before),
        },
      );
    } catch (error) {
      toast({ title: t('saveFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
    }
  };
  return takeBack;
}
