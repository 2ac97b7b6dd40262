import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request, toastFailure } from '#web/data/request.ts';
import { toast } from '#web/ui/toasts.ts';
import type { CollaboratorRole } from '../people/invitations.ts';
import { joinLinksQuery } from './queries.ts';

/** Refusals are toasts; the list is refetched in any case. */
export function useJoinLinks(trip_id: string) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: joinLinksQuery(trip_id).queryKey });
  const create = useMutation({
    mutationFn: ({ role, days }: { role: CollaboratorRole; days: number }) =>
      request((client) => client.rpc('create_join_link', { trip_id, role, days })),
    onSettled,
    onError: (error) => toastFailure(t('joinLinkFailed'), error),
  });
  const revoke = useMutation({
    mutationFn: (link_id: string) =>
      request((client) => client.rpc('revoke_join_link', { trip_id, link_id })),
    onSuccess: () => toast({ title: t('joinLinkRevoked'), description: t('joinLinkRevokedText') }),
    onSettled,
    onError: (error) => toastFailure(t('joinLinkRevokeFailed'), error),
  });
  return { create, revoke };
}

/** Reads the link again after a refusal. */
export function useAnswerInvitation(
  token: string,
  onJoined: (tripId: string) => void,
  onDeclined: () => void,
) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: ['join-link', token] });
  const join = useMutation({
    mutationFn: () => request((client) => client.rpc('join_trip', { token })),
    onSuccess: async (tripId) => {
      onJoined(tripId);
      toast({ title: t('joined') });
      await queries.invalidateQueries({ queryKey: ['trips'] });
    },
    onError: (error) => {
      toastFailure(t('joinFailed'), error);
      return readAgain();
    },
  });
  const decline = useMutation({
    mutationFn: () => request((client) => client.rpc('decline_invitation', { token })),
    onSuccess: onDeclined,
    onError: (error) => toastFailure(t('declineFailed'), error),
  });
  return { join, decline };
}
