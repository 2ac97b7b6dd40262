import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '#web/lib/page-title.ts';
import { readQuickPlan } from '#web/lib/quick-plan.ts';
import { useReturn } from '#web/lib/return-to.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toasts.ts';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { formOf, returnErrorOf } from '../model.ts';
import { AccessTabs } from './access-tabs.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** A social sign-in or a link of a mail that came back with an error: said once, then gone from the address. */
function useReturnError() {
  const { t } = useTranslation(['auth', 'common']);
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const error = returnErrorOf(search, hash);
  useEffect(() => {
    if (error === null) return;
    toast({ title: t('auth:socialFailed'), description: error, variant: 'destructive' });
    Promise.resolve(navigate(pathname, { replace: true })).catch(console.error);
  }, [error, navigate, pathname, t]);
}

/** Sign-in, registration, the two halves of a forgotten password, and the return from a social sign-in (AUTH-1). */
export function AuthPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { status, user, isRecovering } = useSession();
  const asked = formOf(new URLSearchParams(search));
  const form = isRecovering ? 'new-password' : asked;
  const titles = {
    login: t('auth:signInTitle'),
    signup: t('auth:signUpTitle'),
    forgot: t('auth:forgotTitle'),
    'new-password': t('auth:newPasswordTitle'),
  };
  usePageTitle(titles[form]);
  useReturnError();
  useReturn(
    user !== null && form !== 'new-password',
    paths.dashboard(readQuickPlan() ? { action: 'createTrip' } : {}),
  );

  if (status === 'loading' || (user !== null && form !== 'new-password')) {
    return (
      <AuthLayout title={titles[form]}>
        <Spinner label={t('common:loading')} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={titles[form]}>
      {(form === 'login' || form === 'signup') && <AccessTabs form={form} />}
      {form === 'forgot' && <ForgotPassword />}
      {form === 'new-password' && user !== null && (
        <NewPasswordForm onDone={() => navigate(paths.dashboard(), { replace: true })} />
      )}
      {form === 'new-password' && user === null && (
        <>
          <p className="auth-text">{t('auth:linkExpired')}</p>
          <Link className="link auth-back" to={paths.auth({ action: 'forgot' })}>
            {t('auth:forgotPassword')}
          </Link>
        </>
      )}
    </AuthLayout>
  );
}
