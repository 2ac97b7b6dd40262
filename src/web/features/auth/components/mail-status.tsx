import { useTranslation } from 'react-i18next';
import { useMailsStayHere } from '#web/data/use-mails-stay-here.ts';
import styles from '../auth.module.css';

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
      <p className={styles.authText} role="status">
        {mailsStayHere ? ready : sent}
      </p>
      {mailsStayHere && <p className={styles.authText}>{t('noMailServer')}</p>}
    </>
  );
}
