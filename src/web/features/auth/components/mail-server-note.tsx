import { useTranslation } from 'react-i18next';
import { useMailsStayHere } from '#web/data/use-mails-stay-here.ts';
import styles from '../auth.module.css';

/** Says where a message is that no mail server takes: nothing where one does, or where it is not known. */
export function MailServerNote() {
  const { t } = useTranslation('auth');
  return useMailsStayHere() && <p className={styles.authText}>{t('noMailServer')}</p>;
}
