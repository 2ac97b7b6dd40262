import { toast } from '#web/ui/toasts.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useAttempt } from '../use-attempt.ts';
import type { CopyIds } from './activity-form.ts';
import { deleteActivities, duplicateActivities, publishActivities, restoreActivities } from './mutations.ts';

export interface Target {
  id: string;
  title: string;
  title_en: string | null;
  country_iso_a2: string;
}

const idsOf = (targets: readonly Target[]) => targets.map(({ id }) => id);

/** Reports results as toasts; each function returns whether it succeeded [ADMIN-3]. */
export function useCatalogueActions() {
  const { t, activityTitle } = useAdminWords();
  const { attempt, deleteRows } = useAttempt();
  return {
    publish: (targets: readonly Target[], isPublished: boolean) =>
      attempt(
        async () => {
          const count = await publishActivities(idsOf(targets), isPublished);
          toast({ title: isPublished ? t('published', { count }) : t('unpublished', { count }) });
        },
        isPublished ? t('publishFailed') : t('unpublishFailed'),
      ),
    remove: (targets: readonly Target[]) =>
      deleteRows({
        scope: 'catalogue',
        remove: () => deleteActivities(idsOf(targets)),
        labelOf: ({ length }) => t('deleted', { count: length }),
        nameOf: activityTitle,
        restore: restoreActivities,
      }),
    duplicate: (copyIds: CopyIds, country: string, countryName: string) =>
      attempt(async () => {
        const count = await duplicateActivities(copyIds, country);
        toast({ title: t('duplicated', { count, country: countryName }) });
      }, t('duplicateFailed')),
  };
}
