/** The messages on screen: their server state, which is what the cache holds, with the pending commands applied. */
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { acknowledged, applyCommands } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import { inOrder, type PendingMessage, type ShownMessage, withMessage, withoutMessage } from './messages.ts';
import { commentsQuery, type MessagePages, messagesQuery } from './queries.ts';

/** All messages of the pages but those that are being removed, and those that wait to be sent; oldest first. */
export function useVisibleMessages(
  tripId: string,
  pages: MessagePages | undefined,
  pending: readonly PendingMessage[],
  userId: string,
): ShownMessage[] {
  const commands = usePendingCommands(tripId);
  return useMemo(() => {
    const messages = inOrder(pages, pending, userId);
    const removals = commands.filter(({ type }) => type === 'remove');
    return applyCommands({ id: tripId, messages }, removals).messages;
  }, [tripId, pages, pending, userId, commands]);
}

/** Changes what the cache has of a discussion, and of the comments on an item. */
function updateDiscussion(
  client: QueryClient,
  tripId: string,
  itemId: string | null,
  change: (pages: MessagePages) => MessagePages,
): void {
  const { queryKey } = messagesQuery(tripId);
  client.setQueryData(queryKey, (pages) => pages && change(pages));
  if (itemId) client.setQueryData(commentsQuery(tripId, itemId).queryKey, (pages) => pages && change(pages));
}

/** Makes an acknowledged command part of the discussion's server state. */
export async function acknowledgeInDiscussion(
  client: QueryClient,
  command: TripCommand,
  acknowledgement: Acknowledgement,
): Promise<void> {
  if (command.type === 'batch' || command.entity !== 'message') return;
  const done = acknowledged(command, acknowledgement);
  const { queryKey } = messagesQuery(command.tripId);
  // It may be older than the command, and would take its message off the screen.
  const isReading = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  if (isReading) await client.cancelQueries({ queryKey });
  if (done.type === 'batch' || done.entity !== 'message') return;
  const { row } = done;
  updateDiscussion(client, command.tripId, row.item_id, (pages) =>
    done.type === 'remove' ? withoutMessage(pages, row.id) : withMessage(pages, row),
  );
  // Its answer was lost: when it was stored is not known.
  const isUnknown = command.type === 'add' && !acknowledgement.row;
  if (isReading || isUnknown) await client.invalidateQueries({ queryKey });
}
