import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AdminPerson } from '#db/admin.types.ts';
import { formatNumber } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Facts } from '../../components/facts.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { personQuery } from '../../queries.ts';
import { nameOfUser, useAdminWords } from '../../use-admin-words.ts';
import { useListAddress } from '../../use-list-state.ts';
import styles from './person.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PersonDecisions, PersonEntries, PersonEvents } from './person-tables.tsx';

export function PersonPage({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const list = useListAddress(paths.adminUsers());
  const none = (
    <EmptyState headingLevel={1} title={t('noPerson')} text={t('noPersonText')}>
      <Link className="link" to={list}>
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
  const list = useListAddress(paths.adminUsers());
  const { user: me } = useSession();
  const isMe = person.id === me?.id;
  return (
    <>
      <Link className="link" to={list}>
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

function PersonFacts({ person }: { person: AdminPerson }) {
  const { t, language, when, roleName } = useAdminWords();
  const yesOrNo = (is: boolean) => (is ? t('yes') : t('no'));
  const facts = [
    [t('email'), person.email],
    [t('addressConfirmed'), when(person.confirmed_at) || t('notConfirmed')],
    [t('roleOfUser'), roleName(person.role)],
    [t('statePremium'), yesOrNo(person.is_premium)],
    [t('stateBanned'), person.is_banned ? (person.ban_reason ?? t('yes')) : t('no')],
    [t('hasPassword'), yesOrNo(person.has_password)],
    [t('secondFactor'), yesOrNo(person.has_factor)],
    [t('profileDone'), yesOrNo(person.onboarding_completed)],
    [t('ownTrips'), formatNumber(person.trips, language)],
    [t('joinedTrips'), formatNumber(person.joined_trips, language)],
    [t('joined'), when(person.created_at)],
    [t('lastSeen'), when(person.last_seen_at) || t('neverSeen')],
  ] as const;
  return (
    <Row as="section" gap={20} align="start" className={styles.admAccount} aria-label={t('account')}>
      <Avatar colourOf={person.id} name={nameOfUser(person)} src={person.avatar_url} />
      <Facts facts={facts} />
    </Row>
  );
}
