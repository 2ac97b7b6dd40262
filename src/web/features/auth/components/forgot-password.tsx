import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import styles from '../auth.module.css';
import { useAuthActions } from '../mutations.ts';
import { EmailForm } from './email-form.tsx';
import { MailStatus } from './mail-status.tsx';

/** Requests a recovery mail (AUTH-8). Does not reveal whether the account exists. */
export function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { requestRecovery } = useAuthActions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? (
        <>
          <p className={styles.authText}>{t('forgotText')}</p>
          <EmailForm
            email=""
            submitLabel={t('sendLink')}
            onSend={async (form) => {
              const isSent = await requestRecovery(form);
              if (isSent) setSentTo(form.email);
              return isSent;
            }}
          />
        </>
      ) : (
        <MailStatus
          sent={t('linkSentText', { email: sentTo })}
          ready={t('linkReadyText', { email: sentTo })}
        />
      )}
      <Link className={clsx(styles.authBack, 'link')} to={paths.auth({ action: 'login' })}>
        {t('backToSignIn')}
      </Link>
    </>
  );
}
