import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { errorText } from '#i18n/error-text.ts';
import { useSession } from '#web/lib/session.tsx';
import { loadClient } from '#web/lib/supabase.ts';
import { toast } from '#web/lib/toasts.ts';
import { type TripSummary, tripKeys } from './queries.ts';
import { type TripForm, toTripColumns } from './schema.ts';

const UNIQUE_VIOLATION = '23505';
/** How long a deletion can be taken back from its toast. */
const UNDO_MS = 12_000;

/** No one is signed in: a trip has to belong to someone (DASH-3). */
class SignedOutError extends Error {}

export interface NewTrip {
  /** Made when the form opened: sending the form twice makes one trip. */
  id: string;
  form: TripForm;
}

async function createTrip(ownerId: string, { id, form }: NewTrip): Promise<string> {
  const client = await loadClient();
  const columns = toTripColumns(form);
  const made = await client
    .from('trips')
    .insert({ id, ...columns, owner_id: ownerId })
    .select('id')
    .single();
  if (made.error?.code === UNIQUE_VIOLATION) await updateTrip({ id, form });
  else unwrap(made);
  return id;
}

async function updateTrip({ id, form }: NewTrip): Promise<void> {
  const client = await loadClient();
  const changes = { ...toTripColumns(form), updated_at: new Date().toISOString() };
  unwrap(await client.from('trips').update(changes).eq('id', id).select('id').single());
}

async function deleteTrip(id: string): Promise<void> {
  const client = await loadClient();
  unwrap(await client.from('trips').delete().eq('id', id).select('id').single());
}

async function restoreTrip(id: string): Promise<void> {
  const client = await loadClient();
  unwrap(await client.rpc('restore_trip', { trip_id: id }));
}

/** The toast of a write that failed: what was tried, and the reason in words. */
function useFailure() {
  const { t } = useTranslation('dashboard');
  return (title: string) => (error: Error) => {
    const description = error instanceof SignedOutError ? t('mustSignIn') : errorText(toAppError(error));
    toast({ title, description, variant: 'destructive' });
  };
}

export function useCreateTrip() {
  const { user } = useSession();
  const queries = useQueryClient();
  const { t } = useTranslation('dashboard');
  const failure = useFailure();
  return useMutation({
    mutationFn: async (trip: NewTrip) => {
      if (!user) throw new SignedOutError();
      return createTrip(user.id, trip);
    },
    onSuccess: async (_, { form }) => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      toast({ title: t('created'), description: t('createdText', { destination: form.destination.trim() }) });
    },
    onError: failure(t('createFailed')),
  });
}

export function useUpdateTrip() {
  const queries = useQueryClient();
  const { t } = useTranslation('dashboard');
  const failure = useFailure();
  return useMutation({
    mutationFn: updateTrip,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      toast({ title: t('updated') });
    },
    onError: failure(t('updateFailed')),
  });
}

function useRestoreTrip() {
  const queries = useQueryClient();
  const { t } = useTranslation('dashboard');
  const failure = useFailure();
  return useMutation({
    mutationFn: restoreTrip,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: tripKeys.all });
      toast({ title: t('restored') });
    },
    onError: failure(t('restoreFailed')),
  });
}

/** Deletes a trip; for a while its toast offers to take that back (TRIP-3). */
export function useDeleteTrip() {
  const queries = useQueryClient();
  const { t } = useTranslation('dashboard');
  const { mutate: restore } = useRestoreTrip();
  const failure = useFailure();
  return useMutation({
    mutationFn: ({ id }: { id: string; title: string }) => deleteTrip(id),
    onSuccess: async (_, { id, title }) => {
      toast({
        title: t('deleted'),
        description: t('deletedText', { title }),
        duration: UNDO_MS,
        action: { label: t('undo'), onClick: () => restore(id) },
      });
      queries.setQueriesData<TripSummary[]>({ queryKey: tripKeys.lists }, (trips) =>
        trips?.filter((trip) => trip.id !== id),
      );
      // Not the trip itself: whoever has it open would see it fail before they have left it.
      await queries.invalidateQueries({ queryKey: tripKeys.lists });
    },
    onError: failure(t('deleteFailed')),
  });
}
