import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useReturn } from '#web/lib/return-to.ts';
import { useSession } from '#web/lib/session.tsx';
import { paths } from '#web/paths.ts';
import { pendingEmail, useAuthActions } from '../mutations.ts';
import { AuthLayout } from './auth-layout.tsx';
import { EmailForm } from './email-form.tsx';

/** After a registration that has to be confirmed by mail: where to look, and the message once more (AUTH-3). */
export function CheckEmailPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const { resendConfirmation } = useAuthActions();
  const email = pendingEmail();
  usePageTitle(t('checkTitle'));
  useReturn(user !== null, paths.dashboard()); // The link was opened in another tab.
  return (
    <AuthLayout title={t('checkTitle')}>
      <p className="auth-text">{email ? t('checkText', { email }) : t('checkTextNoEmail')}</p>
      <p className="auth-text">{t('checkHint')}</p>
      <EmailForm email={email ?? ''} submitLabel={t('resend')} onSend={resendConfirmation} />
      <Link className="link auth-back" to={paths.auth({ action: 'login' })}>
        {t('backToSignIn')}
      </Link>
    </AuthLayout>
  );
}
