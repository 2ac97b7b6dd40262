import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request, toastFailure } from '#web/data/request.ts';
import { type TripDetails, tripQuery } from '#web/trip-data/queries.ts';
import { useSubmitCommand } from '#web/trip-data/submit-command.ts';
import { nameOf, type TripPerson } from '#web/trip-data/trip.ts';
import { toast } from '#web/ui/toasts.ts';
import type { CollaboratorRole } from './invitations.ts';

/** The former owner stays as an editor [PLUS-17]. */
export function useTransferOwnership(tripId: string) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: TripPerson) =>
      request((client) => client.rpc('transfer_ownership', { trip_id: tripId, new_owner_id: id })),
    onSuccess: (_, person) => toast({ title: t('transferred', { name: nameOf(person) }) }),
    onError: (error) => toastFailure(t('transferFailed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['trips'] }),
  });
}

/** Changes appear at once; a refusal is reverted [COLLAB-3]. */
export function usePeopleChanges(trip: TripDetails) {
  const { t } = useTranslation('collaborators');
  const send = useSubmitCommand(trip.id);
  const rowOf = (person: TripPerson) => trip.trip_collaborators.find(({ user_id }) => user_id === person.id);
  const changeRole = (person: TripPerson, role: CollaboratorRole) => {
    const row = rowOf(person);
    if (!row) return;
    const name = nameOf(person);
    const title = role === 'editor' ? t('nowEditor', { name }) : t('nowViewer', { name });
    send(
      { type: 'patch', entity: 'member', label: name, row, to: { role } },
      { done: { title }, failed: t('roleFailed', { name }), undo: { label: title } },
    );
  };
  const remove = (person: TripPerson) => {
    const row = rowOf(person);
    const name = nameOf(person);
    if (row)
      send(
        { type: 'remove', entity: 'member', label: name, row },
        { done: { title: t('removed', { name }) }, failed: t('removeFailed', { name }) },
      );
  };
  return { changeRole, remove };
}

/** @param onLeft navigates; runs even after the dialog unmounted: the event may precede the response */
export function useLeaveTrip(tripId: string, onLeft: () => void) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (forget_name: boolean) =>
      request((client) => client.rpc('leave_trip', { trip_id: tripId, forget_name })),
    onSuccess: async () => {
      onLeft();
      queries.removeQueries({ queryKey: tripQuery(tripId).queryKey });
      await queries.invalidateQueries({ queryKey: ['trips'] });
      toast({ title: t('left') });
    },
    onError: (error) => toastFailure(t('leaveFailed'), error),
  });
}
