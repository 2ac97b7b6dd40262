import { useTranslation } from 'react-i18next';
import type { AppError } from '#db/app-error.ts';
import type { NewTripCommand, TripCommand } from '#domain/trip-commands/command.ts';
import { inverseCommand } from '#domain/trip-commands/inverse.ts';
import { errorText } from '#i18n/error-text.ts';
import { nextChangeId } from '#web/data/command-ids.ts';
import { type ToastOptions, toast } from '#web/data/toasts.ts';
import { enqueue, type Outcome } from '#web/offline/outbox-sender.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';
import { rememberUndo, toastWithUndo, UNDO_MS } from './undo.ts';

type Said = Pick<ToastOptions, 'title' | 'description'>;

/** What is said of a command. */
export interface Feedback {
  /** Once it is acknowledged; absent: nothing. */
  done?: Said;
  /** What was tried, when it is refused. */
  failed: string;
  /** Offered beside the refusal. */
  retry?: { label: string; onClick: () => void };
  /** In place of a toast about the refusal. */
  onRefused?: (error: AppError) => void;
  /** Absent: it can't be undone. */
  undo?: UndoFeedback;
}

interface UndoFeedback {
  /** Once it is undone, but for so many items that somebody else has changed since. */
  done: (skipped: number) => Said;
  failed: string;
  /** Its name in the undo history; absent: it is undone from its toast alone. */
  label?: string;
  /** Whether its own toast offers it too; default: it does. */
  isInToast?: boolean;
}

const refuse = (error: AppError, { failed, retry, onRefused }: Feedback): void => {
  if (onRefused) onRefused(error);
  else
    toast({
      title: failed,
      description: errorText(error),
      variant: 'destructive',
      ...(retry && { action: retry }),
    });
};

function announce(command: TripCommand, { done, undo }: Feedback, undoLabel: string): void {
  if (!undo) return void (done && toast(done));
  const { label, isInToast = true } = undo;
  const undoable = { scope: command.tripId, label: label ?? '', undo: () => takeBack() };
  const takeBack = () => {
    const inverse = inverseCommand(command, nextChangeId());
    if (!inverse) return;
    const onSettled = ({ error, acknowledgement }: Outcome) => {
      if (acknowledgement) toast(undo.done(acknowledgement.skipped.length));
      else {
        refuse(error, { failed: undo.failed });
        if (label !== undefined) rememberUndo(undoable);
      }
    };
    enqueue(inverse, { onSettled });
  };
  if (label !== undefined && !isInToast) rememberUndo(undoable);
  if (!done) return;
  if (label !== undefined && isInToast) toastWithUndo(done, undoLabel, undoable);
  else
    toast({
      ...done,
      ...(isInToast && { duration: UNDO_MS, action: { label: undoLabel, onClick: takeBack } }),
    });
}

/** What became of a command when it was first tried; `waiting`: it stays in the outbox. */
export type FirstTry = 'acknowledged' | 'refused' | 'waiting';

/** Sends a command on a trip: it shows at once, leaves the screen when it is refused, and is said and undone as asked. */
export function submitCommand(
  tripId: string,
  made: NewTripCommand,
  feedback: Feedback,
  undoLabel: string,
): Promise<FirstTry> {
  const command: TripCommand = { ...made, id: nextChangeId(), tripId };
  const { promise, resolve } = Promise.withResolvers<FirstTry>();
  const onSettled = ({ error, acknowledgement }: Outcome) => {
    if (acknowledgement) announce(command, feedback, undoLabel);
    else refuse(error, feedback);
    resolve(acknowledgement ? 'acknowledged' : 'refused');
  };
  enqueue(command, { onSettled, onWaiting: () => resolve('waiting') });
  return promise;
}

/** {@link submitCommand}, for components of an open trip. */
export function useSubmitCommand(tripId: string): (command: NewTripCommand, feedback: Feedback) => void {
  const { t } = useTranslation('trip');
  return useStableCallback((made, feedback) => void submitCommand(tripId, made, feedback, t('undo')));
}
