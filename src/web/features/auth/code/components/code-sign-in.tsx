import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthAgain, AuthBack, AuthText } from '../../components/auth-parts.tsx';
import { EmailForm } from '../../components/email-form.tsx';
import { MailStatus } from '../../components/mail-status.tsx';
import { codeEmail, forgetCodeEmail, useCodeActions } from '../mutations.ts';
import { CodeForm } from './code-form.tsx';
import { ResendButton } from './resend-button.tsx';

/** Asks for an address, then for the code; the mail's link works too [AUTH-8]. */
export function CodeSignIn() {
  const { t } = useTranslation('auth');
  const { requestCode, enterCode } = useCodeActions();
  const [email, setEmail] = useState(codeEmail);
  const forget = () => {
    forgetCodeEmail();
    setEmail(null);
  };
  return (
    <>
      {email === null ? (
        <>
          <AuthText>{t('codeText')}</AuthText>
          <EmailForm
            submitLabel={t('codeSend')}
            onSend={(form) => requestCode(form.email)}
            onSent={setEmail}
          />
        </>
      ) : (
        <>
          <MailStatus sent={t('codeSentText', { email })} ready={t('codeReadyText', { email })} />
          <CodeForm submitLabel={t('signIn')} onCode={(code) => enterCode(email, code)} />
          <AuthAgain>
            <AuthText>{t('checkHint')}</AuthText>
            <ResendButton onResend={() => requestCode(email)} />
            <Button variant="quiet" onClick={forget}>
              {t('otherAddress')}
            </Button>
          </AuthAgain>
        </>
      )}
      <AuthBack to={paths.auth({ action: 'login' })}>{t('backToSignIn')}</AuthBack>
    </>
  );
}
