import { useQuery } from '@tanstack/react-query';
import { messagesQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { InboxDialog } from './components/inbox-dialog.tsx';
import { beginningOf } from './inbox.ts';
import { messageQuery, readWholeMessages, type WholeMessage } from './queries.ts';
import { ENTRY_PARAMETER, useInboxList } from './use-inbox-list.tsx';

export function useMessages(): Resource<WholeMessage> {
  const { t } = useAdminWords();
  const { shared, opener, columns, csv } = useInboxList();
  return {
    ...shared,
    title: t('messages'),
    query: ({ asked: { sort: _sort, descending: _descending, ...asked }, filter }) =>
      messagesQuery({ ...asked, state: filter('state') }),
    search: t('searchMessages'),
    columns: [
      opener(t('subject'), ({ subject, beginning }) => subject || beginningOf(beginning)),
      ...columns,
    ],
    csv: [
      ...csv,
      { label: t('subject'), value: ({ subject }) => subject },
      { label: t('message'), value: ({ message, beginning }) => message ?? beginning },
    ],
    readWhole: readWholeMessages,
    linked: { parameter: ENTRY_PARAMETER, dialog: (id, close) => <MessageDialog id={id} onClose={close} /> },
  };
}

function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useAdminWords();
  const query = useQuery(messageQuery(id));
  return (
    <InboxDialog
      box="messages"
      query={query}
      title={query.data?.subject || t('noSubject')}
      facts={[]}
      onClose={onClose}
    />
  );
}
