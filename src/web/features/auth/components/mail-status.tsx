import { useTranslation } from 'react-i18next';
import { useMailsStayHere } from '#web/data/use-mails-stay-here.ts';
import { AuthText } from './auth-parts.tsx';

interface MailStatusProps {
  /** Where a mail server takes the message. */
  sent: string;
  /** Where none does: the operator has it. */
  ready: string;
}

/** Says what became of a message: that it is on its way is true where a mail server takes it. */
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
