import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import type { Tables } from '#db/database.types.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { toastWithUndo } from '#web/trip-data/undo.ts';
import { undoneText } from '#web/trip-data/undone-text.ts';
import { deleteActivities, duplicateActivities, publishActivities, restoreActivities } from './mutations.ts';

/** What an action is done to: an activity by its name and country. */
export interface Target {
  id: string;
  title: string;
  country_iso_a2: string;
}

/** Actions on activities with a toast for the outcome (ADMIN-3); each returns whether it succeeded. */
export function useCatalogueActions() {
  const { t } = useTranslation(['admin', 'notifications']);
  const attempt = async (work: () => Promise<void>, failed: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast({ title: failed, description: errorText(toAppError(error)), variant: 'destructive' });
      return false;
    }
  };
  const restore = (gone: readonly Tables<'activities'>[]) =>
    attempt(async () => {
      await restoreActivities(gone);
      toast(undoneText(gone.map(({ title }) => title)));
    }, t('notifications:undoFailed'));

  return {
    publish: (targets: readonly Target[], isPublished: boolean) =>
      attempt(
        async () => {
          await publishActivities(
            targets.map(({ id }) => id),
            isPublished,
          );
          const count = targets.length;
          toast({ title: isPublished ? t('published', { count }) : t('unpublished', { count }) });
        },
        isPublished ? t('publishFailed') : t('unpublishFailed'),
      ),
    remove: (targets: readonly Target[]) =>
      attempt(async () => {
        const gone = await deleteActivities(targets.map(({ id }) => id));
        const label = t('deleted', { count: gone.length });
        toastWithUndo(
          { title: label },
          {
            scope: 'catalogue',
            label,
            undo: () => void restore(gone),
          },
        );
      }, t('deleteFailed')),
    duplicate: (targets: readonly Target[], country: string, countryName: string) =>
      attempt(async () => {
        await duplicateActivities(
          targets.map(({ id }) => id),
          country,
        );
        toast({ title: t('duplicated', { count: targets.length, country: countryName }) });
      }, t('duplicateFailed')),
  };
}
