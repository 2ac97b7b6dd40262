import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { withAreas } from '#i18n/i18n.ts';
import { type OutboxEntry, type Refusal, useOutboxEntries } from '#web/offline/outbox.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

export type RefusedEntry = OutboxEntry & { refusal: Refusal };

const RefusedList = lazyPart(
  async () => (await withAreas(import('./refused-list.tsx'), 'offline')).RefusedList,
);

const isRefused = (entry: OutboxEntry): entry is RefusedEntry => entry.refusal !== null;

/** A refused message stays in its discussion, unless its author can't open that, or it was deleted there. */
const isListed = ({ command, refusal }: RefusedEntry): boolean =>
  command.type !== 'add' || command.entity !== 'message' || /^(forbidden|deleted_since)$/.test(refusal.key);

/** Lists refused changes on every page, until their author decides [PLUS-3]. */
export function RefusedChanges(): ReactNode {
  const refused = useOutboxEntries().filter(isRefused).filter(isListed);
  if (refused.length === 0) return null;
  return createPortal(<RefusedList entries={refused} />, document.body);
}
