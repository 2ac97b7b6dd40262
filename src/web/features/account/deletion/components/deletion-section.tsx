import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#web/session/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Setting, SettingsSection } from '../../profile/components/setting.tsx';
import { useDownloadMyData } from '../mutations.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './deletion.module.css';

export function DeletionSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const download = useDownloadMyData();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <SettingsSection id="data" title={t('data')}>
      <Setting>
        <div>
          <h3>{t('downloadTitle')}</h3>
          <p>{t('downloadText')}</p>
        </div>
        <Button icon={<Download />} isBusy={download.isPending} onClick={() => download.mutate()}>
          {t('download')}
        </Button>
      </Setting>
      <Setting>
        <div>
          <h3>{t('leaveTitle')}</h3>
          <p>{t('leaveText')}</p>
        </div>
        <Button className={styles.leaveButton} onClick={() => setIsLeaving(true)}>
          {t('leave')}
        </Button>
      </Setting>
      {isLeaving && <DeleteAccountDialog user={user} onClose={() => setIsLeaving(false)} />}
    </SettingsSection>
  );
}
