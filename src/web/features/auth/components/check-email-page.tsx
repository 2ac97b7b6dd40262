import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useReturn } from '#web/session/return-to.ts';
import { useSession } from '#web/session/session.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { CodeForm } from '../code/components/code-form.tsx';
import { ResendButton } from '../code/components/resend-button.tsx';
import { useCodeActions } from '../code/mutations.ts';
import { landing, pendingEmail, useAuthActions } from '../mutations.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthAgain, AuthBack, AuthText } from './auth-parts.tsx';
import { EmailForm } from './email-form.tsx';
import { MailStatus } from './mail-status.tsx';

/** Offers to send the confirmation again [AUTH-3]. */
export function CheckEmailPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const { resendConfirmation } = useAuthActions();
  const { enterCode } = useCodeActions();
  const signedUp = pendingEmail();
  const [asked, setAsked] = useState<string | null>(null);
  const email = signedUp ?? asked;
  const [sent, ready] = signedUp
    ? (['checkText', 'checkReadyText'] as const)
    : // Nobody knows whether the address has an account.
      asked
      ? (['codeSentText', 'codeReadyText'] as const)
      : (['checkTextNoEmail', 'checkTextNoEmail'] as const);
  usePageTitle(t('checkTitle'));
  useReturn(user !== null, landing()); // The link may be opened in another tab, which signs in here too.
  return (
    <AuthLayout title={t('checkTitle')}>
      <MailStatus sent={t(sent, { email })} ready={t(ready, { email })} />
      {email === null ? (
        <>
          <AuthText>{t('checkHint')}</AuthText>
          <EmailForm submitLabel={t('resend')} onSend={resendConfirmation} onSent={setAsked} />
        </>
      ) : (
        <>
          <CodeForm
            submitLabel={t('confirm')}
            hint={t('checkCodeHint')}
            onCode={(code) => enterCode(email, code)}
          />
          <AuthAgain>
            <AuthText>{t('checkHint')}</AuthText>
            <ResendButton onResend={() => resendConfirmation({ email })} />
            <Link className="link" to={paths.auth({ action: 'signup' })}>
              {t('wrongAddress')}
            </Link>
          </AuthAgain>
        </>
      )}
      <AuthBack to={paths.auth({ action: 'login' })}>{t('backToSignIn')}</AuthBack>
    </AuthLayout>
  );
}
