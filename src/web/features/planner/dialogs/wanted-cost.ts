import { applyCommand } from '#domain/trip-commands/apply.ts';
import { asNewRow } from '#domain/trip-commands/resend.ts';
import { newId } from '#web/data/ids.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { RefusedForm } from '#web/trip-data/reopened-form.ts';
import { costsOf, type PlannerItem, type TripExpense } from '#web/trip-data/trip.ts';

/** The item or expense that a refused change was to make. Where its row is gone, it is one of its own: the old id is not given again. */
export function wantedCost(
  trip: TripDetails,
  command: RefusedForm['command'],
): PlannerItem | TripExpense | undefined {
  const isGone = command.type === 'patch' && costsOf(trip).every(({ id }) => id !== command.row.id);
  const id = isGone ? newId() : command.row.id;
  const made = isGone ? asNewRow(command, command.id, id) : command;
  return made ? costsOf(applyCommand(trip, made)).find((cost) => cost.id === id) : undefined;
}
