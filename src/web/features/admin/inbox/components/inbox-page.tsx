import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ListedMessage, ListedRequest, Page } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { queryClient } from '#web/data/query-client.ts';
import { AdminTable, type Column } from '../../components/admin-table.tsx';
import { CsvButton } from '../../components/csv-button.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import styles from '../../tables.module.css';
import { useListState } from '../../use-list-state.ts';
import { type Box, beginningOf, STATE_LOOKS, STATES, stateOf } from '../inbox.ts';
import { useInboxColumns } from '../inbox-columns.ts';
import { messagesQuery, requestsQuery } from '../queries.ts';
import { useRequestWords } from '../use-request-words.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';

type InboxEntry = ListedRequest | ListedMessage;

/** The inbox (ADMIN-7): trip requests or contact messages, the newest first; one opens in a dialog. */
export function InboxPage({ box }: { box: Box }) {
  const { t } = useTranslation('admin');
  const state = useListState('');
  const { search, page, size } = state.asked;
  const asked = { search, state: state.filter('state'), page, size };
  const requests = useQuery({ ...requestsQuery(asked), enabled: box === 'requests' });
  const messages = useQuery({ ...messagesQuery(asked), enabled: box === 'messages' });
  const query = box === 'requests' ? requests : messages;
  const opened = state.filter('letter');
  const open = (id: string) => state.change({ letter: id, page: String(state.page) });
  const data: Page<InboxEntry> | undefined = query.data;
  const columns = useInboxColumns(box);

  return (
    <>
      <ListPage<Page<InboxEntry>>
        title={box === 'requests' ? t('requests') : t('messages')}
        action={
          <CsvButton
            name={box === 'requests' ? t('requests') : t('messages')}
            columns={columns}
            fetchPage={(part): Promise<Page<InboxEntry>> =>
              box === 'requests'
                ? queryClient.fetchQuery(requestsQuery({ ...asked, ...part }))
                : queryClient.fetchQuery(messagesQuery({ ...asked, ...part }))
            }
          />
        }
        search={box === 'requests' ? t('searchRequests') : t('searchMessages')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            all: t('allStates'),
            options: [
              { value: 'unread', label: t('unread') },
              { value: 'mine', label: t('assignedToMe') },
              ...STATES.map((value) => ({ value, label: t(STATE_LOOKS[value].text) })),
            ],
          },
        ]}
        state={state}
        query={{ data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        empty={{ title: t('noEntries'), text: t('noEntriesText') }}
      >
        {({ rows }) => <InboxTable box={box} rows={rows} onOpen={open} isStale={query.isPlaceholderData} />}
      </ListPage>
      {opened !== '' && box === 'requests' && <RequestDialog id={opened} onClose={() => open('')} />}
      {opened !== '' && box === 'messages' && <MessageDialog id={opened} onClose={() => open('')} />}
    </>
  );
}

interface InboxTableProps {
  box: Box;
  rows: readonly InboxEntry[];
  isStale: boolean;
  onOpen: (id: string) => void;
}

function InboxTable({ box, rows, isStale, onOpen }: InboxTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const words = useRequestWords();
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const aboutOf = (entry: InboxEntry) =>
    'subject' in entry ? entry.subject || beginningOf(entry.beginning) : entry.destination || t('anywhere');
  const when = ({ created_at }: InboxEntry) => {
    const at = parseInstant(created_at);
    return at && formatInstant(at, language, Temporal.Now.timeZoneId());
  };
  const columns: Column<InboxEntry>[] = [
    {
      label: box === 'requests' ? t('destination') : t('subject'),
      look: 'main',
      cell: (entry) => (
        <>
          <button
            type="button"
            className={styles.admOpen}
            data-read={entry.is_read}
            onClick={() => onOpen(entry.id)}
          >
            {!entry.is_read && <span className="sr-only">{t('unreadEntry')}</span>}
            {aboutOf(entry)}
          </button>
          <span className={clsx(styles.admUnder, styles.admUnderAlways)}>
            <bdi>{entry.name}</bdi> · {entry.email} · {languages.of(entry.language)}
            {entry.assigned_name && ` · ${t('assignedName', { name: entry.assigned_name })}`}
          </span>
        </>
      ),
    },
    ...(box === 'requests'
      ? [
          {
            label: t('dates'),
            look: 'wide' as const,
            cell: (entry: InboxEntry) => ('travellers' in entry ? words.dates(entry) : null),
          },
          {
            label: t('travellers'),
            look: 'wide-number' as const,
            cell: (entry: InboxEntry) => ('travellers' in entry ? entry.travellers : null),
          },
          {
            label: t('budget'),
            look: 'wide-number' as const,
            cell: (entry: InboxEntry) => ('budget' in entry ? words.budget(entry) : null),
          },
        ]
      : []),
    { label: t('received'), look: 'wide', cell: when },
    {
      label: t('state'),
      cell: ({ status }) => {
        const { look, text } = STATE_LOOKS[stateOf(status)];
        return <StateMark look={look} text={t(text)} />;
      },
    },
  ];
  return (
    <AdminTable
      caption={box === 'requests' ? t('requests') : t('messages')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      isStale={isStale}
    />
  );
}
