import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#db/app-error.ts';
import { DAY_GONE, isNoChange, type TripChange } from '#domain/trip-change.ts';
import { isolated } from '#i18n/format.ts';
import { errorText } from '#i18n/i18n.ts';
import type { RefusalNote } from '#web/offline/outbox.ts';
import { toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { type Obstacle, obstacleTo } from './obstacles.ts';
import { type TripDetails, tripQuery } from './queries.ts';
import { useSubmitCommand } from './submit-command.ts';
import { costsOf } from './trip.ts';
import { goneRows } from './undo.ts';
import { visibleTrip } from './visible-trip.ts';

export interface ChangeTexts {
  title: string;
  description?: string;
  failed: string;
  names?: readonly string[];
}

export type WholeChange = (trip: TripDetails) => TripChange;

const EXPLAINED = new Set(['trip_changed', 'day_out_of_range']);
const NAMED = 3;

/** Names of what changes: the trip's own where its columns do, else of items and expenses. */
function namesOf(
  { trip: columns, items, removed, restored }: TripChange,
  trip: TripDetails | null | undefined,
): string[] {
  if (columns) return [trip?.title ?? ''];
  const titles = new Map(trip && costsOf(trip).map(({ id, title }) => [id, title]));
  return [...items, ...removed, ...restored].map(({ id }) => titles.get(id) ?? '');
}

function useRefusalText() {
  const { t } = useTranslation('trip-items');
  const texts = { changed: 'obstacleChanged', gone: 'obstacleGone', tooFar: 'obstacleTooFar' } as const;
  const listed = (titles: readonly string[]) =>
    titles.length > NAMED
      ? `${titles.slice(0, NAMED).map(isolated).join(', ')}…`
      : titles.map(isolated).join(', ');
  return (obstacle: Obstacle | null, reason: AppError): string => {
    if (!obstacle) return errorText(reason);
    if ('count' in obstacle)
      return t(obstacle.kind === 'more' ? 'obstacleMore' : 'obstacleFewer', { count: obstacle.count });
    const { titles } = obstacle;
    return t(texts[obstacle.kind], { count: titles.length, titles: listed(titles) });
  };
}

/** Changes made whole or not at all, shown at once, undone from toast or history [PLUS-2]. */
export function useTripChanges(tripId: string) {
  const { t } = useTranslation('trip-items');
  const client = useQueryClient();
  const refusalText = useRefusalText();
  const send = useSubmitCommand(tripId);

  /** Makes a change; an empty one does nothing, but a day that is gone is reported. */
  const change = useStableCallback(function make(
    made: TripChange,
    texts: ChangeTexts,
    whole: WholeChange | null = null,
  ): void {
    const { title, description, failed } = texts;
    if (made === DAY_GONE) {
      const reason = errorText({ key: 'trip_changed', message: '' });
      toast({ title: failed, description: reason, variant: 'destructive' });
    }
    if (isNoChange(made)) return;
    const trip = visibleTrip(client, tripId);
    const seen = trip ? costsOf(trip) : [];
    const removed = new Set(made.removed.map(({ id }) => id));
    /** Reads the stored trip; a change of all items can then be repeated. */
    const explain = async (reason: AppError): Promise<RefusalNote> => {
      const now = EXPLAINED.has(reason.key)
        ? await client.fetchQuery({ ...tripQuery(tripId), staleTime: 0 }).catch(() => null)
        : null;
      const again = () => {
        const current = visibleTrip(client, tripId);
        if (current && whole) make(whole(current), texts, whole);
      };
      // The day may be none of the trip any more.
      const isPossible = now !== null && whole !== null && !isNoChange(whole(now));
      return {
        description: refusalText(now && obstacleTo(made, seen, costsOf(now), whole !== null), reason),
        ...(isPossible && { action: { label: t('doAgain'), onClick: again } }),
      };
    };
    send(
      {
        type: 'batch',
        label: title,
        changes: made,
        rows: [...seen.filter(({ id }) => removed.has(id)), ...goneRows(made.restored)],
        ...(whole && { count: trip?.items.length ?? 0 }),
      },
      {
        done: { title, ...(description && { description }) },
        failed,
        explain,
        undo: { label: title, names: texts.names ?? namesOf(made, trip) },
      },
    );
  });
  /** Makes a change that is refused when others added or removed items. */
  const changeWhole = useStableCallback((whole: WholeChange, texts: ChangeTexts): void => {
    const trip = visibleTrip(client, tripId);
    if (trip) change(whole(trip), texts, whole);
  });
  return useMemo(() => ({ change, changeWhole }), [change, changeWhole]);
}
