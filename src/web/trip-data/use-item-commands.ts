import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUuid } from '#domain/ids.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { NO_CHANGE } from '#domain/trip-change.ts';
import { replacedColumns } from '#domain/trip-commands/command.ts';
import { newId } from '#web/data/ids.ts';
import { toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { feedback, submitAdditions, useSubmitCommand } from './submit-command.ts';
import { applyWrite, type ItemWrite, type PlannerItem } from './trip.ts';
import { useTripChanges } from './use-trip-commands.ts';
import { visibleTrip } from './visible-trip.ts';

export interface ItemMove {
  item: PlannerItem;
  write: ItemWrite;
}

/** Commands shown at once; a refusal is reverted with a toast, then the trip is read again [ITEM-7]. */
export function useItemCommands(tripId: string) {
  const { t } = useTranslation('trip-items');
  const client = useQueryClient();
  const send = useSubmitCommand(tripId);
  const { change, changeWhole } = useTripChanges(tripId);

  const add = useStableCallback((write: ItemWrite, id: string = newId()) => {
    const trip = visibleTrip(client, tripId);
    if (!trip) return id;
    const { title } = write.columns;
    const done = t('itemAdded');
    send(
      {
        type: 'add',
        entity: 'item',
        label: title,
        row: applyWrite(write, { id, trip_id: tripId, trip }),
      },
      {
        done: { title: done, description: title },
        failed: t('addFailed'),
        undo: { label: done, isInToast: false },
      },
    );
    return id;
  });
  const duplicate = useStableCallback((row: PlannerItem): void => {
    send(
      { type: 'add', entity: 'item', label: row.title, row },
      feedback(t('duplicated'), row.title, t('addFailed')),
    );
  });
  const addAll = useStableCallback((rows: readonly PlannerItem[]): void => {
    const title = t('itemsAdded', { count: rows.length });
    submitAdditions(client, tripId, rows, {
      done: { title },
      failed: t('addFailed'),
      undo: { label: title },
    });
  });
  const patch = (row: PlannerItem, to: { title?: string | undefined }, title: string): void => {
    if (Object.keys(to).length === 0) return;
    const changed = to.title ?? row.title; // A refusal is about the title that comes back.
    send(
      { type: 'patch', entity: 'item', label: row.title, row, to },
      feedback(title, changed, t('updateFailed')),
    );
  };
  const update = useStableCallback((item: PlannerItem, write: ItemWrite): void =>
    patch(item, changedColumns<{ title?: string }>(item, write.columns), t('updated')),
  );
  const move = useStableCallback((moves: readonly ItemMove[]): void => {
    const moved = moves
      .map(({ item, write }) => ({ item, to: changedColumns<object>(item, write.columns) }))
      .filter(({ to }) => Object.keys(to).length > 0);
    const [only] = moved;
    const title = t('moved', { count: moved.length });
    if (only && moved.length === 1) {
      // Its lower edge was drawn alone.
      const isResized = Object.keys(only.to).every((name) => name === 'duration' || name === 'end_time');
      patch(only.item, only.to, isResized ? t('updated') : title);
      return;
    }
    const items = moved.map(({ item, to }) => ({
      kind: item.kind,
      id: item.id,
      from: replacedColumns({ row: item, to }),
      to,
    }));
    change({ ...NO_CHANGE, items }, { title, failed: t('updateFailed') });
  });
  const remove = useStableCallback((row: PlannerItem): void => {
    if (!isUuid(row.id)) {
      toast({ title: t('deleteFailed'), description: t('invalidId'), variant: 'destructive' });
      return;
    }
    send(
      { type: 'remove', entity: 'item', label: row.title, row },
      feedback(t('deleted'), row.title, t('deleteFailed')),
    );
  });
  // The object is stable for what is on screen.
  return useMemo(
    () => ({
      add,
      duplicate,
      addAll,
      /** Updates only differing columns; without any, nothing happens. */
      update,
      move,
      /** Removes an item; a malformed id is refused without a request. */
      remove,
      change,
      changeWhole,
    }),
    [add, duplicate, addAll, update, move, remove, change, changeWhole],
  );
}

export type ItemCommands = ReturnType<typeof useItemCommands>;
