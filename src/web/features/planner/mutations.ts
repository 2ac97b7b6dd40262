import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { isUuid } from '#domain/ids.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { ITEM_TABLES } from '#domain/kinds.ts';
import { errorText } from '#i18n/error-text.ts';
import { newId } from '#web/lib/new-id.ts';
import { loadClient } from '#web/lib/supabase.ts';
import { toast } from '#web/lib/toasts.ts';
import type { ItemWrite } from './item-dialog/model.ts';
import { applyWrite, type PlannerItem } from './model.ts';
import { itemMutationKey, type TripDetails, tripQuery } from './queries.ts';

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
}

/** An item and where it goes. */
export interface ItemMove {
  item: PlannerItem;
  write: ItemWrite;
}

/** How long a change can be taken back from its toast. */
const UNDO_MS = 12_000;

async function insertItem(tripId: string, { id, write }: Adding): Promise<void> {
  const table = (await loadClient()).from(ITEM_TABLES[write.kind]);
  unwrap(
    await table
      .insert({ ...write.columns, id, trip_id: tripId })
      .select('id')
      .single(),
  );
}

async function updateItem({ item, write }: Updating): Promise<void> {
  const table = (await loadClient()).from(ITEM_TABLES[item.kind]);
  unwrap(await table.update(changedColumns(item, write.columns)).eq('id', item.id).select('id').single());
}

async function deleteItem(item: PlannerItem): Promise<void> {
  const table = (await loadClient()).from(ITEM_TABLES[item.kind]);
  unwrap(await table.delete().eq('id', item.id).select('id').single());
}

/** The move that takes a move back. */
function movedBack({ item, write }: ItemMove): ItemMove {
  const changed = Object.keys(changedColumns(item, write.columns));
  const was = Object.fromEntries(changed.map((name) => [name, Reflect.get(item, name)]));
  return { item: applyWrite(write, { ...item, trip: { currency: '' } }), write: withColumns(write, was) };
}

function withColumns(write: ItemWrite, columns: object): ItemWrite {
  switch (write.kind) {
    case 'accommodation':
      return { kind: write.kind, columns: Object.assign({}, write.columns, columns) };
    case 'activity':
      return { kind: write.kind, columns: Object.assign({}, write.columns, columns) };
    case 'itinerary':
      return { kind: write.kind, columns: Object.assign({}, write.columns, columns) };
    case 'meal':
      return { kind: write.kind, columns: Object.assign({}, write.columns, columns) };
    case 'note':
      return { kind: write.kind, columns: Object.assign({}, write.columns, columns) };
  }
}

/**
 * Adds, changes and deletes items. The screen shows the outcome at once; a refusal takes it back and says why in a
 * toast; then the trip is loaded again with all its children [ITEM-7].
 */
export function useItemMutations(tripId: string) {
  const { t } = useTranslation('trip-items');
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);
  const mutationKey = itemMutationKey(tripId);

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
  const common = {
    mutationKey,
    // Without a network a write waits for it, and shows meanwhile.
    networkMode: 'online' as const,
    onSettled: async () => {
      // While another write is on its way, its reload does for both: this one would show the trip without it.
      if (client.isMutating({ mutationKey }) <= 1) await client.invalidateQueries({ queryKey });
    },
  };

  const adding = useMutation({
    ...common,
    mutationFn: (added: Adding) => insertItem(tripId, added),
    onMutate: async ({ id, write }) => {
      await client.cancelQueries({ queryKey });
      changeItems((items, trip) => [...items, applyWrite(write, { id, trip_id: tripId, trip })]);
    },
    onSuccess: (_, { write }) => toast({ title: t('added'), description: write.columns.title }),
    onError: (error, { id, onRefused }) => {
      withdraw(id);
      complain(t('addFailed'), error, onRefused);
    },
  });

  const updating = useMutation({
    ...common,
    mutationFn: updateItem,
    onMutate: async ({ item, write }) => {
      await client.cancelQueries({ queryKey });
      changeItems((items, trip) =>
        items.map((old) => (old.id === item.id ? applyWrite(write, { ...old, trip }) : old)),
      );
    },
    onError: (error, { item, onRefused }) => {
      replace(item.id, item);
      complain(t('updateFailed'), error, onRefused);
    },
  });

  const moving = useMutation({
    ...common,
    mutationFn: async (moves: readonly ItemMove[]) => Promise.allSettled(moves.map(updateItem)),
    onMutate: async (moves) => {
      await client.cancelQueries({ queryKey });
      const writes = new Map(moves.map(({ item, write }) => [item.id, write]));
      changeItems((items, trip) =>
        items.map((old) => {
          const write = writes.get(old.id);
          return write ? applyWrite(write, { ...old, trip }) : old;
        }),
      );
    },
    onSuccess: (answers, moves) => {
      const done = moves.filter((_, index) => answers[index]?.status === 'fulfilled');
      moves.forEach(({ item }, index) => {
        const answer = answers[index];
        if (answer?.status !== 'rejected') return;
        replace(item.id, item);
        complain(t('updateFailed'), answer.reason);
      });
      if (done.length === 0 || done.length < moves.length) return;
      toast({
        title: t('moved', { count: done.length }),
        ...(done.length === 1 && { description: done.map(({ item }) => item.title).join('') }),
        duration: UNDO_MS,
        action: { label: t('undo'), onClick: () => moving.mutate(done.map(movedBack)) },
      });
    },
  });

  const deleting = useMutation({
    ...common,
    mutationFn: deleteItem,
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey });
      withdraw(item.id);
    },
    onSuccess: (_, item) => toast({ title: t('deleted'), description: item.title }),
    onError: (error, item) => {
      changeItems((items) => [...items.filter(({ id }) => id !== item.id), item]);
      complain(t('deleteFailed'), error);
    },
  });

  return {
    /** Adds an item under an id made here, so that the write can be sent twice. Returns the id. */
    add: (write: ItemWrite, attempt: Attempt = {}): string => {
      const id = newId();
      adding.mutate({ id, write, ...attempt });
      return id;
    },
    /** Writes the columns that differ; nothing is sent when none does. */
    update: (item: PlannerItem, write: ItemWrite, attempt: Attempt = {}): void => {
      if (Object.keys(changedColumns(item, write.columns)).length === 0) return;
      updating.mutate({ item, write, ...attempt });
    },
    /** Moves items together; what is refused goes back to where it was, and a toast offers to take it all back. */
    move: (moves: readonly ItemMove[]): void => {
      const real = moves.filter(
        ({ item, write }) => Object.keys(changedColumns(item, write.columns)).length > 0,
      );
      if (real.length > 0) moving.mutate(real);
    },
    /** Deletes; an id that is not a UUID is refused without a request. */
    remove: (item: PlannerItem): void => {
      if (isUuid(item.id)) deleting.mutate(item);
      else toast({ title: t('deleteFailed'), description: t('invalidId'), variant: 'destructive' });
    },
  };
}
