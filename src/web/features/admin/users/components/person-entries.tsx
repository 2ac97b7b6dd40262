import { Link } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { paths } from '#web/paths.ts';
import { AdminTable } from '../../components/admin-table.tsx';
import { useInboxList } from '../../inbox/use-inbox-list.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { PersonPart } from './person-part.tsx';

type Entry = AdminPerson['entries'][number];

export function PersonEntries({ entries }: { entries: readonly Entry[] }) {
  const { t, when } = useAdminWords();
  const { columns } = useInboxList();
  const kindOf = ({ box }: Entry) => (box === 'requests' ? t('sourceRequest') : t('sourceMessage'));
  const pathOf = ({ box, id }: Entry) =>
    box === 'requests' ? paths.adminRequests({ entry: id }) : paths.adminMessages({ entry: id });
  return (
    <PersonPart title={t('personEntries')} none={entries.length === 0 && t('noPersonEntries')}>
      <AdminTable<Entry>
        caption={t('personEntries')}
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('subject'),
            look: 'main',
            cell: (entry) => <Link to={pathOf(entry)}>{entry.about || t('anywhere')}</Link>,
            under: (entry) => `${kindOf(entry)} · ${when(entry.created_at)}`,
          },
          { label: t('entryKind'), look: 'wide', cell: kindOf },
          ...columns,
        ]}
      />
    </PersonPart>
  );
}
