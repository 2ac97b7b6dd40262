import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { errorText } from '#i18n/error-text.ts';
import { sendWrite, type Write } from '#web/data/row-writes.ts';
import { toast } from '#web/data/toasts.ts';
import type { PendingStep } from '#web/live/live-query.ts';
import { keeping } from '#web/offline/outbox.ts';
import { UNDO_MS } from './undo.ts';

/** A state of what is in the cache: how it is sent and shown, and what is said once it is stored. */
export interface Step<Data> extends PendingStep<Data> {
  /** How it is sent; what is no plain change of a row ends with the page. */
  write: Write | (() => Promise<unknown>);
  done?: string;
}

/** A change to one state, the way back from it, and what is said when it is refused. */
export interface OptimisticChange<Data> {
  to: Step<Data>;
  from: Step<Data>;
  failed: string;
  /** What it is about: the title of a task, for whoever is told later that it was refused. */
  label: string;
  /** Whether its toast offers to take it back. */
  canUndo?: boolean;
}

interface Target<Data, Key extends QueryKey> {
  queryKey: DataTag<Key, Data, Error>;
  /** What counts writes of this kind that are on their way. */
  mutationKey: readonly string[];
  /** The trip that it is of. */
  tripId: string;
}

/**
 * Sends a change of what is in the cache, and shows it at once. A refusal takes it back and says why; a change that
 * went through can be undone from its toast. Without a network it waits, and shows meanwhile.
 */
export function useOptimisticChange<Data, Key extends QueryKey>({
  queryKey,
  mutationKey,
  tripId,
}: Target<Data, Key>) {
  const { t } = useTranslation('trip');
  const client = useQueryClient();
  const show = ({ apply }: Step<Data>) => client.setQueryData<Data>(queryKey, (data) => data && apply(data));
  const changing = useMutation({
    mutationKey,
    networkMode: 'online' as const,
    mutationFn: ({ to: { write } }: OptimisticChange<Data>) =>
      typeof write === 'function' ? write() : sendWrite(write),
    meta: keeping({
      tripId,
      label: ({ label }: OptimisticChange<Data>) => label,
      write: ({ to }) => (typeof to.write === 'function' ? null : to.write),
    }),
    onMutate: async ({ to }) => {
      // A reload that is on its way would show the old state: it is given up, which takes back what it found shown.
      await client.cancelQueries({ queryKey });
      show(to);
    },
    onSuccess: (_, { to, from, failed, label, canUndo = false }) => {
      if (!to.done) return;
      const undo = () => change({ to: from, from: to, failed, label });
      toast({
        title: to.done,
        ...(canUndo && { duration: UNDO_MS, action: { label: t('undo'), onClick: undo } }),
      });
    },
    onError: (error, { from, failed }) => {
      show(from);
      toast({ title: failed, description: errorText(toAppError(error)), variant: 'destructive' });
    },
    onSettled: async () => {
      // While another write is on its way, its reload does for both.
      if (client.isMutating({ mutationKey }) <= 1) await client.invalidateQueries({ queryKey });
    },
  });
  const change = (wanted: OptimisticChange<Data>): void => {
    show(wanted.to);
    changing.mutate(wanted);
  };
  return change;
}
