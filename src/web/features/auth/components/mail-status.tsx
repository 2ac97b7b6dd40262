import { useTranslation } from 'react-i18next';
import { useMailsStayHere } from '#web/data/use-config.ts';
import { AuthText } from './auth-parts.tsx';

interface MailStatusProps {
  /** With a mail server. */
  sent: string;
  /** Without: the operator has it. */
  ready: string;
}

/** "On its way" is true only with a mail server. */
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
