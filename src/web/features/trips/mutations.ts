import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { noneIfStored } from '#db/app-error.ts';
import { changedColumns } from '#domain/item-rules.ts';
import { NO_CHANGE } from '#domain/trip-change.ts';
import { type NewTripCommand, replacedColumns, writtenColumns } from '#domain/trip-commands/command.ts';
import { movedTrip } from '#domain/trip-days.ts';
import { failureText, request } from '#web/data/request.ts';
import { useSession } from '#web/session/session.tsx';
import { tripQuery } from '#web/trip-data/queries.ts';
import { submitCommand } from '#web/trip-data/submit-command.ts';
import { undoAction } from '#web/trip-data/undo.ts';
import { visibleTrip } from '#web/trip-data/visible-trip.ts';
import { toast } from '#web/ui/toasts.ts';
import { toTripColumns } from './model.ts';
import { type TripSummary, tripKeys } from './queries.ts';
import type { TripForm } from './schema.ts';
import type { EditedTrip } from './trip-form.ts';

/** Is thrown because a trip has to belong to a user [DASH-3]. */
class SignedOutError extends Error {}

export interface NewTrip {
  /** Id of the form, so that a repetition makes no second trip. */
  id: string;
  form: TripForm;
}

/** Creates a trip once by its id: a try whose answer was lost may have stored it. @throws AppError `already_exists`: it did, and the trip was changed since */
async function createTrip(ownerId: string, { id, form }: NewTrip): Promise<string> {
  const columns = toTripColumns(form);
  try {
    const row = { id, ...columns, owner_id: ownerId };
    await request((client) => client.from('trips').insert(row).select('id').single());
  } catch (error) {
    noneIfStored(error);
    const stored = await request((client) => client.from('trips').select('*').eq('id', id).maybeSingle());
    if (!stored) throw error;
    const changes = changedColumns(stored, columns);
    if (Object.keys(changes).length === 0) return id;
    // The first line is of its creation, each other one of a change: of its items, too.
    const lines = await request((client) =>
      client.from('trip_activity_log').select('id').eq('trip_id', id).limit(2),
    );
    if (lines.length > 1) throw error;
    const { updated_at } = stored;
    await request((client) =>
      client.from('trips').update(changes).match({ id, updated_at }).select('id').single(),
    );
  }
  return id;
}

export interface TripUpdate {
  trip: EditedTrip;
  form: TripForm;
  movesItems: boolean;
}

/** Changes columns, and with the dates the days of items; null: no change. */
async function commandOf(queries: QueryClient, update: TripUpdate): Promise<NewTripCommand | null> {
  const { trip, form, movesItems } = update;
  const changed: object = changedColumns(trip, toTripColumns(form));
  const { title: label } = trip;
  if (Object.keys(changed).length === 0) return null;
  if (form.start_date === trip.start_date && form.end_date === trip.end_date)
    return { type: 'patch', entity: 'trip', label, row: { ...trip }, to: changed };
  const to = writtenColumns({ row: trip, to: changed });
  const changes = { ...NO_CHANGE, trip: { from: replacedColumns({ row: trip, to }), to } };
  if (form.start_date === trip.start_date || !movesItems) return { type: 'batch', label, changes, rows: [] };
  // The items as the user sees them; their count reveals those added since.
  await queries.ensureQueryData(tripQuery(trip.id));
  const items = visibleTrip(queries, trip.id)?.items ?? [];
  const moved = movedTrip(trip, items, form, true).items;
  return { type: 'batch', label, changes: { ...changes, items: moved }, rows: [], count: items.length };
}

/** What changes of trips have in common; `failure` is the toast of a refusal. */
function useTripChange() {
  const queries = useQueryClient();
  const { t } = useTranslation('dashboard');
  const failure = (title: string) => (error: Error) => {
    const description = error instanceof SignedOutError ? t('mustSignIn') : failureText(error);
    toast({ title, description, variant: 'destructive' });
  };
  return { queries, t, failure };
}

export function useCreateTrip() {
  const { user } = useSession();
  const { queries, t, failure } = useTripChange();
  return useMutation({
    mutationFn: async (trip: NewTrip) => {
      if (!user) throw new SignedOutError();
      return createTrip(user.id, trip);
    },
    onSuccess: async (_, { form }) => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      toast({
        title: t('tripCreated'),
        description: t('createdText', { destination: form.destination.trim() }),
      });
    },
    onError: failure(t('createFailed')),
  });
}

/** Moves items in the same command, and offers undo. */
export function useUpdateTrip() {
  const { queries, t, failure } = useTripChange();
  return useMutation({
    networkMode: 'always',
    /** @throws Error after a toast */
    mutationFn: async (update: TripUpdate) => {
      const title = t('updated');
      const command = await commandOf(queries, update).catch((error: Error) => {
        // The items, which move along, could not be read.
        failure(t('updateFailed'))(error);
        throw error;
      });
      if (!command) return void toast({ title });
      const feedback = {
        done: { title },
        failed: t('updateFailed'),
        undo: { label: title, names: [update.trip.title] },
      };
      const tried = await submitCommand(update.trip.id, command, feedback);
      if (tried === 'refused') throw new Error('The trip was not changed.');
    },
  });
}

interface TripCopy {
  /** The same for the same copy, so that a repetition makes no second one. */
  id: string;
  from: string;
  title: string;
  /** ISO day. */
  start: string;
  hasTasks: boolean;
}

/** @throws AppError */
async function copyTrip({ id, from, title, start, hasTasks }: TripCopy): Promise<void> {
  const args = { id, source_id: from, title, start_date: start, with_tasks: hasTasks };
  await request((client) => client.rpc('copy_trip', args)).catch(noneIfStored);
}

export function useCopyTrip() {
  const { queries, t, failure } = useTripChange();
  return useMutation({
    networkMode: 'always',
    mutationFn: copyTrip,
    onSuccess: async (_, { title }) => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      toast({ title: t('copied'), description: title });
    },
    onError: failure(t('copyFailed')),
  });
}

interface RestoredTrip {
  id: string;
  title: string;
}

export function useRestoreTrip() {
  const { queries, t, failure } = useTripChange();
  return useMutation({
    mutationFn: ({ id }: RestoredTrip) => request((client) => client.rpc('restore_trip', { trip_id: id })),
    onSuccess: async (_, { title }) => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      toast({ title: t('restored'), description: title });
    },
    onError: failure(t('restoreFailed')),
  });
}

/** Deletes a trip and offers undo [TRIP-3]. */
export function useDeleteTrip() {
  const { queries, t, failure } = useTripChange();
  const { mutate: restore } = useRestoreTrip();
  return useMutation({
    mutationFn: ({ id }: RestoredTrip) =>
      request((client) => client.from('trips').delete().eq('id', id).select('id').single()),
    onSuccess: async (_, { id, title }) => {
      toast({
        title: t('deleted'),
        description: t('deletedText', { title }),
        action: undoAction(() => restore({ id, title })),
      });
      queries.setQueriesData<TripSummary[]>({ queryKey: tripKeys.lists }, (trips) =>
        trips?.filter((trip) => trip.id !== id),
      );
      // Excludes the trip itself: its page would fail before the user has left it.
      await queries.invalidateQueries({ queryKey: tripKeys.lists });
      await queries.invalidateQueries({ queryKey: tripKeys.deleted });
    },
    onError: failure(t('deleteFailed')),
  });
}

export function usePurgeTrip() {
  const { queries, t, failure } = useTripChange();
  return useMutation({
    mutationFn: (id: string) => request((client) => client.rpc('purge_trip', { trip_id: id })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tripKeys.deleted });
      toast({ title: t('purged') });
    },
    onError: failure(t('purgeFailed')),
  });
}
