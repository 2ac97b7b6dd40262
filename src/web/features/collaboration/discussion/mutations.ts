import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { newId, nextChangeId } from '#web/data/ids.ts';
import { type OutboxEntry, outboxEntries, useOutboxEntries } from '#web/offline/outbox.ts';
import { enqueue, resolveRefusal } from '#web/offline/outbox-sender.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { itemStillIn } from './item-links.ts';
import type { PendingMessage } from './messages.ts';
import type { Message } from './queries.ts';

const NOTHING: PendingMessage[] = [];

type AddMessage = Extract<TripCommand, { type: 'add'; entity: 'message' }>;

const isAddMessage = (command: TripCommand): command is AddMessage =>
  command.type === 'add' && command.entity === 'message';

function messageOf({ command, refusal }: OutboxEntry, tripId: string): PendingMessage[] {
  if (command.tripId !== tripId || !isAddMessage(command)) return [];
  // The message was stored, and deleted later.
  if (refusal?.key === 'deleted_since') return [];
  const { id, text, created_at, reply_to, mentions, item_id } = command.row;
  return [{ id, text, created_at, reply_to, mentions, item_id, isRefused: refusal !== null }];
}

export type Draft = Pick<Message, 'text' | 'reply_to' | 'mentions' | 'item_id'>;

function giveUp(id: string): void {
  for (const { key, command } of outboxEntries())
    if (isAddMessage(command) && command.row.id === id) resolveRefusal(key);
}

/** Messages appear at once, are retried, stored once [CHAT-2]. Refused ones can be resent or discarded. */
export function useSending(tripId: string, userId: string) {
  const { t } = useTranslation('discussion');
  const client = useQueryClient();
  const entries = useOutboxEntries();
  const pending = useMemo(() => {
    const messages = entries.flatMap((entry) => messageOf(entry, tripId));
    return messages.length === 0 ? NOTHING : messages;
  }, [entries, tripId]);
  const sendAs = (id: string, { text, reply_to, mentions, item_id }: Draft) => {
    const row = {
      id,
      user_id: userId,
      text,
      created_at: new Date().toISOString(),
      reply_to,
      mentions,
      item_id: itemStillIn(visibleTrip(client, tripId), item_id),
    };
    const command = {
      id: nextChangeId(),
      tripId,
      label: text,
      failed: t('sendFailed'),
      type: 'add',
      entity: 'message',
      row,
    } as const;
    enqueue(command, { onSettled: () => {} });
  };
  const send = useStableCallback((draft: Draft) => sendAs(newId(), draft));
  const sendAgain = useStableCallback(({ id, ...draft }: Draft & { id: string }) => {
    giveUp(id);
    sendAs(id, draft);
  });
  return { pending, send, sendAgain, giveUp };
}

export function useDeleteMessage(tripId: string): (message: Message) => void {
  const { t } = useTranslation('discussion');
  const send = useSubmitCommand(tripId);
  return ({ id, user_id, text, created_at, reply_to, mentions, item_id }) =>
    send(
      {
        type: 'remove',
        entity: 'message',
        label: text,
        row: { id, user_id, text, created_at, reply_to, mentions, item_id },
      },
      { done: { title: t('deleted') }, failed: t('deleteFailed') },
    );
}
