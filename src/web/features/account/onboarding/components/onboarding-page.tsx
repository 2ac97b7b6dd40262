import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Landscape } from '#web/artwork/landscape.tsx';
import { Logo } from '#web/artwork/logo.tsx';
import { paths } from '#web/paths.ts';
import { useReturn } from '#web/session/return-to.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import type { SessionUser } from '#web/session/session-user.ts';
import { useAskedSignOut } from '#web/session/use-asked-sign-out.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSignOut } from '../../security/mutations.ts';
import { STEPS, stepsLeft } from '../steps.ts';
import styles from './account.module.css';
import { OnboardingFlow } from './onboarding-flow.tsx';

/** Offers a sign-out to users who meant another account. */
function WayOut({ email }: { email: string }) {
  const { t } = useTranslation('onboarding');
  const leave = useSignOut();
  const { signOut, dialog } = useAskedSignOut(leave.mutate);
  return (
    <Note size={14} className={styles.onboardingOut}>
      {t('account', { email })}{' '}
      <Button variant="quiet" size="small" isBusy={leave.isPending} onClick={() => signOut('local')}>
        {t('signOut')}
      </Button>
      {dialog}
    </Note>
  );
}

/** Stays while the steps pass: a heading that gets shorter would move the button from under the finger. */
function Greeting({ user, isNewUser }: { user: SessionUser; isNewUser: boolean }) {
  const { t } = useTranslation('onboarding');
  const left = stepsLeft(user);
  const [name] = useState(isNewUser && left === STEPS.length ? user.displayName : null);
  return <h1>{name === null ? t('left', { count: left }) : t('welcome', { name })}</h1>;
}

/** Redirects to the page first asked for once onboarding is complete [ONB-1]. */
export function OnboardingPage() {
  const { t } = useTranslation(['onboarding', 'common']);
  const { user, isNewUser } = useSession();
  const store = useSessionStore();
  usePageTitle(t('onboarding:title'));
  useReturn(user?.onboarding_completed === true, paths.dashboard());
  if (!user) return null; // The auth guard admits signed-in users only.
  return (
    <div className={styles.onboarding}>
      <main className={styles.onboardingMain} id="content" tabIndex={-1}>
        <Link className={styles.onboardingLogo} to={paths.home()} aria-label={t('common:homeLink')}>
          <Logo />
        </Link>
        <Greeting key={String(user.isFallback)} user={user} isNewUser={isNewUser} />
        {user.isFallback && (
          <Row gap={16} rowGap={12} justify="between" wrap className={styles.onboardingUnread} role="alert">
            <p>{t('onboarding:profileUnread')}</p>
            <Button variant="line" onClick={() => store.refresh()}>
              {t('onboarding:retry')}
            </Button>
          </Row>
        )}
        {!user.isFallback && !user.onboarding_completed && <OnboardingFlow user={user} />}
        {user.onboarding_completed && <Spinner label={t('common:loading')} />}
        <WayOut email={user.email ?? ''} />
      </main>
      <div className={styles.onboardingPicture} aria-hidden="true">
        <Landscape kind="mountains" />
      </div>
    </div>
  );
}
