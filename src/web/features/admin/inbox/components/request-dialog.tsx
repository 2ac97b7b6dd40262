import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../queries.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { useRequestWords } from './use-request-words.ts';

/** A request for a custom trip: all that was asked for, and what is done about it. */
export function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const words = useRequestWords();
  const { data: request, error, isPending } = useQuery(requestQuery(id));
  return (
    <LetterDialog
      box="requests"
      letter={request}
      isPending={isPending}
      error={error}
      title={request?.destination || t('anywhere')}
      facts={
        request
          ? [
              [t('phone'), request.phone],
              [t('dates'), words.dates(request)],
              [t('travellers'), String(request.travellers)],
              [t('budget'), words.budget(request)],
              [t('style'), request.style.join(', ')],
            ]
          : []
      }
      onClose={onClose}
    />
  );
}
