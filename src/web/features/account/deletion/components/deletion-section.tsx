import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#web/session/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import profileStyles from '../../profile/profile.module.css';
import styles from '../deletion.module.css';
import { useDownloadMyData } from '../mutations.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What is stored of oneself, to take along; and the way out (PLUS-9). */
export function DeletionSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const download = useDownloadMyData();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <section className={profileStyles.profileSection} id="data" aria-labelledby="data-title">
      <h2 id="data-title">{t('data')}</h2>
      <div className={profileStyles.setting}>
        <div>
          <h3>{t('downloadTitle')}</h3>
          <p>{t('downloadText')}</p>
        </div>
        <Button
          icon={<Download aria-hidden="true" />}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('download')}
        </Button>
      </div>
      <div className={profileStyles.setting}>
        <div>
          <h3>{t('leaveTitle')}</h3>
          <p>{t('leaveText')}</p>
        </div>
        <Button className={styles.leaveButton} onClick={() => setIsLeaving(true)}>
          {t('leave')}
        </Button>
      </div>
      {isLeaving && <DeleteAccountDialog user={user} onClose={() => setIsLeaving(false)} />}
    </section>
  );
}
