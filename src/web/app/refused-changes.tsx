import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type OutboxEntry, outboxEntries, type Refusal, subscribeOutbox } from '#web/offline/outbox.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** A command that the database has refused. */
export type RefusedEntry = OutboxEntry & { refusal: Refusal };

const RefusedList = lazyPart(async () => (await import('./refused-list.tsx')).RefusedList);

/** A refused message stays in its discussion. */
const isListed = (entry: OutboxEntry): entry is RefusedEntry =>
  entry.refusal !== null && (entry.command.type === 'batch' || entry.command.entity !== 'message');

/** Commands that the database has refused, on every page, until their author has decided about each [PLUS-3]. */
export function RefusedChanges(): ReactNode {
  const refused = useSyncExternalStore(subscribeOutbox, outboxEntries).filter(isListed);
  if (refused.length === 0) return null;
  return createPortal(
    <Suspense>
      <RefusedList entries={refused} />
    </Suspense>,
    document.body,
  );
}
