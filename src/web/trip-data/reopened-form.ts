import { useEffect, useSyncExternalStore } from 'react';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** What is written by the dialog of an item or an expense. */
export type FormCommand = Extract<
  TripCommand,
  { type: 'add' | 'patch'; entity: 'item' } | { type: 'add' | 'patch'; entity: 'expense' }
>;

type Reopen = (command: FormCommand) => void;

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
  const open = useStableCallback((command: FormCommand) => reopen?.(command));
  const mayWrite = reopen !== null;
  useEffect(() => {
    if (!mayWrite) return;
    setPlanner({ tripId, reopen: open });
    return () => setPlanner(null);
  }, [tripId, mayWrite, open]);
}

/** Opens the dialog of a command with what was typed there; null where its trip is not on screen, or it has no dialog. */
export function useReopenForm(command: TripCommand): (() => void) | null {
  const shown = useSyncExternalStore(subscribe, () => planner);
  if (!shown || shown.tripId !== command.tripId || !isOfForm(command)) return null;
  return () => shown.reopen(command);
}
