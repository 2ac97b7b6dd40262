import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AppError } from '#db/app-error.ts';
import { acknowledged } from '#domain/trip-commands/apply.ts';
import {
  type BatchCommand,
  countOfRows,
  type NewTripCommand,
  type TripCommand,
} from '#domain/trip-commands/command.ts';
import { withFixedSplit } from '#domain/trip-commands/fix-splits.ts';
import { withFrozenRate } from '#domain/trip-commands/freeze-rates.ts';
import { inverseCommand, inverseOfAdditions } from '#domain/trip-commands/inverse.ts';
import { isolated } from '#i18n/format.ts';
import { i18n } from '#i18n/i18n.ts';
import { nextChangeId } from '#web/data/ids.ts';
import { noteRefusal, type RefusalNote } from '#web/offline/outbox.ts';
import { enqueue, type Outcome } from '#web/offline/outbox-sender.ts';
import { type ToastOptions, toast } from '#web/ui/toasts.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { noteDone, ownRows } from './own-rows.ts';
import { referenceRatesQuery } from './reference-rates.ts';
import { type PlannerItem, peopleOf } from './trip.ts';
import {
  forgetUndo,
  isRemembered,
  noteGone,
  rememberUndo,
  takeBack,
  type Undoable,
  undoAction,
  undoneText,
} from './undo.ts';
import { visibleTrip } from './visible-trip.ts';

type ToastText = Pick<ToastOptions, 'title' | 'description'>;

export interface Feedback {
  done?: ToastText;
  failed: string;
  explain?: (error: AppError) => Promise<RefusalNote>;
  undo?: UndoFeedback;
}

interface UndoFeedback {
  /** Names of items; default: the command's label. */
  names?: readonly string[];
  /** Label in the undo history, which has each of these acts: an older one must not be undone in its place. */
  label: string;
  isInToast?: boolean;
}

/** Of an act on one row, undone from its toast or the history. */
export const feedback = (title: string, name: string, failed: string): Feedback => ({
  done: { title, description: name },
  failed,
  undo: { label: `${title} (${isolated(name)})` },
});

/** Adds a note to the refusal, which is on every page (`refused-changes.tsx`). */
async function annotate({ id }: TripCommand, error: AppError, { explain }: Feedback): Promise<void> {
  if (explain) noteRefusal(id, await explain(error));
}

/** Refusals that last, since others have changed or deleted it: tried again, they would be in the way of what was done before. */
const FINAL: ReadonlySet<string> = new Set(['trip_changed', 'no_row']);

/** Makes both undone by one inverse, which comes after them in the outbox. */
function undoableOf(
  tripId: string,
  inverseOf: (id: string) => TripCommand | null,
  { label, names }: UndoFeedback,
): Undoable {
  const undoable = { scope: tripId, label, undo: () => undo() };
  const undo = () => {
    const inverse = inverseOf(nextChangeId());
    if (!inverse) return;
    const onSettled = ({ error, acknowledgement }: Outcome) => {
      if (error && !FINAL.has(error.key)) rememberUndo(undoable);
      if (!acknowledgement) return;
      noteDone(inverse, acknowledgement);
      const rows = countOfRows(inverse);
      // A trip is among the skipped ones where others have changed a part of it: its dates are back.
      const skipped =
        inverse.type === 'batch'
          ? rows - countOfRows(acknowledged(inverse, acknowledgement))
          : acknowledgement.skipped.length;
      toast(undoneText(names ?? [inverse.label], skipped, rows));
    };
    enqueue({ ...inverse, failed: i18n.t('notifications:undoFailed') }, { onSettled });
  };
  return undoable;
}

function announce({ done, undo }: Feedback, undoable: Undoable | null): void {
  if (!done || (undoable && !isRemembered(undoable))) return;
  const undoIt = undoable && undo?.isInToast !== false && (() => takeBack(undoable));
  toast({ ...done, ...(undoIt && { action: undoAction(undoIt) }) });
}

function removedBy(command: TripCommand): BatchCommand['rows'] {
  if (command.type === 'batch') return command.rows;
  const isRemoved = command.type === 'remove' && (command.entity === 'item' || command.entity === 'expense');
  return isRemoved ? [command.row] : [];
}

/** Outcome of the first try; `waiting`: it stays in the outbox. */
export type FirstTry = 'acknowledged' | 'refused' | 'waiting';

/** Shows a command at once, and removes it from the screen when refused. */
export function submitCommand(tripId: string, made: NewTripCommand, feedback: Feedback): Promise<FirstTry> {
  const command: TripCommand = { ...made, failed: feedback.failed, id: nextChangeId(), tripId };
  noteGone(removedBy(command));
  const { promise, resolve } = Promise.withResolvers<FirstTry>();
  const undoable = feedback.undo
    ? undoableOf(tripId, (id) => inverseCommand(command, id, ownRows(tripId)), feedback.undo)
    : null;
  if (undoable) rememberUndo(undoable);
  const onSettled = ({ error, acknowledgement }: Outcome) => {
    if (acknowledgement) {
      noteDone(command, acknowledgement);
      announce(feedback, undoable);
    } else {
      if (undoable) forgetUndo(undoable);
      annotate(command, error, feedback).catch(console.error);
    }
    resolve(acknowledgement ? 'acknowledged' : 'refused');
  };
  enqueue(command, { onSettled, onWaiting: () => resolve('waiting') });
  return promise;
}

/** Submits additions as one act: reported and undone together. */
export function submitAdditions(
  client: QueryClient,
  tripId: string,
  rows: readonly PlannerItem[],
  feedback: Pick<Feedback, 'failed'> & { done: ToastText; undo: UndoFeedback },
): void {
  const refused = new Set<PlannerItem>();
  const undoable = undoableOf(
    tripId,
    (id) =>
      inverseOfAdditions(
        tripId,
        rows.filter((row) => !refused.has(row)),
        id,
        ownRows(tripId),
      ),
    { names: rows.map(({ title }) => title), ...feedback.undo },
  );
  rememberUndo(undoable);
  let finished = 0;
  for (const row of rows) {
    const made = withFixedCosts(client, tripId, { type: 'add', entity: 'item', label: row.title, row });
    const command: TripCommand = { ...made, failed: feedback.failed, id: nextChangeId(), tripId };
    const onSettled = ({ acknowledgement }: Outcome) => {
      finished += 1;
      if (acknowledgement) noteDone(command, acknowledgement);
      else refused.add(row);
      if (finished < rows.length) return;
      if (refused.size === rows.length) forgetUndo(undoable);
      // The toast of a refusal stays.
      else if (refused.size === 0) announce(feedback, undoable);
    };
    enqueue(command, { onSettled });
  }
}

/** Adds who shares costs, and their rates. */
function withFixedCosts(client: QueryClient, tripId: string, made: NewTripCommand): NewTripCommand {
  const trip = visibleTrip(client, tripId);
  if (!trip) return withFixedSplit(made, []);
  const reference = client.getQueryData(referenceRatesQuery.queryKey) ?? null;
  const command = withFrozenRate(made, { currency: trip.currency, reference });
  return withFixedSplit(
    command,
    peopleOf(trip).map(({ id }) => id),
  );
}

/** Submits as {@link submitCommand} with the present members and rates. */
export function useSubmitCommand(tripId: string): (command: NewTripCommand, feedback: Feedback) => void {
  const client = useQueryClient();
  return useStableCallback((made, feedback) => {
    submitCommand(tripId, withFixedCosts(client, tripId, made), feedback).catch(console.error);
  });
}
