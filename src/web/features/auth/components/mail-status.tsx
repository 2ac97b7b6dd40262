import { useTranslation } from 'react-i18next';
import { useMailsStayHere } from '#web/data/use-config.ts';
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
      <AuthText role="status">{mailsStayHere ? ready : sent}</AuthText>
      {mailsStayHere && <AuthText>{t('noMailServer')}</AuthText>}
    </>
  );
}
