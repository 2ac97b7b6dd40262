import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { isUuid } from '#domain/ids.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { ITEM_TABLES } from '#domain/kinds.ts';
import { type ItemChange, inverseOf, NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import { errorText } from '#i18n/error-text.ts';
import { newId } from '#web/data/new-id.ts';
import { deleting, inserting, sendWrite, updating } from '#web/data/row-writes.ts';
import { toast } from '#web/data/toasts.ts';
import { keeping } from '#web/offline/outbox.ts';
import { useSteady } from '#web/ui/use-stable-callback.ts';
import { type TripDetails, tripQuery } from './queries.ts';
import { applyWrite, type ItemWrite, type PlannerItem, withAdded } from './trip.ts';
import { rememberUndo, toastWithUndo } from './undo.ts';
import { useTripChanges, useWriteOptions } from './use-trip-commands.ts';

interface Attempt {
  /** Opens the form again as it was, when the write was refused. */
  onRefused?: () => void;
}
interface Adding extends Attempt {
  id: string;
  write: ItemWrite;
}
interface Updating extends Attempt {
  item: PlannerItem;
  /** Only the columns that changed. */
  write: ItemWrite;
  /** What is said when it is done. */
  done: string;
}

/** An item and where it goes. */
export interface ItemMove {
  item: PlannerItem;
  write: ItemWrite;
}

const writeOf = {
  adding: (tripId: string, { id, write }: Adding) =>
    inserting(ITEM_TABLES[write.kind], { ...write.columns, id, trip_id: tripId }),
  updating: ({ item, write }: ItemMove) =>
    updating(ITEM_TABLES[item.kind], item.id, changedColumns(item, write.columns)),
  deleting: ({ kind, id }: PlannerItem) => deleting(ITEM_TABLES[kind], id),
};

/** What an update does, as it can be taken back. */
function changeOf({ item, write }: ItemMove): ItemChange {
  const to: object = changedColumns(item, write.columns);
  const from = Object.fromEntries(Object.keys(to).map((name) => [name, Reflect.get(item, name)]));
  return { kind: item.kind, id: item.id, from, to };
}

/**
 * Adds, changes and deletes items. The screen shows the outcome at once; a refusal takes it back and says why in a
 * toast; then the trip is loaded again with all its children [ITEM-7].
 */
export function useItemMutations(tripId: string) {
  const { t } = useTranslation('trip-items');
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);

  const changeItems = (change: (items: PlannerItem[], trip: TripDetails) => PlannerItem[]) =>
    client.setQueryData(queryKey, (trip) => trip && { ...trip, items: change(trip.items, trip) });
  const replace = (id: string, item: PlannerItem) =>
    changeItems((items) => items.map((old) => (old.id === id ? item : old)));
  const withdraw = (id: string) => changeItems((items) => items.filter((item) => item.id !== id));

  const complain = (title: string, error: unknown, onRefused?: () => void) =>
    toast({
      title,
      description: errorText(toAppError(error)),
      variant: 'destructive',
      ...(onRefused && { action: { label: t('tryAgain'), onClick: onRefused } }),
    });
  const common = useWriteOptions(tripId);
  const { change, changeWhole, undoing } = useTripChanges(tripId);
  /** Says what was done, and how it is taken back. */
  const offerUndo = (title: string, item: PlannerItem, done: TripChange) =>
    toastWithUndo({ title, description: item.title }, t('undo'), {
      scope: tripId,
      label: `${title} (${item.title})`,
      undo: () => undoing(inverseOf(done), [item], title),
    });

  const addition = useMutation({
    ...common,
    mutationFn: (added: Adding) => sendWrite(writeOf.adding(tripId, added)),
    meta: keeping({
      tripId,
      label: ({ write }: Adding) => write.columns.title,
      write: (added) => writeOf.adding(tripId, added),
    }),
    onMutate: async ({ id, write }) => {
      await client.cancelQueries({ queryKey });
      changeItems((items, trip) => withAdded(items, applyWrite(write, { id, trip_id: tripId, trip })));
    },
    onSuccess: (_, { id, write }) => {
      const added = { ...NO_CHANGE, removed: [{ kind: write.kind, id }] };
      const label = t('itemAdded');
      rememberUndo({ scope: tripId, label, undo: () => undoing(added, [], label) });
      toast({ title: label, description: write.columns.title });
    },
    onError: (error, { id, onRefused }) => {
      withdraw(id);
      complain(t('addFailed'), error, onRefused);
    },
  });

  const updateOf = useMutation({
    ...common,
    mutationFn: (updated: Updating) => sendWrite(writeOf.updating(updated)),
    meta: keeping({ tripId, label: ({ item }: Updating) => item.title, write: writeOf.updating }),
    onMutate: async ({ item, write }) => {
      await client.cancelQueries({ queryKey });
      changeItems((items, trip) =>
        items.map((old) => (old.id === item.id ? applyWrite(write, { ...old, trip }) : old)),
      );
    },
    onSuccess: (_, { item, write, done }) =>
      offerUndo(done, item, { ...NO_CHANGE, items: [changeOf({ item, write })] }),
    onError: (error, { item, onRefused }) => {
      replace(item.id, item);
      complain(t('updateFailed'), error, onRefused);
    },
  });

  const deletion = useMutation({
    ...common,
    mutationFn: (item: PlannerItem) => sendWrite(writeOf.deleting(item)),
    meta: keeping({ tripId, label: ({ title }: PlannerItem) => title, write: writeOf.deleting }),
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey });
      withdraw(item.id);
    },
    onSuccess: (_, item) =>
      offerUndo(t('deleted'), item, { ...NO_CHANGE, removed: [{ kind: item.kind, id: item.id }] }),
    onError: (error, item) => {
      changeItems((items) => withAdded(items, item));
      complain(t('deleteFailed'), error);
    },
  });

  // What is on screen has all of these: they stay the same.
  const { mutate: update } = updateOf;
  const move = useCallback(
    (moves: readonly ItemMove[]): void => {
      const items = moves.map(changeOf).filter(({ to }) => Object.keys(to).length > 0);
      const [only] = moves.filter(({ item }) => item.id === items[0]?.id);
      const title = t('moved', { count: items.length });
      if (items.length === 1 && only) update({ ...only, done: title });
      else change({ ...NO_CHANGE, items }, { title, failed: t('updateFailed') });
    },
    [update, change, t],
  );

  const add = useSteady((write: ItemWrite, { id = newId(), ...attempt }: Attempt & { id?: string } = {}) => {
    addition.mutate({ id, write, ...attempt });
    return id;
  });
  const save = useSteady((item: PlannerItem, write: ItemWrite, attempt: Attempt = {}): void => {
    if (Object.keys(changedColumns(item, write.columns)).length === 0) return;
    update({ item, write, done: t('updated'), ...attempt });
  });
  const remove = useSteady((item: PlannerItem): void => {
    if (isUuid(item.id)) deletion.mutate(item);
    else toast({ title: t('deleteFailed'), description: t('invalidId'), variant: 'destructive' });
  });
  return useMemo(
    () => ({
      /** Adds an item under an id made here or given, so that the write can be sent twice. Returns the id. */
      add,
      /** Writes the columns that differ; nothing is sent when none does. */
      update: save,
      /** Moves items, several of them whole or not at all; a toast offers to take it back. */
      move,
      /** Deletes; an id that is not a UUID is refused without a request. */
      remove,
      /** Changes the trip and its items at once. */
      change,
      /** Changes the trip and what becomes of all its items. */
      changeWhole,
    }),
    [add, save, move, remove, change, changeWhole],
  );
}

export type ItemMutations = ReturnType<typeof useItemMutations>;
