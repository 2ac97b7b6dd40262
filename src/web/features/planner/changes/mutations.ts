import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { inverseOf, isNoChange, itemsAfter, type TripChange } from '#domain/trip-change.ts';
import { errorText } from '#i18n/error-text.ts';
import { changeTrip } from '#web/lib/change-trip.ts';
import { toast } from '#web/lib/toasts.ts';
import { rememberUndo, toastWithUndo } from '#web/lib/undo.ts';
import type { PlannerItem } from '../model.ts';
import { itemMutationKey, tripQuery } from '../queries.ts';

/** What is said of a change. */
export interface ChangeTexts {
  /** What was done. */
  title: string;
  description?: string;
  /** What was tried, when it is refused. */
  failed: string;
}

interface Changing extends ChangeTexts {
  change: TripChange;
  /** Whether it takes another change back. */
  isUndo: boolean;
  /** Rows of the items that come back. */
  kept: readonly PlannerItem[];
}

/** Without a network a write waits for it, and shows meanwhile; once the last has settled, the trip is loaded again. */
export function useWriteOptions(tripId: string) {
  const client = useQueryClient();
  const mutationKey = itemMutationKey(tripId);
  return {
    mutationKey,
    networkMode: 'online' as const,
    onSettled: async () => {
      // While another write is on its way, its reload does for both: this one would show the trip without it.
      if (client.isMutating({ mutationKey }) > 1) return;
      await client.invalidateQueries({ queryKey: tripQuery(tripId).queryKey });
    },
  };
}

/** Failures that another try may overcome: the change can still be taken back. */
const PASSING = new Set(['network', 'timeout', 'server', 'too_many_requests']);

/**
 * Changes the trip and many of its items at once: whole or not at all, shown at once, taken back on screen when it is
 * refused, and offered to be taken back for a while once it is done [PLUS-2].
 */
export function useTripChanges(tripId: string) {
  const { t } = useTranslation('trip-items');
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);

  const show = (change: TripChange, kept: readonly PlannerItem[]) =>
    client.setQueryData(
      queryKey,
      (trip) =>
        trip && Object.assign({}, trip, change.trip?.to, { items: itemsAfter(trip.items, change, kept) }),
    );

  const changing = useMutation({
    ...useWriteOptions(tripId),
    mutationFn: ({ change, isUndo }: Changing) => changeTrip(tripId, change, { isLenient: isUndo }),
    onMutate: async ({ change, kept }) => {
      await client.cancelQueries({ queryKey });
      const gone = new Set(change.removed.map(({ id }) => id));
      const rows = client.getQueryData(queryKey)?.items.filter(({ id }) => gone.has(id)) ?? [];
      show(change, kept);
      return { rows };
    },
    onSuccess: async (skipped, { change, isUndo, ...texts }, { rows }) => {
      if (change.trip) await client.invalidateQueries({ queryKey: ['trips', 'list'] });
      if (isUndo)
        toast({
          title: t('undone'),
          description: skipped > 0 ? t('undoSkipped', { count: skipped }) : texts.title,
        });
      else {
        const { title, description } = texts;
        const undo = () => undoing(inverseOf(change), rows, title);
        toastWithUndo({ title, ...(description && { description }) }, t('undo'), {
          scope: tripId,
          label: title,
          undo,
        });
      }
    },
    onError: (error, { change, isUndo, kept, title, failed }, context) => {
      show(inverseOf(change), context?.rows ?? []);
      const reason = toAppError(error);
      toast({ title: failed, description: errorText(reason), variant: 'destructive' });
      if (isUndo && PASSING.has(reason.key))
        rememberUndo({ scope: tripId, label: title, undo: () => undoing(change, kept, title) });
    },
  });
  const { mutate } = changing;

  function undoing(change: TripChange, kept: readonly PlannerItem[], title: string) {
    mutate({ change, kept, title, failed: t('undoFailed'), isUndo: true });
  }
  return {
    /** Makes a change; nothing happens when it changes nothing. */
    change: useCallback(
      (change: TripChange, texts: ChangeTexts): void => {
        if (!isNoChange(change)) mutate({ change, ...texts, kept: [], isUndo: false });
      },
      [mutate],
    ),
    /** Takes a change back that was made elsewhere, by its inverse; `kept`: rows of the items that come back. */
    undoing,
  };
}
