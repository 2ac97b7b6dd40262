import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppError, toAppError } from '#db/app-error.ts';
import { inverseOf, isNoChange, itemsAfter, type TripChange } from '#domain/trip-change.ts';
import { errorText } from '#i18n/error-text.ts';
import { toast } from '#web/data/toasts.ts';
import { keeping } from '#web/offline/outbox.ts';
import { changeTrip, changing as changeWrite } from './change-trip.ts';
import { type Obstacle, obstacleTo } from './obstacles.ts';
import { itemMutationKey, type TripDetails, tripQuery } from './queries.ts';
import type { PlannerItem } from './trip.ts';
import { rememberUndo, toastWithUndo, UNDO_MS } from './undo.ts';

/** What is said of a change. */
export interface ChangeTexts {
  /** What was done. */
  title: string;
  description?: string;
  /** What was tried, when it is refused. */
  failed: string;
}

/** Makes a change that is about all the items of a trip out of the trip as it is. */
export type WholeChange = (trip: TripDetails) => TripChange;

interface Changing extends ChangeTexts {
  change: TripChange;
  /** How it is made anew when somebody else has added something; null: it is about what it names, and no more. */
  whole: WholeChange | null;
  /** The items as they were seen when it was made. */
  seen: readonly PlannerItem[];
  /** Whether it takes another change back. */
  isUndo: boolean;
  /** Rows of the items that come back. */
  kept: readonly PlannerItem[];
}

/**
 * Without a network a write waits for it, and shows meanwhile. The writes of a trip go out one after another, as they were
 * made: what is moved has been added by then, and a change of the whole trip counts what came before it. Once the last has settled, the trip is loaded again. */
export function useWriteOptions(tripId: string) {
  const client = useQueryClient();
  const mutationKey = itemMutationKey(tripId);
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    networkMode: 'online' as const,
    onSettled: async () => {
      // While another write is on its way, its reload does for both: this one would show the trip without it.
      if (client.isMutating({ mutationKey }) > 1) return;
      await client.invalidateQueries({ queryKey: tripQuery(tripId).queryKey });
    },
  };
}

/** A change as it is sent: one that is about all the items says how many were seen. */
const sentAs = (tripId: string, { change, isUndo, whole, seen }: Changing): Parameters<typeof changeTrip> => [
  tripId,
  change,
  { isLenient: isUndo, ...(whole && { count: seen.length }) },
];

/** Failures that another try may overcome: the change can still be taken back. */
const PASSING = new Set(['network', 'timeout', 'server', 'too_many_requests']);
/** Refusals whose reason the trip as it is stored tells more about. */
const TELLING = new Set(['trip_changed', 'day_out_of_range']);
/** Titles that a toast names at most. */
const NAMED = 3;

/** Puts into words why a change of many was refused: which of them stood in its way, where that is known. */
function useRefusalText() {
  const { t } = useTranslation('trip-items');
  const texts = { changed: 'obstacleChanged', gone: 'obstacleGone', tooFar: 'obstacleTooFar' } as const;
  const listed = (titles: readonly string[]) =>
    titles.length > NAMED ? `${titles.slice(0, NAMED).join(', ')}…` : titles.join(', ');
  return (obstacle: Obstacle | null, reason: AppError): string => {
    if (!obstacle) return errorText(reason);
    if ('count' in obstacle)
      return t(obstacle.kind === 'more' ? 'obstacleMore' : 'obstacleFewer', { count: obstacle.count });
    const { titles } = obstacle;
    return t(texts[obstacle.kind], { count: titles.length, titles: listed(titles) });
  };
}

/**
 * Changes the trip and many of its items at once: whole or not at all, shown at once, taken back on screen when it is
 * refused, and offered to be taken back for a while once it is done [PLUS-2].
 */
export function useTripChanges(tripId: string) {
  const { t } = useTranslation('trip-items');
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);
  const refusalText = useRefusalText();

  const show = (change: TripChange, kept: readonly PlannerItem[]) =>
    client.setQueryData(
      queryKey,
      (trip) =>
        trip && Object.assign({}, trip, change.trip?.to, { items: itemsAfter(trip.items, change, kept) }),
    );

  const changing = useMutation({
    ...useWriteOptions(tripId),
    mutationFn: (made: Changing) => changeTrip(...sentAs(tripId, made)),
    meta: keeping({
      tripId,
      label: ({ title }: Changing) => title,
      write: (made) => changeWrite(...sentAs(tripId, made)),
    }),
    onMutate: async ({ change, kept }) => {
      await client.cancelQueries({ queryKey });
      const gone = new Set(change.removed.map(({ id }) => id));
      const rows = client.getQueryData(queryKey)?.items.filter(({ id }) => gone.has(id)) ?? [];
      show(change, kept);
      return { rows };
    },
    onSuccess: async (skipped, { change, isUndo, title, description }, { rows }) => {
      if (change.trip) await client.invalidateQueries({ queryKey: ['trips', 'list'] });
      if (isUndo)
        toast({
          title: t('undone'),
          description: skipped > 0 ? t('undoSkipped', { count: skipped }) : title,
        });
      else {
        const undo = () => undoing(inverseOf(change), rows, title);
        toastWithUndo({ title, ...(description && { description }) }, t('undo'), {
          scope: tripId,
          label: title,
          undo,
        });
      }
    },
    onError: async (error, { change, isUndo, kept, whole, seen, ...texts }, context) => {
      const { title, failed } = texts;
      show(inverseOf(change), context?.rows ?? []);
      const reason = toAppError(error);
      if (isUndo && PASSING.has(reason.key))
        rememberUndo({ scope: tripId, label: title, undo: () => undoing(change, kept, title) });
      const now = TELLING.has(reason.key)
        ? await client.fetchQuery({ ...tripQuery(tripId), staleTime: 0 }).catch(() => null)
        : null;
      toast({
        title: failed,
        description: refusalText(now && obstacleTo(change, seen, now.items, whole !== null), reason),
        variant: 'destructive',
        // Made anew with what is there now, by whoever has read what that is.
        ...(now &&
          whole && {
            duration: UNDO_MS,
            action: { label: t('doAgain'), onClick: () => changeWhole(whole, texts) },
          }),
      });
    },
  });
  const { mutate } = changing;
  /** Makes a change; nothing happens when it changes nothing. */
  const change = useCallback(
    (made: TripChange, texts: ChangeTexts, whole: WholeChange | null = null): void => {
      const seen = client.getQueryData(tripQuery(tripId).queryKey)?.items ?? [];
      if (!isNoChange(made)) mutate({ change: made, ...texts, whole, seen, kept: [], isUndo: false });
    },
    [mutate, client, tripId],
  );
  /** Makes a change that is about all the items: with more or fewer of them than were seen it is refused. */
  const changeWhole = useCallback(
    (whole: WholeChange, texts: ChangeTexts): void => {
      const trip = client.getQueryData(tripQuery(tripId).queryKey);
      if (trip) change(whole(trip), texts, whole);
    },
    [change, client, tripId],
  );

  function undoing(made: TripChange, kept: readonly PlannerItem[], title: string) {
    mutate({
      change: made,
      kept,
      title,
      failed: t('undoFailed'),
      isUndo: true,
      whole: null,
      seen: client.getQueryData(queryKey)?.items ?? [],
    });
  }
  return {
    change,
    changeWhole,
    /** Takes a change back that was made elsewhere, by its inverse; `kept`: rows of the items that come back. */
    undoing,
  };
}
