/** The messages on screen: their server state, which is what the cache holds, with the pending commands applied. */
import { useMemo } from 'react';
import { applyCommands } from '#domain/trip-commands/apply.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import type { MessagePages } from '#web/trip-data/message-pages.ts';
import { inOrder, type PendingMessage, type ShownMessage } from './messages.ts';

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
