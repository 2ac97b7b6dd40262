import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useChangeColumns } from '../../audit/audit-resource.tsx';
import { useEventColumns } from '../../audit/security-resource.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { LoadFailure } from '../../components/loaded.tsx';
import { useInboxList } from '../../inbox/use-inbox-list.tsx';
import { eventsQuery } from '../../queries.ts';
import { nameOfUser, useAdminWords } from '../../use-admin-words.ts';
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

/** Number of events shown; a link leads to all of them. */
const FEW = 10;

export function PersonEvents({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const columns = useEventColumns((other) => void navigate(paths.adminUser(other)));
  const { data, error, isPlaceholderData, refetch } = useQuery(eventsQuery({ person: id, size: FEW }));
  const everyEvent = (
    <Link className="link" to={paths.adminSecurityOf(id)}>
      {t('everyEvent')}
    </Link>
  );
  return (
    <PersonPart title={t('lastEvents')} action={everyEvent} none={data?.rows.length === 0 && t('noEvents')}>
      {!data && !error && <Spinner size="small" label={t('loadingList')} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <AdminTable
          caption={t('security')}
          rows={data.rows}
          keyOf={(event) => String(event.id)}
          columns={columns}
          isStale={isPlaceholderData}
        />
      )}
    </PersonPart>
  );
}

export function PersonDecisions({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  return (
    <PersonPart title={t('decisions')} none={person.changes.length === 0 && t('noDecisions')}>
      <AdminTable
        caption={t('audit')}
        rows={person.changes.map((change) => ({ ...change, title: nameOfUser(person) }))}
        keyOf={({ id }) => String(id)}
        columns={useChangeColumns()}
      />
    </PersonPart>
  );
}
