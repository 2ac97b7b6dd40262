import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { AdminPerson, ListedUser } from '#db/admin.types.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.ts';
import { useChangeColumns } from '../../audit/audit-resource.tsx';
import { useEventColumns } from '../../audit/security-resource.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { ConfirmAction } from '../../components/confirm-action.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { Loaded, LoadFailure } from '../../components/loaded.tsx';
import { useInboxList } from '../../inbox/use-inbox-list.tsx';
import { eventsQuery, personQuery } from '../../queries.ts';
import { useAdminWords } from '../../use-admin-words.ts';
import { useAttempt } from '../../use-attempt.ts';
import { removeSecondFactor } from '../mutations.ts';
import { nameOfUser } from '../user-name.ts';
import { BanDialog } from './ban-dialog.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonPart } from './person-part.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UnbanDialog } from './unban-dialog.tsx';

export function PersonPage({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const none = (
    <EmptyState headingLevel={1} title={t('noPerson')} text={t('noPersonText')}>
      <Link className="link" to={paths.adminUsers()}>
        {t('backToUsers')}
      </Link>
    </EmptyState>
  );
  return (
    <Loaded query={useQuery(personQuery(id))} none={none}>
      {(person) => <Person person={person} />}
    </Loaded>
  );
}

function Person({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const { user: me } = useSession();
  const isMe = person.id === me?.id;
  const changeColumns = useChangeColumns();
  return (
    <>
      <Link className="link" to={paths.adminUsers()}>
        {t('backToUsers')}
      </Link>
      <PageHead title={nameOfUser(person)}>{!isMe && <PersonActions person={person} />}</PageHead>
      <PersonFacts person={person} />
      <PersonSessions person={person} isMe={isMe} />
      <PersonEntries entries={person.entries} />
      <PersonPart title={t('decisions')} none={person.changes.length === 0 && t('noDecisions')}>
        <AdminTable
          caption={t('audit')}
          rows={person.changes.map((change) => ({ ...change, title: nameOfUser(person) }))}
          keyOf={({ id }) => String(id)}
          columns={changeColumns}
        />
      </PersonPart>
      <PersonEvents id={person.id} />
    </>
  );
}

function PersonActions({ person }: { person: AdminPerson }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<'role' | 'ban' | 'unban' | 'factor' | null>(null);
  const close = () => setAsked(null);
  return (
    <Row gap={8} align="stretch" wrap>
      <Button onClick={() => setAsked('role')}>{t('changeRights')}</Button>
      {person.has_factor && <Button onClick={() => setAsked('factor')}>{t('removeFactor')}</Button>}
      {person.is_banned ? (
        <Button onClick={() => setAsked('unban')}>{t('unban')}</Button>
      ) : (
        <Button variant="danger" onClick={() => setAsked('ban')}>
          {t('ban')}
        </Button>
      )}
      {asked === 'role' && <RoleDialog user={person} onClose={close} />}
      {asked === 'ban' && <BanDialog user={person} onClose={close} />}
      {asked === 'unban' && <UnbanDialog user={person} onClose={close} />}
      {asked === 'factor' && <FactorDialog user={person} onClose={close} />}
    </Row>
  );
}

/** Removes the second factor of a person who has lost the phone [AUTH-9]. */
function FactorDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { attempt } = useAttempt();
  const name = nameOfUser(user);
  const remove = async () => {
    const hadFactor = await removeSecondFactor(user.id);
    toast({ title: t(hadFactor ? 'factorWasRemoved' : 'factorNone', { name }) });
  };
  return (
    <ConfirmAction
      title={t('factorRemoveTitle', { name })}
      description={t('factorRemoveText')}
      confirmLabel={t('factorRemove')}
      run={() => attempt(remove, t('saveFailed'))}
      onClose={onClose}
    />
  );
}

type Entry = AdminPerson['entries'][number];

function PersonEntries({ entries }: { entries: readonly Entry[] }) {
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

function PersonEvents({ id }: { id: string }) {
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
