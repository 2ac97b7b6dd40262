import { useEffect, useSyncExternalStore } from 'react';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** What is written by the dialog of an item or an expense. */
type FormCommand = Extract<
  TripCommand,
  { type: 'add' | 'patch'; entity: 'item' } | { type: 'add' | 'patch'; entity: 'expense' }
>;

/** A refused command in the outbox, by its key there. It stays until what was typed is saved. */
export interface RefusedForm {
  key: string;
  command: FormCommand;
}

type Reopen = (refused: RefusedForm) => void;

/** Of the planner on screen, whose dialogs the list of refused commands can't reach: it stands on every page. */
let planner: { tripId: string; reopen: Reopen } | null = null;
const listeners = new Set<() => void>();

function setPlanner(next: typeof planner): void {
  planner = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOfForm = (command: TripCommand): command is FormCommand =>
  (command.type === 'add' || command.type === 'patch') &&
  (command.entity === 'item' || command.entity === 'expense');

/** Lets refused commands on a trip be taken up again in their dialog, while the planner is on screen; null: nobody may write. */
export function useFormsReopen(tripId: string, reopen: Reopen | null): void {
  const open = useStableCallback((refused: RefusedForm) => reopen?.(refused));
  const mayWrite = reopen !== null;
  useEffect(() => {
    if (!mayWrite) return;
    setPlanner({ tripId, reopen: open });
    return () => setPlanner(null);
  }, [tripId, mayWrite, open]);
}

/** Opens the dialog of a command with what was typed there; null where its trip is not on screen, or it has no dialog. */
export function useReopenForm({ key, command }: { key: string; command: TripCommand }): (() => void) | null {
  const shown = useSyncExternalStore(subscribe, () => planner);
  if (!shown || shown.tripId !== command.tripId || !isOfForm(command)) return null;
  return () => shown.reopen({ key, command });
}
