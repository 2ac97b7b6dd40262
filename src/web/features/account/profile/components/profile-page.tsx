import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/data/use-config.ts';
import { useSession } from '#web/session/session.tsx';
import { Stops } from '#web/ui/stops.tsx';
import { AvatarSection } from '../../avatar/avatar-section.tsx';
import { DeletionSection } from '../../deletion/components/deletion-section.tsx';
import { PushSection } from '../../push/push-section.tsx';
import { SecuritySection } from '../../security/components/security-section.tsx';
import { MailSwitches } from './mail-switches.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';

/** [PROF-2] [AUTH-8] [AUTH-9] [PLUS-9] */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  if (!user) return null; // The auth guard admits signed-in users only.
  return (
    <div className={styles.profile}>
      <header className={styles.profileHead}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <SectionLinks />
      <div className={styles.profileSections} key={user.id}>
        <AvatarSection user={user} />
        <ProfileForm user={user} />
        <MailSwitches user={user} />
        <SecuritySection user={user} />
        <PushSection user={user} />
        <DeletionSection user={user} />
      </div>
    </div>
  );
}

function SectionLinks() {
  const { t } = useTranslation('profile');
  const config = useConfig();
  const sections = [
    { id: 'identity', name: t('identity') },
    { id: 'home', name: t('home') },
    { id: 'style', name: t('travelStyle') },
    { id: 'preferences', name: t('preferences') },
    ...(config?.sendsMails ? [{ id: 'mails', name: t('mails') }] : []),
    { id: 'security', name: t('security') },
    ...(config?.pushKey ? [{ id: 'notifications', name: t('push') }] : []),
    { id: 'data', name: t('data') },
  ];
  return (
    <nav className={styles.profileLinks} aria-label={t('sections')}>
      <Stops as="ul">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </Stops>
    </nav>
  );
}
