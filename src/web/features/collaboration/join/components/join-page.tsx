import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import type { JoinLink } from '#db/plan.types.ts';
import { failureText } from '#web/data/request.ts';
import { useOnline } from '#web/offline/network-state.ts';
import { paths } from '#web/paths.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { signOut } from '#web/session/sign-out.ts';
import { useAskedSignOut } from '#web/session/use-asked-sign-out.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { joinLinkQuery } from '../queries.ts';
import { InvitationCard } from './invitation-card.tsx';
import styles from './join.module.css';

/** Shows the invitation, or why the link does not work [PLUS-17]. */
export function JoinPage({ token }: { token: string }) {
  const { t } = useTranslation(['collaborators', 'trip', 'common']);
  const { status, user } = useSession();
  const isOnline = useOnline();
  const link = useQuery({ ...joinLinkQuery(token, user?.id ?? null), enabled: status !== 'loading' });
  usePageTitle(t('collaborators:joinTitle'));
  if (link.data?.status === 'member') return <Navigate to={paths.trip(link.data.trip_id)} replace />;
  if (link.data && 'trip' in link.data && link.data.status === 'open')
    return <InvitationCard token={token} link={link.data} />;
  if (link.data) return <NoInvitation link={link.data} />;
  if (isOnline && !link.isError)
    return <Spinner className={styles.joinState} label={t('trip:loading')} showLabel />;
  return (
    <EmptyState
      className={styles.joinState}
      headingLevel={1}
      title={t('collaborators:joinUnread')}
      text={isOnline && link.error ? failureText(link.error) : t('collaborators:joinOffline')}
    >
      <Button isBusy={link.isFetching} onClick={() => void link.refetch()}>
        {t('trip:retry')}
      </Button>
    </EmptyState>
  );
}

const REASONS = {
  unknown: ['collaborators:joinUnknown', 'collaborators:joinUnknownText'],
  expired: ['collaborators:joinExpired', 'collaborators:joinExpiredText'],
  revoked: ['collaborators:joinRevoked', 'collaborators:joinRevokedText'],
  declined: ['collaborators:joinDeclined', 'collaborators:joinDeclinedText'],
  removed: ['collaborators:joinRemoved', 'collaborators:joinRemovedText'],
  banned: ['collaborators:closedBanned', 'collaborators:closedBannedText'],
  other_address: ['collaborators:joinOtherAddress', 'collaborators:joinOtherAddressText'],
  paused: ['collaborators:joinPaused', 'collaborators:joinPausedText'],
  full: ['collaborators:joinFull', 'collaborators:joinFullText'],
} as const;

function NoInvitation({ link }: { link: Exclude<JoinLink, { status: 'member' }> }) {
  const { t } = useTranslation(['collaborators', 'common']);
  const { user } = useSession();
  const navigate = useNavigate();
  if (link.status === 'open') return null;
  const [title, text] = REASONS[link.status];
  const named = 'trip' in link && {
    name: link.inviter.name,
    title: link.trip.title,
    invited: link.email ?? '',
    email: user?.email ?? '',
  };
  const home = user ? paths.dashboard() : paths.home();
  return (
    <EmptyState className={styles.joinState} headingLevel={1} title={t(title)} text={t(text, { ...named })}>
      {link.status === 'other_address' ? (
        <OtherAccount />
      ) : link.status === 'banned' ? (
        <Button onClick={() => void navigate(paths.contact())}>{t('collaborators:closedWriteUs')}</Button>
      ) : (
        <Link className={buttonClass({ variant: 'go' })} data-slot="button" to={home}>
          {user ? t('common:navDashboard') : t('collaborators:joinHome')}
        </Link>
      )}
    </EmptyState>
  );
}

/** Signs out, and stays: the invitation is there for another account. */
function OtherAccount() {
  const { t } = useTranslation('collaborators');
  const store = useSessionStore();
  const { isBusy } = useSession();
  const asked = useAskedSignOut((scope) => void signOut(store, () => {}, scope).catch(console.error));
  return (
    <>
      <Button isBusy={isBusy} onClick={() => asked.signOut('local')}>
        {t('joinOtherAccount')}
      </Button>
      {asked.dialog}
    </>
  );
}
