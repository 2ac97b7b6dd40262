import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row } from '#web/ui/layout.tsx';
import { useChangeColumns } from '../../audit/audit-resource.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { personQuery } from '../../queries.ts';
import { nameOfUser } from '../user-name.ts';
import { BanDialog } from './ban-dialog.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { PersonEntries } from './person-entries.tsx';
import { PersonEvents } from './person-events.tsx';
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
