import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#web/lib/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import { useDownloadMyData } from '../mutations.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import '../styles.css';

/** What is stored of oneself, to take along; and the way out (PLUS-9). */
export function LeavingSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const download = useDownloadMyData();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <section className="profile-section" id="data" aria-labelledby="data-title">
      <h2 id="data-title">{t('data')}</h2>
      <div className="setting">
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
      <div className="setting">
        <div>
          <h3>{t('leaveTitle')}</h3>
          <p>{t('leaveText')}</p>
        </div>
        <Button className="leave-button" onClick={() => setIsLeaving(true)}>
          {t('leave')}
        </Button>
      </div>
      {isLeaving && <DeleteAccountDialog user={user} onClose={() => setIsLeaving(false)} />}
    </section>
  );
}
