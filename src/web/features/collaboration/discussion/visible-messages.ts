import { useMemo } from 'react';
import { applyCommands } from '#domain/trip-commands/apply.ts';
import { usePendingCommands } from '#web/offline/outbox.ts';
import type { MessagePages } from '#web/trip-data/message-pages.ts';
import { inOrder, type PendingMessage, type ShownMessage } from './messages.ts';

/** Leaves out messages that are being removed; oldest first. */
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
