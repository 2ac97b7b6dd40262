import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { personQuery } from '../../queries.ts';
import { nameOfUser } from '../user-name.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PersonDecisions, PersonEntries, PersonEvents } from './person-tables.tsx';

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
  return (
    <>
      <Link className="link" to={paths.adminUsers()}>
        {t('backToUsers')}
      </Link>
      <PageHead title={nameOfUser(person)}>{!isMe && <PersonActions person={person} />}</PageHead>
      <PersonFacts person={person} />
      <PersonSessions person={person} isMe={isMe} />
      <PersonEntries entries={person.entries} />
      <PersonDecisions person={person} />
      <PersonEvents id={person.id} />
    </>
  );
}
