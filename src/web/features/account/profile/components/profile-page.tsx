import { useTranslation } from 'react-i18next';
import { useSession } from '#web/lib/session.tsx';
import { Face } from '#web/ui/face.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { ProfileForm } from './profile-form.tsx';
import '../../styles.css';
import '../styles.css';

/** Who one is to others, and how one likes things (PROF-2). */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  if (!user) return null; // The gate lets nobody else in.
  return (
    <div className="profile">
      <header className="profile-head">
        <Face name={user.displayName} src={user.avatar} colourOf={user.id} size="large" />
        <div>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
      </header>
      <ProfileForm key={user.id} user={user} />
      <MailSwitches user={user} />
    </div>
  );
}
