import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ScriptedForm } from '#web/forms/scripted-form.tsx';
import { paths } from '#web/paths.ts';
import { useReturn } from '#web/session/return-to.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import type { SessionSnapshot } from '#web/session/session-store.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toasts.ts';
import { CodeSignIn } from '../code/components/code-sign-in.tsx';
import { OpenedLink } from '../email-link/opened-link.tsx';
import { formOf, returnErrorOf, socialReasonKey } from '../model.ts';
import { landing } from '../mutations.ts';
import { SecondFactor } from '../second-factor/second-factor.tsx';
import { AccessTabs } from './access-tabs.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthBack, AuthText } from './auth-parts.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Shows a returned error once, then removes it from the address [AUTH-7]. */
function useReturnError({ status, needsSecondFactor }: SessionSnapshot) {
  const { t } = useTranslation(['auth', 'common']);
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSessionStore();
  const hasCode = new URLSearchParams(search).has('code');
  // The code is expired, or was requested by another browser.
  const isLost = status === 'signed-out' && !needsSecondFactor && hasCode;
  const error = returnErrorOf(search, hash) ?? (isLost ? { code: 'bad_oauth_state', description: '' } : null);
  const { code, description } = error ?? {};
  useEffect(() => {
    if (code === undefined) return;
    // During hydration every user looks signed out.
    if (status === 'loading' || session.getSnapshot().status === 'loading') return;
    const key = socialReasonKey({ code });
    toast({
      title: t('auth:socialFailed'),
      description: key ? t(`auth:${key}`) : (description ?? ''),
      variant: 'destructive',
    });
    Promise.resolve(navigate(pathname, { replace: true })).catch(console.error);
  }, [code, description, navigate, pathname, session, status, t]);
  useEffect(() => {
    if (!needsSecondFactor || !hasCode) return;
    // The code has served: who leaves at the second factor has not lost it.
    const rest = new URLSearchParams(search);
    rest.delete('code');
    Promise.resolve(navigate({ pathname, search: String(rest) }, { replace: true })).catch(console.error);
  }, [hasCode, navigate, needsSecondFactor, pathname, search]);
}

/** [AUTH-1] */
export function AuthPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const { status, user, isRecovering, needsSecondFactor } = session;
  const asked = formOf(new URLSearchParams(search));
  const form = isRecovering ? 'new-password' : asked;
  const titles = {
    login: t('auth:signInTitle'),
    signup: t('auth:signUpTitle'),
    forgot: t('auth:forgotTitle'),
    'new-password': t('auth:newPasswordTitle'),
    code: t('auth:codeTitle'),
    link: t('auth:linkOpening'),
  };
  const isThrough = user !== null && form !== 'new-password' && form !== 'link';
  // The address decides about the titles of the other forms.
  usePageTitle(isRecovering ? titles[form] : undefined);
  useReturnError(session);
  useReturn(isThrough, landing());

  if (form === 'link') return <OpenedLink />;
  if (needsSecondFactor) return <SecondFactor />;
  if (status === 'loading' || isThrough) {
    return (
      <AuthLayout title={titles[form]}>
        <Spinner label={t('common:loading')} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={titles[form]}>
      {(form === 'login' || form === 'signup') && <AccessTabs form={form} />}
      {form === 'forgot' && (
        <ScriptedForm>
          <ForgotPassword />
        </ScriptedForm>
      )}
      {form === 'code' && (
        <ScriptedForm>
          <CodeSignIn />
        </ScriptedForm>
      )}
      {form === 'new-password' && user !== null && (
        <NewPasswordForm
          email={user.email ?? ''}
          onDone={() => navigate(paths.dashboard(), { replace: true })}
        />
      )}
      {form === 'new-password' && user === null && (
        <>
          <AuthText>{t('auth:linkExpired')}</AuthText>
          <AuthBack to={paths.auth({ action: 'forgot' })}>{t('auth:forgotPassword')}</AuthBack>
        </>
      )}
    </AuthLayout>
  );
}
