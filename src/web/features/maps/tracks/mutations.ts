import { useTranslation } from 'react-i18next';
import type { TrackRow, TripCommand } from '#domain/trip-commands/command.ts';
import { inverseCommand } from '#domain/trip-commands/inverse.ts';
import { i18n } from '#i18n/i18n.ts';
import { nextChangeId } from '#web/data/ids.ts';
import { enqueue } from '#web/offline/outbox-sender.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { rememberUndo, toastWithUndo, undoneText } from '#web/trip-data/undo.ts';
import { toast } from '#web/ui/toasts.ts';

/** Changes appear at once; a refusal is reverted with a toast [PLUS-14]. */
export function useTrackChanges(tripId: string) {
  const { t } = useTranslation('map');
  const send = useSubmitCommand(tripId);
  const patch = (row: TrackRow, to: Partial<TrackRow>, done: string) =>
    send(
      { type: 'patch', entity: 'track', label: row.title, row, to },
      { done: { title: done }, failed: t('trackFailed', { title: row.title }), undo: { label: done } },
    );
  return {
    rename: (row: TrackRow, title: string) => patch(row, { title }, t('trackChanged', { title })),
    remove: (row: TrackRow) =>
      patch(row, { deleted_at: Temporal.Now.instant().toString() }, t('trackDeleted', { title: row.title })),
  };
}

/** Adding several is one act, reported and undone together. */
export function addTracks(tripId: string, rows: readonly TrackRow[]): void {
  const failed = i18n.t('map:trackAddFailed');
  let finished = 0;
  const added: TripCommand[] = [];
  const commands = rows.map(
    (row): TripCommand => ({
      type: 'add',
      entity: 'track',
      label: row.title,
      row,
      failed,
      id: nextChangeId(),
      tripId,
    }),
  );
  const undo = () => {
    const back: string[] = [];
    let answers = 0;
    for (const command of added) {
      const inverse = inverseCommand(command, nextChangeId());
      if (inverse)
        enqueue(
          { ...inverse, failed: i18n.t('notifications:undoFailed') },
          {
            onSettled: ({ acknowledgement }) => {
              answers += 1;
              if (acknowledgement) back.push(command.label);
              if (answers === added.length && back.length > 0) toast(undoneText(back));
            },
          },
        );
    }
  };
  for (const command of commands)
    enqueue(command, {
      onSettled: ({ acknowledgement }) => {
        finished += 1;
        if (acknowledgement) added.push(command);
        if (finished < commands.length || added.length === 0) return;
        const title = i18n.t('map:tracksAdded', { count: added.length });
        const undoable = { scope: tripId, label: title, undo };
        // The toast of a refusal stays.
        if (added.length < finished) rememberUndo(undoable);
        else toastWithUndo({ title }, undoable);
      },
    });
}
