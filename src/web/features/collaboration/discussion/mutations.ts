import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { errorText } from '#i18n/error-text.ts';
import { readJson, remove, writeJson } from '#web/data/browser-storage.ts';
import { newId } from '#web/data/new-id.ts';
import { isWorthRetrying } from '#web/data/query-client.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { toast } from '#web/data/toasts.ts';
import { whose } from '#web/session/person-storage.ts';
import { countsQuery } from '#web/trip-data/counts.ts';
import { type PendingMessage, readOutbox, withMessage, withoutMessage } from './messages.ts';
import { type Message, messagesQuery } from './queries.ts';

type Outgoing = Pick<PendingMessage, 'id' | 'text' | 'created_at'>;

const UNIQUE_VIOLATION = '23505';
const NOTHING: PendingMessage[] = [];

/** Longest wait between two tries, in milliseconds. */
const LONGEST_WAIT_MS = 15_000;

const sendingKey = (tripId: string) => ['trip-messages', tripId, 'sending'] as const;

async function insertMessage(tripId: string, { id, text, created_at }: Outgoing): Promise<Message | null> {
  const client = await loadClient();
  const columns = 'id, user_id, text, created_at';
  const row = { id, trip_id: tripId, text };
  const sent = await client.from('trip_chat_messages').insert(row).select(columns).single();
  // A try whose answer was lost has arrived all the same: it is the same message.
  if (sent.error?.code !== UNIQUE_VIOLATION) return unwrap(sent);
  const stored = await client.from('trip_chat_messages').select(columns).eq('id', id).maybeSingle();
  return unwrap(stored) ?? { id, text, created_at, user_id: '' };
}

/** Of whoever is signed in: nobody else sends it. */
const outboxKey = (tripId: string) => storageKeys.unsentMessages(whose(), tripId);

/** What is on its way, kept over a reload. */
function keepOutbox(tripId: string, change: (kept: Outgoing[]) => Outgoing[]): void {
  const key = outboxKey(tripId);
  const next = change(readOutbox(readJson('local', key)));
  if (next.length === 0) remove('local', key);
  else writeJson('local', key, next);
}

/**
 * Sends messages: each shows at once, is tried again until the network carries it, and is stored once however often it
 * was sent [CHAT-2]. What is refused stays, with its text, to be sent again or given up.
 */
export function useSending(tripId: string) {
  const queries = useQueryClient();
  const { queryKey } = messagesQuery(tripId);
  const mutationKey = sendingKey(tripId);
  const sending = useMutation({
    mutationKey,
    networkMode: 'online',
    retry: (_, error) => isWorthRetrying(error),
    retryDelay: (tries) => Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS),
    mutationFn: (message: Outgoing) => insertMessage(tripId, message),
    onMutate: (message) =>
      keepOutbox(tripId, (kept) => [...kept.filter(({ id }) => id !== message.id), message]),
    onSuccess: (stored, { id }) => {
      keepOutbox(tripId, (kept) => kept.filter((message) => message.id !== id));
      if (stored) queries.setQueryData(queryKey, (pages) => pages && withMessage(pages, stored));
    },
  });
  const { mutate } = sending;

  useEffect(() => {
    // What an earlier visit could not send.
    const cache = queries.getMutationCache();
    const known = new Set(
      cache.findAll({ mutationKey: sendingKey(tripId) }).map(({ state }) => outgoingOf(state.variables)?.id),
    );
    for (const message of readOutbox(readJson('local', outboxKey(tripId))))
      if (!known.has(message.id)) mutate(message);
  }, [tripId, queries, mutate]);

  const pending = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state }): PendingMessage | null => {
      const message = outgoingOf(state.variables);
      return message && { ...message, isRefused: state.status === 'error' };
    },
  }).filter((message) => message !== null);

  const forget = useCallback(
    (id: string) => {
      const cache = queries.getMutationCache();
      for (const mutation of cache.findAll({ mutationKey: sendingKey(tripId) }))
        if (outgoingOf(mutation.state.variables)?.id === id) cache.remove(mutation);
      keepOutbox(tripId, (kept) => kept.filter((message) => message.id !== id));
    },
    [queries, tripId],
  );
  const sendAgain = useCallback(
    ({ id, text }: Pick<Outgoing, 'id' | 'text'>) => {
      forget(id);
      mutate({ id, text, created_at: new Date().toISOString() });
    },
    [forget, mutate],
  );
  return {
    pending: pending.length === 0 ? NOTHING : pending,
    send: (text: string) => mutate({ id: newId(), text, created_at: new Date().toISOString() }),
    sendAgain,
    giveUp: forget,
  };
}

/** The message that a mutation of the cache sends. */
function outgoingOf(variables: unknown): Outgoing | null {
  return readOutbox([variables])[0] ?? null;
}

async function deleteMessage(id: string): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('trip_chat_messages').delete().eq('id', id).select('id').single());
}

/** Takes a message back, for everyone. */
export function useDeleteMessage(tripId: string) {
  const { t } = useTranslation('chat');
  const queries = useQueryClient();
  const { queryKey } = messagesQuery(tripId);
  return useMutation({
    mutationFn: ({ id }: Message) => deleteMessage(id),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (pages) => pages && withoutMessage(pages, id));
    },
    onSuccess: () => toast({ title: t('deleted') }),
    onError: async (error) => {
      toast({ title: t('deleteFailed'), description: errorText(toAppError(error)), variant: 'destructive' });
      await queries.invalidateQueries({ queryKey });
    },
  });
}

/** Notes that the discussion was read up to a message, and counts anew. */
export function useMarkRead(tripId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (readAt: string) => {
      const client = await loadClient();
      unwrap(await client.rpc('mark_read', { trip_id: tripId, read_at: readAt }));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: countsQuery.queryKey }),
  });
}
