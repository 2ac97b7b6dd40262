import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { unwrap } from '#db/unwrap.ts';
import { errorText } from '#i18n/error-text.ts';
import { loadClient } from '#web/data/supabase-client.ts';
import { toast } from '#web/data/toasts.ts';
import { type TripDetails, tripQuery } from '#web/trip-data/queries.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';
import { useOptimisticChange } from '#web/trip-data/use-optimistic-change.ts';
import { type CollaboratorRole, withoutPerson, withPerson, withRole } from './collaborators.ts';
import type { Invitation } from './schema.ts';

async function invite(tripId: string, { email, role }: Invitation): Promise<void> {
  const client = await loadClient();
  unwrap(await client.rpc('invite_collaborator', { trip_id: tripId, email, role }));
}

async function writeRole(tripId: string, userId: string, role: CollaboratorRole): Promise<void> {
  const client = await loadClient();
  const table = client.from('trip_collaborators');
  unwrap(await table.update({ role }).eq('trip_id', tripId).eq('user_id', userId).select('user_id').single());
}

async function removePerson(tripId: string, userId: string): Promise<void> {
  const client = await loadClient();
  const table = client.from('trip_collaborators');
  unwrap(await table.delete().eq('trip_id', tripId).eq('user_id', userId).select('user_id').single());
}

/** Adds the person with an e-mail to the trip; the list shows them when the server knows who it is [COLLAB-2]. */
export function useInvite(tripId: string) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invitation: Invitation) => invite(tripId, invitation),
    onSuccess: async (_, { email }) => {
      await queries.invalidateQueries({ queryKey: tripQuery(tripId).queryKey });
      toast({ title: t('invited'), description: t('invitedText', { email }) });
    },
    onError: (error) =>
      toast({
        title: t('inviteFailed'),
        description: errorText(toAppError(error)),
        variant: 'destructive',
      }),
  });
}

/** Changes of who may do what in a trip; each shows at once, and is taken back when it is refused [COLLAB-3]. */
export function usePeopleChanges(trip: TripDetails) {
  const { t } = useTranslation('collaborators');
  const change = useOptimisticChange({
    queryKey: tripQuery(trip.id).queryKey,
    mutationKey: ['trips', trip.id, 'people'],
    tripId: trip.id,
  });
  const changeRole = (person: TripPerson, role: CollaboratorRole) => {
    const name = nameOf(person);
    const to = (next: CollaboratorRole) => ({
      write: () => writeRole(trip.id, person.id, next),
      apply: (old: TripDetails | null) => old && withRole(old, person.id, next),
      done: next === 'editor' ? t('nowEditor', { name }) : t('nowViewer', { name }),
    });
    const before = person.role === 'editor' ? 'editor' : 'viewer';
    change({ to: to(role), from: to(before), failed: t('roleFailed', { name }), label: name, canUndo: true });
  };
  const remove = (person: TripPerson) => {
    const name = nameOf(person);
    const row = trip.trip_collaborators.find(({ user_id }) => user_id === person.id);
    change({
      to: {
        write: () => removePerson(trip.id, person.id),
        apply: (old) => old && withoutPerson(old, person.id),
        done: t('removed', { name }),
      },
      from: {
        write: () => Promise.resolve(),
        apply: (old) => (old && row ? withPerson(old, row) : old),
      },
      failed: t('removeFailed', { name }),
      label: name,
    });
  };
  return { changeRole, remove };
}

/**
 * Leaves a trip: from then on it is not among one's own any more.
 *
 * @param onLeft leads elsewhere; called though what asked is gone, since one's own leaving may be heard before it is answered
 */
export function useLeaveTrip(tripId: string, onLeft: () => void) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => removePerson(tripId, userId),
    onSuccess: async () => {
      onLeft();
      queries.removeQueries({ queryKey: tripQuery(tripId).queryKey });
      await queries.invalidateQueries({ queryKey: ['trips'] });
      toast({ title: t('left') });
    },
    onError: (error) =>
      toast({ title: t('leaveFailed'), description: errorText(toAppError(error)), variant: 'destructive' }),
  });
}
