import { Ban, CircleCheck, ShieldCheck, UserCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedUser } from '#db/admin.types.ts';
import { parseInstant } from '#db/timestamps.ts';
import { formatDate, formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import iconButtonStyles from '#web/ui/icon-button.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AdminTable } from '../../components/admin-table.tsx';
import { StateMark } from '../../components/state-mark.tsx';
import styles from '../../tables.module.css';
import type { ListState } from '../../use-list-state.ts';
import { nameOfUser } from '../user-name.ts';

/** What an open dialog asks about someone. */
export type UserAction = 'role' | 'ban' | 'unban';

interface UsersTableProps {
  rows: readonly ListedUser[];
  state: ListState;
  isStale: boolean;
  onAsk: (action: UserAction, user: ListedUser) => void;
}

/** A page of the accounts as a table; oneself can't be handled there. */
export function UsersTable({ rows, state, isStale, onAsk }: UsersTableProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { language } = useLanguage();
  const { user: me } = useSession();
  const roleOf = ({ role }: ListedUser) =>
    role === 'supervisor'
      ? t('common:roleSupervisor')
      : role === 'traveler'
        ? t('common:roleTraveler')
        : role;
  const stateOf = (user: ListedUser) =>
    user.is_banned ? (
      <span title={user.ban_reason ?? undefined}>
        <StateMark look="hot" text={t('stateBanned')} />
      </span>
    ) : user.is_premium ? (
      <StateMark look="full" text={t('statePremium')} />
    ) : (
      <StateMark look="hollow" text={t('stateFree')} />
    );
  const zone = Temporal.Now.timeZoneId();
  const seen = ({ last_seen_at }: ListedUser) => {
    const at = parseInstant(last_seen_at);
    return at ? formatInstant(at, language, zone) : t('neverSeen');
  };
  const joined = ({ created_at }: ListedUser) => {
    const at = parseInstant(created_at);
    return at && formatDate(at.toZonedDateTimeISO(zone).toPlainDate(), language);
  };
  return (
    <AdminTable
      caption={t('users')}
      rows={rows}
      keyOf={({ id }) => id}
      state={state}
      isStale={isStale}
      columns={[
        {
          label: t('name'),
          sort: 'name',
          look: 'main',
          cell: (user) => (
            <span className={styles.admPerson}>
              <Avatar colourOf={user.id} name={nameOfUser(user)} src={user.avatar_url} size="small" />
              <span>
                <Link to={paths.adminUser(user.id)} aria-label={t('personOf', { name: nameOfUser(user) })}>
                  {nameOfUser(user)}
                </Link>{' '}
                {user.id === me?.id && <em className={styles.admYou}>{t('you')}</em>}
                <span className={styles.admMail}>{user.email}</span>
                <span className={styles.admUnder}>{roleOf(user)}</span>
              </span>
            </span>
          ),
        },
        { label: t('roleOfUser'), look: 'wide', cell: roleOf },
        { label: t('state'), cell: stateOf },
        { label: t('lastSeen'), look: 'wide', cell: seen },
        { label: t('joined'), sort: 'created', look: 'wide', cell: joined },
      ]}
      actions={(user) => (
        <>
          <Link
            className={iconButtonStyles.iconButton}
            data-slot="icon-button"
            to={paths.adminSecurityOf(user.id)}
            aria-label={t('eventsOf', { name: nameOfUser(user) })}
            title={t('eventsOf', { name: nameOfUser(user) })}
          >
            <ShieldCheck aria-hidden="true" />
          </Link>
          {user.id !== me?.id && <UserActions user={user} onAsk={onAsk} />}
        </>
      )}
    />
  );
}

/** What can be decided about someone else. */
function UserActions({ user, onAsk }: { user: ListedUser } & Pick<UsersTableProps, 'onAsk'>) {
  const { t } = useTranslation('admin');
  const name = nameOfUser(user);
  return (
    <>
      <IconButton label={t('rightsOf', { name })} onClick={() => onAsk('role', user)}>
        <UserCog aria-hidden="true" />
      </IconButton>
      {user.is_banned ? (
        <IconButton label={t('unbanOf', { name })} onClick={() => onAsk('unban', user)}>
          <CircleCheck aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={t('banOf', { name })} onClick={() => onAsk('ban', user)}>
          <Ban aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
