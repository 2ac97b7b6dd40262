import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/data/request.ts';
import type { SessionUser } from '#web/session/session-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Setting, SettingProblem, SettingsSection } from '../../profile/components/setting.tsx';
import { useCancelEmailChange } from '../mutations.ts';
import { keysQuery } from '../queries.ts';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './security.module.css';
import { SessionList } from './session-list.tsx';

export function SecuritySection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const cache = useQueryClient();
  const { data: keys, error, refetch } = useQuery(keysQuery(user.id));
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const cancel = useCancelEmailChange(user);
  const close = () => setOpen(null);
  const hasPassword = keys?.hasPassword ?? true;
  return (
    <SettingsSection id="security" title={t('security')}>
      {error && (
        <SettingProblem>
          <p>{failureText(error)}</p>
          <Button onClick={() => refetch()}>{t('retry')}</Button>
        </SettingProblem>
      )}
      <Setting>
        <div>
          <h3>{t('emailTitle')}</h3>
          <p className={styles.settingValue}>{user.email}</p>
          {keys?.pendingEmail && <p>{t('emailWaiting', { email: keys.pendingEmail })}</p>}
        </div>
        <Row gap={8} align="stretch" wrap>
          {keys?.pendingEmail && (
            <Button isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('emailCancel')}
            </Button>
          )}
          <Button onClick={() => setOpen('email')}>{t('emailChange')}</Button>
        </Row>
      </Setting>
      <Setting>
        <div>
          <h3>{t('passwordTitle')}</h3>
          <p>{hasPassword ? t('passwordText') : t('passwordNone')}</p>
        </div>
        <Button onClick={() => setOpen('password')}>
          {hasPassword ? t('passwordChange') : t('passwordSet')}
        </Button>
      </Setting>
      {keys && (
        <SecondFactor
          keys={keys}
          onChange={() => cache.invalidateQueries({ queryKey: keysQuery(user.id).queryKey })}
        />
      )}
      <SessionList userId={user.id} />
      {open === 'email' && <EmailDialog user={user} hasPassword={hasPassword} onClose={close} />}
      {open === 'password' && <PasswordDialog userId={user.id} hasPassword={hasPassword} onClose={close} />}
    </SettingsSection>
  );
}
