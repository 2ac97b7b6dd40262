import type { ListedMessage, ListedRequest } from '#db/admin.types.ts';
import { VisuallyHidden } from '#web/ui/layout.tsx';
import { StateMark } from '../components/admin-table.tsx';
import { RowButton } from '../components/list-parts.tsx';
import type { Column, Resource } from '../resource.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useListState } from '../use-list-state.ts';
import { STATE_LOOKS, STATES, stateOf } from './inbox.ts';

type Entry = ListedRequest | ListedMessage;

export const ENTRY_PARAMETER = 'entry';

/** What both lists share: newest first, with author and state [ADMIN-7]. */
export function useInboxList() {
  const { t, language, when } = useAdminWords();
  const { open } = useListState();
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const shared = {
    keyOf: ({ id }) => id,
    filters: [
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
    ],
    empty: { title: t('noEntries'), text: t('noEntriesText') },
  } satisfies Pick<Resource<Entry>, 'keyOf' | 'filters' | 'empty'>;
  return {
    shared,
    /** The column whose button opens the entry. */
    opener: <Row extends Entry>(label: string, aboutOf: (entry: Row) => string): Column<Row> => ({
      label,
      look: 'main',
      cell: (entry) => (
        <RowButton data-read={entry.is_read} onClick={() => open(ENTRY_PARAMETER, entry.id)}>
          {!entry.is_read && <VisuallyHidden>{t('unreadEntry')}</VisuallyHidden>}
          {aboutOf(entry)}
        </RowButton>
      ),
      under: ({ name, email, language: code, assigned_name }) => (
        <>
          <bdi>{name}</bdi> · {email} · {languages.of(code)}
          {assigned_name && ` · ${t('assignedName', { name: assigned_name })}`}
        </>
      ),
      isUnderAlways: true,
    }),
    columns: [
      { label: t('received'), look: 'wide', cell: ({ created_at }) => when(created_at) },
      {
        label: t('state'),
        cell: ({ status }) => {
          const { look, text } = STATE_LOOKS[stateOf(status)];
          return <StateMark look={look} text={t(text)} />;
        },
      },
    ] satisfies Column<Pick<Entry, 'created_at' | 'status'>>[],
    /** Times are in ISO 8601, which spreadsheets read. */
    csv: [
      { label: t('received'), value: ({ created_at }) => created_at },
      { label: t('state'), value: ({ status }) => t(STATE_LOOKS[stateOf(status)].text) },
      { label: t('assignedTo'), value: ({ assigned_name }) => assigned_name },
      { label: t('name'), value: ({ name }) => name },
      { label: t('email'), value: ({ email }) => email },
      { label: t('language'), value: ({ language: code }) => code },
    ] satisfies Resource<Entry>['csv'],
  };
}
