import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useDeleteMessage } from '../mutations.ts';
import type { Message } from '../queries.ts';

interface DeleteQuestionProps {
  tripId: string;
  /** Null: nothing is asked. */
  message: Message | null;
  onClose: () => void;
}

/** Asks before a message disappears for everyone: it can't be undone. */
export function DeleteQuestion({ tripId, message, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation(['discussion', 'trip']);
  const deleteMessage = useDeleteMessage(tripId);
  return (
    <ConfirmDialog
      open={message !== null}
      onClose={onClose}
      title={t('discussion:deleteTitle')}
      description={t('discussion:deleteText')}
      confirmLabel={t('discussion:delete')}
      cancelLabel={t('trip:keep')}
      onConfirm={() => {
        if (message) deleteMessage(message);
        onClose();
      }}
    />
  );
}
