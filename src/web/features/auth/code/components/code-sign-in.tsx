import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailForm } from '../../components/email-form.tsx';
import { codeEmail, forgetCodeEmail, useCodeActions } from '../mutations.ts';
import { CodeForm } from './code-form.tsx';
import { ResendButton } from './resend-button.tsx';

/** Signing in by mail: first the address, then the code; the link of the same mail does as well (AUTH-8). */
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
          <p className="auth-text">{t('codeText')}</p>
          <EmailForm
            email=""
            submitLabel={t('codeSend')}
            onSend={async (form) => {
              const isSent = await requestCode(form.email);
              if (isSent) setEmail(form.email);
              return isSent;
            }}
          />
        </>
      ) : (
        <>
          <p className="auth-text" role="status">
            {t('codeSentText', { email })}
          </p>
          <CodeForm submitLabel={t('signIn')} onCode={(code) => enterCode(email, code)} />
          <div className="auth-again">
            <p className="auth-text">{t('checkHint')}</p>
            <ResendButton onResend={() => requestCode(email)} />
            <Button variant="quiet" onClick={forget}>
              {t('otherAddress')}
            </Button>
          </div>
        </>
      )}
      <Link className="link auth-back" to={paths.auth({ action: 'login' })}>
        {t('backToSignIn')}
      </Link>
    </>
  );
}
