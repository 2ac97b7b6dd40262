import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pushKeyQuery } from '../../push/queries.ts';
import { sendsMailsQuery } from '../queries.ts';
import styles from './profile.module.css';

/** Beside the sections where there is room. */
export function SectionLinks() {
  const { t } = useTranslation('profile');
  const { data: sendsMails } = useQuery(sendsMailsQuery);
  const { data: pushKey } = useQuery(pushKeyQuery);
  const sections = [
    { id: 'identity', name: t('identity') },
    { id: 'home', name: t('home') },
    { id: 'preferences', name: t('preferences') },
    ...(sendsMails ? [{ id: 'mails', name: t('mails') }] : []),
    { id: 'security', name: t('security') },
    ...(pushKey ? [{ id: 'notifications', name: t('push') }] : []),
    { id: 'data', name: t('data') },
  ];
  return (
    <nav className={styles.profileLinks} aria-label={t('sections')}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
