import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '#web/data/failure.ts';
import { request } from '#web/data/request.ts';
import { toast } from '#web/ui/toasts.ts';
import { shareLinksQuery } from './queries.ts';

function makeShare(trip_id: string, shows_prices: boolean) {
  return request((client) => client.rpc('share_trip', { trip_id, shows_prices }));
}

async function revokeShare(tripId: string, shareId: string): Promise<void> {
  await request((client) => client.rpc('revoke_share', { trip_id: tripId, share_id: shareId }));
}

interface Choice {
  shareId: string;
  documentId: string;
  isShown: boolean;
}

async function chooseDocument({ shareId, documentId, isShown }: Choice): Promise<void> {
  await request((client) =>
    client.rpc('share_document', { share_id: shareId, document_id: documentId, is_shown: isShown }),
  );
}

/** Changes appear at once; refusals are toasts [PLUS-10]. */
export function useChosenDocuments(tripId: string) {
  const { t } = useTranslation('trip');
  const queries = useQueryClient();
  const { queryKey } = shareLinksQuery(tripId);
  return useMutation({
    mutationFn: chooseDocument,
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
  const failure = (title: string) => (error: Error) => toastFailure(title, error);
  const create = useMutation({
    mutationFn: (showsPrices: boolean) => makeShare(tripId, showsPrices),
    onSettled,
    onError: failure(t('shareFailed')),
  });
  const revoke = useMutation({
    mutationFn: (shareId: string) => revokeShare(tripId, shareId),
    onSuccess: () => toast({ title: t('shareRevoked'), description: t('shareRevokedText') }),
    onSettled,
    onError: failure(t('shareRevokeFailed')),
  });
  return { create, revoke };
}
