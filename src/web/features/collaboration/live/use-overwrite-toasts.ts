import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NO_CHANGE } from '#domain/trip-change.ts';
import type { BatchCommand } from '#domain/trip-commands/command.ts';
import { i18n, loadAreas } from '#i18n/i18n.ts';
import { isOwnChange } from '#web/data/ids.ts';
import { noteAuthor } from '#web/live/live-state.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { costsOf, namesIn } from '#web/trip-data/trip.ts';
import { noteGone } from '#web/trip-data/undo.ts';
import { useTripChanges } from '#web/trip-data/use-trip-commands.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { isToastShown, toast } from '#web/ui/toasts.ts';
import { overwriteAreas, overwriteInWords } from './overwrite-words.ts';
import { type Overwrite, watchOverwrites } from './overwrites.ts';
import { patchOf, pendingColumns, storedRow } from './row-patch.ts';

/** Notifies the author of a change that others overwrote or deleted, and offers a restore. */
export function useOverwriteToasts(tripId: string) {
  const client = useQueryClient();
  const bringBack = useBringBack(tripId);
  const notifyDeleted = useDeletionToast(tripId);
  const watch = useRef<ReturnType<typeof watchOverwrites>>(null);
  watch.current ??= watchOverwrites(
    isOwnChange,
    (table, id) => storedRow(client, tripId, { table, id }),
    (id) => pendingColumns(tripId, id),
  );

  const nameBy = (id: string | null): string | null => {
    const trip = visibleTrip(client, tripId);
    return (trip && namesIn(trip).get(id ?? '')) ?? null;
  };
  /** Overwrites in the toast on screen. */
  const shown = useRef<{ id: number; overwrites: readonly Overwrite[] }>({ id: 0, overwrites: [] });
  const notify = async (overwrite: Overwrite): Promise<void> => {
    await loadAreas(...overwriteAreas(overwrite.table));
    if (!textOf(overwrite)) return;
    const { id, overwrites } = shown.current;
    show(isToastShown(id) ? [...overwrites, overwrite] : [overwrite]);
  };
  /** Several overwrites share one toast. */
  const show = (overwrites: readonly Overwrite[]): void => {
    const parts = overwrites.flatMap((overwrite) => {
      const text = textOf(overwrite);
      const rest = overwrites.filter((one) => one !== overwrite);
      return text
        ? [{ ...text, action: { label: text.label, onClick: () => takeBack(overwrite, rest) } }]
        : [];
    });
    const [only] = parts;
    if (!only) return;
    const id =
      parts.length === 1
        ? toast({ title: only.title, description: only.description, action: only.action })
        : toast({
            title: i18n.t('collaborators:overwrittenSeveral', { count: parts.length }),
            duration: Number.POSITIVE_INFINITY,
            parts: parts.map(({ title, description, action }) => ({
              text: `${title}. ${description}`,
              action,
            })),
          });
    shown.current = { id, overwrites };
  };
  const takeBack = (overwrite: Overwrite, rest: readonly Overwrite[]): void => {
    bringBack(overwrite, rest.length > 0);
    // The press closes its toast, so the rest needs a new one.
    if (rest.length > 0) queueMicrotask(() => show(rest));
  };
  const textOf = (overwrite: Overwrite) => {
    const title = titleOf(overwrite);
    return title === null ? null : overwriteInWords(overwrite, title, nameBy);
  };
  const titleOf = ({ table, id }: Pick<Overwrite, 'table' | 'id'>): string | null =>
    patchOf(client, tripId, { table, id }, {})?.label ?? null;
  /** Costs on screen that this event will remove. */
  const goneIn = ({ operation, rows }: RemoteEvent) => {
    const trip = operation === 'DELETE' && visibleTrip(client, tripId);
    return trip ? costsOf(trip).filter((cost) => rows.some(({ id }) => id === cost.id)) : [];
  };
  const handle = (event: RemoteEvent): void => {
    const name = nameBy(event.by);
    if (name && !isOwnChange(event.change)) for (const { id } of event.rows) noteAuthor(String(id), name);
    const overwrites = watch.current?.overwritesOf(event) ?? [];
    const gone = goneIn(event);
    noteGone(gone);
    const own = watch.current?.deletionsIn(event) ?? [];
    for (const row of gone)
      if (own.includes(row.id)) notifyDeleted(row, nameBy(event.by)).catch(console.error);
    // Read after the event is applied, since the title may have changed.
    if (overwrites.length > 0)
      requestAnimationFrame(() => {
        for (const overwrite of overwrites) void notify(overwrite).catch(console.error);
      });
  };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return latest;
}

/** Restores only the overwritten columns. */
function useBringBack(tripId: string) {
  const client = useQueryClient();
  const send = useSubmitCommand(tripId);
  /** With `isQuiet`, the toast for the others stays. */
  return ({ table, id, mine }: Overwrite, isQuiet: boolean): void => {
    const patch = patchOf(client, tripId, { table, id }, mine);
    const title = i18n.t('collaborators:broughtBack');
    const failed = i18n.t('collaborators:bringBackFailed');
    if (patch) send(patch, { ...(!isQuiet && { done: { title } }), failed, undo: { label: title } });
    else toast({ title: failed, variant: 'destructive' });
  };
}

/** Notifies that somebody deleted what this page wrote, and offers a restore. */
function useDeletionToast(tripId: string) {
  const { change } = useTripChanges(tripId);
  return async ({ kind, id, title }: BatchCommand['rows'][number], by: string | null): Promise<void> => {
    await loadAreas('collaborators');
    const texts = {
      title: i18n.t('collaborators:restored'),
      failed: i18n.t('collaborators:restoreFailed'),
      names: [title],
    };
    toast({
      title: i18n.t('collaborators:deletedByOther', {
        name: by ?? i18n.t('collaborators:somebody'),
        title,
      }),
      description: i18n.t('collaborators:deletedByOtherText'),
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: i18n.t('collaborators:restore'),
        onClick: () => change({ ...NO_CHANGE, restored: [{ kind, id }] }, texts),
      },
    });
  };
}
