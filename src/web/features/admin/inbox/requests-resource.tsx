import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListedRequest } from '#db/admin.types.ts';
import { parseDay } from '#domain/days.ts';
import { toMinorUnits } from '#domain/money.ts';
import { formatDate, formatDateRange, formatList, formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { requestsQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { InboxDialog } from './components/inbox-dialog.tsx';
import { readWholeRequests, requestQuery, type WholeRequest } from './queries.ts';
import { ENTRY_PARAMETER, useInboxList } from './use-inbox-list.tsx';

type Dates = Pick<ListedRequest, 'start_date' | 'end_date' | 'flexible'>;
type Budget = Pick<ListedRequest, 'budget' | 'currency'>;

export function useRequests(): Resource<WholeRequest> {
  const { t } = useAdminWords();
  const { dates, budget, styles } = useRequestWords();
  const { shared, opener, columns, csv } = useInboxList();
  return {
    ...shared,
    title: t('requests'),
    query: ({ asked: { sort: _sort, descending: _descending, ...asked }, filter }) =>
      requestsQuery({ ...asked, state: filter('state') }),
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
      { label: t('phone'), value: ({ phone }) => phone },
      { label: t('style'), value: ({ style = [] }) => styles(style) },
      { label: t('message'), value: ({ message }) => message },
    ],
    readWhole: readWholeRequests,
    linked: { parameter: ENTRY_PARAMETER, dialog: (id, close) => <RequestDialog id={id} onClose={close} /> },
  };
}

function useRequestWords() {
  const { t } = useTranslation(['admin', 'custom-trip']);
  const { language } = useLanguage();
  const names: Readonly<Record<string, string>> = {
    nature: t('custom-trip:styleNature'),
    culture: t('custom-trip:styleCulture'),
    food: t('custom-trip:styleFood'),
    rest: t('custom-trip:styleRest'),
    adventure: t('custom-trip:styleAdventure'),
    family: t('custom-trip:styleFamily'),
  };
  return {
    styles: (chosen: readonly string[]) =>
      formatList(
        chosen.map((style) => names[style] ?? style),
        language,
      ),
    dates: ({ start_date, end_date, flexible }: Dates) => {
      const [start, end] = [parseDay(start_date), parseDay(end_date)];
      const days =
        start && end
          ? formatDateRange(start, end, language)
          : start
            ? formatDate(start, language)
            : t('anyDates');
      return flexible ? t('flexible', { days }) : days;
    },
    budget: ({ budget, currency }: Budget) => {
      const minor = toMinorUnits(budget, currency);
      return minor === null ? '' : formatMoney(minor, currency, language, { isShort: true });
    },
  };
}

function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useAdminWords();
  const words = useRequestWords();
  const query = useQuery(requestQuery(id));
  const { data: request } = query;
  return (
    <InboxDialog
      box="requests"
      query={query}
      title={request?.destination || t('anywhere')}
      facts={
        request
          ? [
              [t('phone'), request.phone],
              [t('dates'), words.dates(request)],
              [t('travellers'), String(request.travellers)],
              [t('budget'), words.budget(request)],
              [t('style'), words.styles(request.style)],
            ]
          : []
      }
      onClose={onClose}
    />
  );
}
