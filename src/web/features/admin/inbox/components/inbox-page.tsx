import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ListedMessage, ListedRequest, Page } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AdminTable, type Column } from '../../components/admin-table.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import styles from '../../tables.module.css';
import { useListState } from '../../use-list-state.ts';
import { type Box, beginningOf, STATE_LOOKS, STATES, stateOf } from '../inbox.ts';
import { messagesQuery, requestsQuery } from '../queries.ts';
import { useRequestWords } from '../use-request-words.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';

type Letter = ListedRequest | ListedMessage;

/** A box of letters (ADMIN-7): requests for custom trips or messages, the newest first; one unfolds in a dialog. */
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
  const data: Page<Letter> | undefined = query.data;

  return (
    <>
      <ListPage<Page<Letter>>
        title={box === 'requests' ? t('requests') : t('messages')}
        search={box === 'requests' ? t('searchRequests') : t('searchMessages')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            all: t('allStates'),
            options: STATES.map((value) => ({ value, label: t(STATE_LOOKS[value].text) })),
          },
        ]}
        state={state}
        query={{ data, error: query.error, isPending: query.isPending, refetch: query.refetch }}
        empty={{ title: t('noLetters'), text: t('noLettersText') }}
      >
        {({ rows }) => <LettersTable box={box} rows={rows} onOpen={open} isStale={query.isPlaceholderData} />}
      </ListPage>
      {opened !== '' && box === 'requests' && <RequestDialog id={opened} onClose={() => open('')} />}
      {opened !== '' && box === 'messages' && <MessageDialog id={opened} onClose={() => open('')} />}
    </>
  );
}

interface LettersTableProps {
  box: Box;
  rows: readonly Letter[];
  isStale: boolean;
  onOpen: (id: string) => void;
}

function LettersTable({ box, rows, isStale, onOpen }: LettersTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const words = useRequestWords();
  const aboutOf = (letter: Letter) =>
    'subject' in letter
      ? letter.subject || beginningOf(letter.beginning)
      : letter.destination || t('anywhere');
  const when = ({ created_at }: Letter) => {
    const at = parseInstant(created_at);
    return at && formatInstant(at, language, Temporal.Now.timeZoneId());
  };
  const columns: Column<Letter>[] = [
    {
      label: box === 'requests' ? t('destination') : t('subject'),
      look: 'main',
      cell: (letter) => (
        <>
          <button type="button" className={styles.admOpen} onClick={() => onOpen(letter.id)}>
            {aboutOf(letter)}
          </button>
          <span className={clsx(styles.admUnder, styles.admUnderAlways)}>
            {letter.name} · {letter.email}
          </span>
        </>
      ),
    },
    ...(box === 'requests'
      ? [
          {
            label: t('dates'),
            look: 'wide' as const,
            cell: (letter: Letter) => ('travellers' in letter ? words.dates(letter) : null),
          },
          {
            label: t('travellers'),
            look: 'wide-number' as const,
            cell: (letter: Letter) => ('travellers' in letter ? letter.travellers : null),
          },
          {
            label: t('budget'),
            look: 'wide-number' as const,
            cell: (letter: Letter) => ('budget' in letter ? words.budget(letter) : null),
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
