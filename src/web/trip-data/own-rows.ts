/** Rows that this page has added or restored, as its own commands have left them: an undo compares them with what is stored [PLUS-2]. */
import { acknowledged, applyCommand, applyCommands, type TripView } from '#domain/trip-commands/apply.ts';
import type { TripCommand } from '#domain/trip-commands/command.ts';
import { pendingCommands } from '#web/offline/outbox.ts';
import type { Acknowledgement } from '#web/offline/send-command.ts';
import { onSessionEnd } from '#web/session/session-end.ts';

const views = new Map<string, TripView>();
onSessionEnd(() => views.clear());

const viewOf = (id: string): TripView =>
  views.get(id) ?? { id, items: [], trip_expenses: [], listEntries: [] };

const isAddedCost = (command: TripCommand): boolean =>
  command.type === 'add' && (command.entity === 'item' || command.entity === 'expense');

export function noteDone(command: TripCommand, acknowledgement: Acknowledgement): void {
  const { row, restored } = acknowledgement;
  // How it is stored is in the answer alone.
  if (isAddedCost(command) && !row) return;
  const done = acknowledged(command, acknowledgement);
  const known = done.type === 'batch' && restored ? { ...done, rows: restored } : done;
  views.set(command.tripId, applyCommand(viewOf(command.tripId), known));
}

/** With the commands that are on their way. */
export const ownRows = (tripId: string): TripView =>
  applyCommands(
    viewOf(tripId),
    pendingCommands(tripId).filter((command) => !isAddedCost(command)),
  );
