import type { ListedRequest } from '#db/admin.types.ts';
import { requestsQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { RequestDialog } from './components/request-dialog.tsx';
import { OPENED, useInboxList } from './use-inbox-list.tsx';
import { useRequestWords } from './use-request-words.ts';

/** The requests for custom trips (ADMIN-7). */
export function useRequests(): Resource<ListedRequest> {
  const { t } = useAdminWords();
  const { dates, budget } = useRequestWords();
  const { shared, opener, columns, csv } = useInboxList();
  return {
    ...shared,
    title: t('requests'),
    query: ({ asked: { search, page, size }, filter }) =>
      requestsQuery({ search, state: filter('state'), page, size }),
    search: t('searchRequests'),
    columns: [
      opener(t('destination'), ({ destination }) => destination || t('anywhere')),
      { label: t('dates'), look: 'wide', cell: dates },
      { label: t('travellers'), look: 'wide-number', cell: ({ travellers }) => travellers },
      { label: t('budget'), look: 'wide-number', cell: budget },
      ...columns,
    ],
    csv: [
      ...csv,
      { label: t('destination'), value: ({ destination }) => destination },
      { label: t('startDate'), value: ({ start_date }) => start_date },
      { label: t('endDate'), value: ({ end_date }) => end_date },
      { label: t('flexibleDates'), value: ({ flexible }) => (flexible ? t('yes') : t('no')) },
      { label: t('travellers'), value: ({ travellers }) => travellers },
      { label: t('budget'), value: (request) => request.budget },
      { label: t('currency'), value: ({ currency }) => currency },
    ],
    linked: { parameter: OPENED, dialog: (id, close) => <RequestDialog id={id} onClose={close} /> },
  };
}
