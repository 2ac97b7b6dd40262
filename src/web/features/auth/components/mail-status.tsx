import { useTranslation } from 'react-i18next';
import { useMailsStayHere } from '#web/data/use-config.ts';
import { Status } from '#web/ui/status.tsx';
import { AuthText } from './auth-parts.tsx';

interface MailStatusProps {
  /** Shown with a mail server. */
  sent: string;
  /** Shown without a mail server: the operator passes the mail on. */
  ready: string;
}

/** Claims that a mail is on its way only where a mail server sends it. */
export function MailStatus({ sent, ready }: MailStatusProps) {
  const { t } = useTranslation('auth');
  const mailsStayHere = useMailsStayHere();
  return (
    <>
      <Status>
        <AuthText>{mailsStayHere ? ready : sent}</AuthText>
      </Status>
      {mailsStayHere && <AuthText>{t('noMailServer')}</AuthText>}
    </>
  );
}
