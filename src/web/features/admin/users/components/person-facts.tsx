import type { AdminPerson } from '#db/admin.types.ts';
import { formatNumber } from '#i18n/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Facts } from '../../components/facts.tsx';
import { useAdminWords } from '../../use-admin-words.ts';
import { nameOfUser } from '../user-name.ts';
import styles from './person.module.css';

export function PersonFacts({ person }: { person: AdminPerson }) {
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
