import { Ban, CircleCheck, ShieldCheck, UserCog } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedUser } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatDate } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { StateMark } from '../components/admin-table.tsx';
import { Under } from '../components/list-parts.tsx';
import { usersQuery } from '../queries.ts';
import type { Resource } from '../resource.ts';
import { nameOfUser, useAdminWords } from '../use-admin-words.ts';
import { useListLink } from '../use-list-state.ts';
import { BanDialog, RoleDialog, UnbanDialog } from './components/user-dialogs.tsx';
import styles from './users.module.css';

/** Offers no actions on one's own row: supervisors can't change themselves [ADMIN-6]. */
export function useUsers(): Resource<ListedUser> {
  const { t, language, when, roleName } = useAdminWords();
  const { user: me } = useSession();
  const listLink = useListLink();
  const isMe = ({ id }: ListedUser) => id === me?.id;
  const yesOrNo = (is: boolean) => (is ? t('yes') : t('no'));
  const joined = ({ created_at }: ListedUser) => {
    const at = parseInstant(created_at)?.toZonedDateTimeISO(Temporal.Now.timeZoneId());
    return at && formatDate(at.toPlainDate(), language);
  };
  return {
    title: t('users'),
    query: ({ asked, filter }) => usersQuery({ ...asked, role: filter('role'), state: filter('state') }),
    keyOf: ({ id }) => id,
    nameOf: nameOfUser,
    sort: '-created',
    search: t('searchUsers'),
    filters: [
      {
        name: 'role',
        label: t('roleOfUser'),
        all: t('allRoles'),
        options: ['traveler', 'supervisor'].map((value) => ({ value, label: roleName(value) })),
      },
      {
        name: 'state',
        label: t('state'),
        all: t('allStates'),
        options: [
          { value: 'premium', label: t('statePremium') },
          { value: 'banned', label: t('stateBanned') },
        ],
      },
    ],
    empty: { title: t('noUsers'), text: t('noUsersText') },
    columns: [
      {
        label: t('name'),
        sort: 'name',
        look: 'main',
        cell: (user) => (
          <Row as="span" gap={12} className={styles.admPerson}>
            <Avatar colourOf={user.id} name={nameOfUser(user)} src={user.avatar_url} size="small" />
            <span>
              <Link
                to={paths.adminUser(user.id)}
                {...listLink}
                aria-label={t('personOf', { name: nameOfUser(user) })}
              >
                {nameOfUser(user)}
              </Link>{' '}
              {isMe(user) && <em className={styles.admYou}>{t('you')}</em>}
              <Note as="span" className={styles.admMail}>
                {user.email}
              </Note>
              <Under isNarrow>{roleName(user.role)}</Under>
            </span>
          </Row>
        ),
      },
      { label: t('roleOfUser'), look: 'wide', cell: ({ role }) => roleName(role) },
      { label: t('state'), cell: (user) => <AccountState user={user} /> },
      {
        label: t('lastSeen'),
        look: 'wide',
        cell: ({ last_seen_at }) => when(last_seen_at) || t('neverSeen'),
      },
      { label: t('joined'), sort: 'created', look: 'wide', cell: joined },
    ],
    csv: [
      { label: t('name'), value: nameOfUser },
      { label: t('email'), value: ({ email }) => email },
      { label: t('roleOfUser'), value: ({ role }) => roleName(role) },
      { label: t('statePremium'), value: ({ is_premium }) => yesOrNo(is_premium) },
      { label: t('stateBanned'), value: ({ is_banned }) => yesOrNo(is_banned) },
      { label: t('reason'), value: ({ ban_reason }) => ban_reason },
      { label: t('lastSeen'), value: ({ last_seen_at }) => last_seen_at },
      { label: t('joined'), value: ({ created_at }) => created_at },
    ],
    actions: [
      {
        icon: ShieldCheck,
        label: (name) => t('eventsOf', { name }),
        to: ({ id }) => paths.adminSecurityOf(id),
      },
      {
        icon: UserCog,
        label: (name) => t('rightsOf', { name }),
        dialog: 'role',
        isFor: (user) => !isMe(user),
      },
      {
        icon: CircleCheck,
        label: (name) => t('unbanOf', { name }),
        dialog: 'unban',
        isFor: (user) => !isMe(user) && user.is_banned,
      },
      {
        icon: Ban,
        label: (name) => t('banOf', { name }),
        dialog: 'ban',
        isFor: (user) => !isMe(user) && !user.is_banned,
      },
    ],
    dialogs: {
      role: ({ rows: [user], close }) => user && <RoleDialog user={user} onClose={close} />,
      ban: ({ rows: [user], close }) => user && <BanDialog user={user} onClose={close} />,
      unban: ({ rows: [user], close }) => user && <UnbanDialog user={user} onClose={close} />,
    },
  };
}

function AccountState({ user }: { user: ListedUser }) {
  const { t } = useAdminWords();
  if (user.is_banned)
    return (
      <span title={user.ban_reason ?? undefined}>
        <StateMark look="hot" text={t('stateBanned')} />
      </span>
    );
  return user.is_premium ? (
    <StateMark look="full" text={t('statePremium')} />
  ) : (
    <StateMark look="hollow" text={t('stateFree')} />
  );
}
