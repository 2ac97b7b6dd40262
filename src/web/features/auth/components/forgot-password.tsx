import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { useAuthActions } from '../mutations.ts';
import { AuthBack, AuthText } from './auth-parts.tsx';
import { EmailForm } from './email-form.tsx';
import { MailStatus } from './mail-status.tsx';

/** Does not reveal whether an account exists [AUTH-8]. */
export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { requestRecovery } = useAuthActions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? (
        <>
          <AuthText>{t('forgotText')}</AuthText>
          <EmailForm submitLabel={t('sendLink')} onSend={requestRecovery} onSent={setSentTo} />
        </>
      ) : (
        <MailStatus
          sent={t('linkSentText', { email: sentTo })}
          ready={t('linkReadyText', { email: sentTo })}
        />
      )}
      <AuthBack to={paths.auth({ action: 'login' })}>{t('backToSignIn')}</AuthBack>
    </>
  );
}
