import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthLayout } from '../components/auth-layout.tsx';
import { AuthBack, AuthText, authActionClass } from '../components/auth-parts.tsx';
import { EmailForm } from '../components/email-form.tsx';
import { pendingEmail, useAuthActions } from '../mutations.ts';
import type { LinkKind, LinkProblem } from './link-problem.ts';
import { useOpenedLink } from './use-opened-link.ts';

/** Shows how to go on, or the problem and its only remedy [AUTH-3] [AUTH-8]. */
export function OpenedLink() {
  const { t } = useTranslation(['auth', 'common']);
  const { state, open } = useOpenedLink();
  if (state.step === 'working') {
    return (
      <AuthLayout title={t('auth:linkOpening')}>
        <div data-needs-scripts="">
          <Spinner label={t('common:loading')} />
        </div>
      </AuthLayout>
    );
  }
  if (state.step === 'ask') return <LinkQuestion email={state.email} onOpen={open} />;
  if (state.step === 'half') {
    return (
      <AuthLayout title={t('auth:halfTitle')}>
        <AuthText>{t('auth:halfText')}</AuthText>
        <AuthBack to={paths.dashboard()}>{t('auth:toTrips')}</AuthBack>
      </AuthLayout>
    );
  }
  return <LinkTrouble problem={state.problem} kind={state.kind} onRetry={open} />;
}

/** Asks before a link takes the place of who is signed in. */
function LinkQuestion({ email, onOpen }: { email: string; onOpen: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <AuthLayout title={t('linkAskTitle')}>
      <AuthText>{t('linkAskText', { email })}</AuthText>
      <Button className={authActionClass} variant="go" size="big" onClick={onOpen}>
        {t('linkAskOpen')}
      </Button>
      <AuthBack to={paths.dashboard()}>{t('toTrips')}</AuthBack>
    </AuthLayout>
  );
}

interface LinkTroubleProps {
  problem: LinkProblem;
  kind: LinkKind | null;
  onRetry: () => void;
}

function LinkTrouble({ problem, kind, onRetry }: LinkTroubleProps) {
  const { t } = useTranslation('auth');
  const words = {
    used: [t('linkUsedTitle'), t('linkUsedText')],
    expired: [t('linkExpiredTitle'), t('linkExpiredText')],
    replaced: [t('linkReplacedTitle'), t('linkReplacedText')],
    foreign: [t('linkForeignTitle'), t('linkForeignText')],
    taken: [t('linkTakenTitle'), t('linkTakenText')],
    banned: [t('accountBannedTitle'), t('accountBanned')],
    failed: [t('linkFailedTitle'), t('unreachable')],
  }[problem];
  return (
    <AuthLayout title={words[0] ?? ''}>
      <AuthText>{words[1]}</AuthText>
      <LinkHelp problem={problem} kind={kind} onRetry={onRetry} />
    </AuthLayout>
  );
}

function LinkHelp({ problem, kind, onRetry }: LinkTroubleProps) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const { resendConfirmation } = useAuthActions();
  const action = (to: string, label: string) => (
    <Link className={buttonClass({ variant: 'go', size: 'big', className: authActionClass })} to={to}>
      {label}
    </Link>
  );
  if (problem === 'failed') {
    return (
      <Button className={authActionClass} variant="go" size="big" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    );
  }
  if (problem === 'banned') return action(paths.contact(), t('writeUs'));
  if (problem === 'taken' || kind === 'email_change')
    return action(user ? paths.profile() : paths.auth({ action: 'login' }), t('toProfile'));
  if (problem === 'expired' || problem === 'replaced') {
    if (kind === 'recovery') return action(paths.auth({ action: 'forgot' }), t('newLink'));
    if (kind === 'magiclink') return action(paths.auth({ action: 'code' }), t('newLink'));
    if (kind === 'signup')
      return (
        <EmailForm email={pendingEmail() ?? ''} submitLabel={t('newLink')} onSend={resendConfirmation} />
      );
  }
  return user
    ? action(paths.dashboard(), t('toTrips'))
    : action(paths.auth({ action: 'login' }), t('signIn'));
}
