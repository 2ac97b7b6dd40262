import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageQuery } from '../queries.ts';
import { InboxDialog } from './inbox-dialog.tsx';

/** A message of the contact page, and what is done about it. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { data: message, error, isPending } = useQuery(messageQuery(id));
  return (
    <InboxDialog
      box="messages"
      entry={message}
      isPending={isPending}
      error={error}
      title={message?.subject || t('noSubject')}
      facts={[]}
      onClose={onClose}
    />
  );
}
