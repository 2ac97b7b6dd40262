import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../auth.module.css';
import { hasNoMailServerQuery } from '../queries.ts';

/** Says where a message is that no mail server takes: nothing where one does, or where it is not known. */
export function MailServerNote() {
  const { t } = useTranslation('auth');
  const { data: hasNone = false } = useQuery(hasNoMailServerQuery);
  return hasNone && <p className={styles.authText}>{t('noMailServer')}</p>;
}
