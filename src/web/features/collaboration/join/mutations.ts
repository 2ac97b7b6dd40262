import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '#web/data/failure.ts';
import { request } from '#web/data/request.ts';
import { toast } from '#web/ui/toasts.ts';
import type { CollaboratorRole } from '../people/invitations.ts';
import { joinLinksQuery } from './queries.ts';

export interface NewJoinLink {
  role: CollaboratorRole;
  days: number;
}

function createJoinLink(trip_id: string, { role, days }: NewJoinLink) {
  return request((client) => client.rpc('create_join_link', { trip_id, role, days }));
}

async function revokeJoinLink(trip_id: string, link_id: string): Promise<void> {
  await request((client) => client.rpc('revoke_join_link', { trip_id, link_id }));
}

function joinTrip(token: string): Promise<string> {
  return request((client) => client.rpc('join_trip', { token }));
}

async function declineInvitation(token: string): Promise<void> {
  await request((client) => client.rpc('decline_invitation', { token }));
}

const failure = (title: string) => (error: Error) => toastFailure(title, error);

/** Refusals are toasts; the list is refetched in any case. */
export function useJoinLinks(tripId: string) {
  const { t } = useTranslation('collaborators');
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: joinLinksQuery(tripId).queryKey });
  const create = useMutation({
    mutationFn: (link: NewJoinLink) => createJoinLink(tripId, link),
    onSettled,
    onError: failure(t('joinLinkFailed')),
  });
  const revoke = useMutation({
    mutationFn: (linkId: string) => revokeJoinLink(tripId, linkId),
    onSuccess: () => toast({ title: t('joinLinkRevoked'), description: t('joinLinkRevokedText') }),
    onSettled,
    onError: failure(t('joinLinkRevokeFailed')),
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
    mutationFn: () => joinTrip(token),
    onSuccess: async (tripId) => {
      onJoined(tripId);
      toast({ title: t('joined') });
      await queries.invalidateQueries({ queryKey: ['trips'] });
    },
    onError: (error) => {
      failure(t('joinFailed'))(error);
      return readAgain();
    },
  });
  const decline = useMutation({
    mutationFn: () => declineInvitation(token),
    onSuccess: onDeclined,
    onError: failure(t('declineFailed')),
  });
  return { join, decline };
}
