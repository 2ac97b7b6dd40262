import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request, toastFailure } from '#web/data/request.ts';
import { toast } from '#web/ui/toasts.ts';
import { shareLinksQuery } from '../queries.ts';

interface Choice {
  shareId: string;
  documentId: string;
  isShown: boolean;
}

/** Changes appear at once; refusals are toasts [PLUS-10]. */
export function useChosenDocuments(tripId: string) {
  const { t } = useTranslation('trip');
  const queries = useQueryClient();
  const { queryKey } = shareLinksQuery(tripId);
  return useMutation({
    mutationFn: ({ shareId, documentId, isShown }: Choice) =>
      request((client) =>
        client.rpc('share_document', { share_id: shareId, document_id: documentId, is_shown: isShown }),
      ),
    // Requests run in the order of clicks.
    scope: { id: `share-documents ${tripId}` },
    onMutate: async ({ shareId, documentId, isShown }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (links) =>
        links?.map((link) => {
          if (link.id !== shareId) return link;
          const others = link.document_ids.filter((id) => id !== documentId);
          return { ...link, document_ids: isShown ? [...others, documentId] : others };
        }),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => toastFailure(t('shareDocumentFailed'), error),
  });
}

/** Refusals are toasts; the list is refetched in any case. */
export function useShareLinks(tripId: string) {
  const { t } = useTranslation('trip');
  const queries = useQueryClient();
  const { queryKey } = shareLinksQuery(tripId);
  const onSettled = () => queries.invalidateQueries({ queryKey });
  const create = useMutation({
    mutationFn: (shows_prices: boolean) =>
      request((client) => client.rpc('share_trip', { trip_id: tripId, shows_prices })),
    onSettled,
    onError: (error) => toastFailure(t('shareFailed'), error),
  });
  const revoke = useMutation({
    mutationFn: (share_id: string) =>
      request((client) => client.rpc('revoke_share', { trip_id: tripId, share_id })),
    onSuccess: () => toast({ title: t('shareRevoked'), description: t('shareRevokedText') }),
    onSettled,
    onError: (error) => toastFailure(t('shareRevokeFailed'), error),
  });
  return { create, revoke };
}
