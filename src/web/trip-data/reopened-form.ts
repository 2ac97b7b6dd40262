import { useEffect } from 'react';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { createStore, useWholeStore } from '#web/ui/store.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** Commands that come from the dialog of an item or an expense. */
type FormCommand = Extract<
  TripCommand,
  { type: 'add' | 'patch'; entity: 'item' } | { type: 'add' | 'patch'; entity: 'expense' }
>;

/** A form that stays until it is saved. */
export interface RefusedForm {
  key: string;
  command: FormCommand;
}

type Reopen = (refused: RefusedForm) => void;

/** The open planner; refusals are listed on every page, outside of it. */
const planner = createStore<{ tripId: string; reopen: Reopen } | null>(null);

const isOfForm = (command: TripCommand): command is FormCommand =>
  (command.type === 'add' || command.type === 'patch') &&
  (command.entity === 'item' || command.entity === 'expense');

export function useFormsReopen(tripId: string, reopen: Reopen | null): void {
  const open = useStableCallback((refused: RefusedForm) => reopen?.(refused));
  const mayWrite = reopen !== null;
  useEffect(() => {
    if (!mayWrite) return;
    planner.set({ tripId, reopen: open });
    return () => planner.set(null);
  }, [tripId, mayWrite, open]);
}

/** Opens the form of a refused command; null: another trip, or no dialog. */
export function useReopenForm({ key, command }: { key: string; command: TripCommand }): (() => void) | null {
  const shown = useWholeStore(planner);
  if (!shown || shown.tripId !== command.tripId || !isOfForm(command)) return null;
  return () => shown.reopen({ key, command });
}
