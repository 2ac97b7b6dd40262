import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { costKindOfTable } from '#domain/kinds.ts';
import { NO_CHANGE, type TripChange } from '#domain/trip-change.ts';
import { loadAreas } from '#i18n/i18n.ts';
import { isOwnChange } from '#web/data/command-ids.ts';
import { toast } from '#web/data/toasts.ts';
import { useTaskChanges } from '#web/features/collaboration/tasks/mutations.ts';
import { tasksQuery } from '#web/features/collaboration/tasks/queries.ts';
import { noteAuthor } from '#web/live/event-authors.ts';
import type { RemoteEvent } from '#web/live/remote-event.ts';
import { costsOf, nameOf, peopleOf } from '#web/trip-data/trip.ts';
import { useTripChanges } from '#web/trip-data/use-trip-commands.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { type Overwrite, watchOverwrites } from './overwrites.ts';
import { AREAS_OF_TABLE, useOverwriteWords } from './use-overwrite-words.ts';

/** Toasts to the author of a change that somebody else has overwritten or deleted, with a way to bring it back. */
export function useOverwriteToasts(tripId: string) {
  const { t } = useTranslation('collaborators');
  const client = useQueryClient();
  const bringBack = useBringBack(tripId);
  const { change } = useTripChanges(tripId);
  const watch = useRef<ReturnType<typeof watchOverwrites>>(null);
  watch.current ??= watchOverwrites(isOwnChange);

  const nameBy = (id: string | null): string | null => {
    const trip = visibleTrip(client, tripId);
    const person = trip && peopleOf(trip).find((one) => one.id === id);
    return person ? nameOf(person) : null;
  };
  const { labelOf, inWords } = useOverwriteWords(nameBy);
  const say = async (overwrite: Overwrite): Promise<void> => {
    const { table, by, mine, theirs } = overwrite;
    // What was written from a panel has not needed the words of its dialog yet.
    await loadAreas('collaborators', ...(AREAS_OF_TABLE[table] ?? []));
    const title = titleOf(overwrite);
    const fields = Object.keys(mine).filter((name) => labelOf(table, name) !== null);
    const [first] = fields;
    if (title === null || !first) return;
    toast({
      title: t('overwritten', { name: nameBy(by) ?? t('somebody'), title }),
      description: fields
        .map((name) =>
          t('overwrittenField', {
            field: labelOf(table, name),
            theirs: inWords(name, theirs[name]),
            mine: inWords(name, mine[name]),
          }),
        )
        .join(' '),
      action: {
        label:
          fields.length === 1 ? t('bringBack', { mine: inWords(first, mine[first]) }) : t('bringAllBack'),
        onClick: () => bringBack(overwrite),
      },
    });
  };
  const titleOf = ({ table, id }: Pick<Overwrite, 'table' | 'id'>): string | null => {
    const trip = visibleTrip(client, tripId);
    if (table === 'trips') return trip?.title ?? null;
    if (table === 'trip_tasks')
      return client.getQueryData(tasksQuery(tripId).queryKey)?.find((task) => task.id === id)?.title ?? null;
    return (trip && costsOf(trip).find((cost) => cost.id === id)?.title) ?? null;
  };
  /** The item is on screen until the event is applied. */
  const sayDeleted = async ({ table, by }: RemoteEvent, id: string): Promise<void> => {
    const kind = costKindOfTable(table);
    const title = titleOf({ table, id });
    if (!kind || title === null) return;
    await loadAreas('collaborators');
    toast({
      title: t('deletedByOther', { name: nameBy(by) ?? t('somebody'), title }),
      description: t('deletedByOtherText'),
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: t('restore'),
        onClick: () =>
          change(
            { ...NO_CHANGE, restored: [{ kind, id }] },
            { title: t('restored'), failed: t('restoreFailed') },
          ),
      },
    });
  };
  const handle = (event: RemoteEvent): void => {
    const name = nameBy(event.by);
    if (name && !isOwnChange(event.change)) for (const { id } of event.rows) noteAuthor(String(id), name);
    const overwrites = watch.current?.overwritesOf(event) ?? [];
    for (const id of watch.current?.deletionsIn(event) ?? []) sayDeleted(event, id).catch(console.error);
    // Once its change is shown: a title may be what was changed.
    if (overwrites.length > 0)
      requestAnimationFrame(() => {
        for (const overwrite of overwrites) void say(overwrite).catch(console.error);
      });
  };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  return latest;
}

/** Writes again what somebody else has written over: those columns, and no others. */
function useBringBack(tripId: string) {
  const { t } = useTranslation('collaborators');
  const client = useQueryClient();
  const { change } = useTripChanges(tripId);
  const tasks = useTaskChanges(tripId, undefined);
  const texts = { title: t('broughtBack'), failed: t('bringBackFailed') };
  return ({ table, id, mine, theirs }: Overwrite): void => {
    const kind = costKindOfTable(table);
    const row = { from: theirs, to: mine };
    if (table === 'trip_tasks') {
      const task = client.getQueryData(tasksQuery(tripId).queryKey)?.find((one) => one.id === id);
      if (task) tasks.bringBack(task, mine);
      return;
    }
    const made: TripChange = kind
      ? { ...NO_CHANGE, items: [{ kind, id, ...row }] }
      : { ...NO_CHANGE, trip: row };
    change(made, texts);
  };
}
