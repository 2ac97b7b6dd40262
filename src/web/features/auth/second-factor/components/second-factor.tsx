import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { AuthLayout } from '../../components/auth-layout.tsx';
import { AuthAgain } from '../../components/auth-parts.tsx';
import { useSecondFactor } from '../mutations.ts';
import { AppCode } from './app-code.tsx';
import { RecoveryCode } from './recovery-code.tsx';

/** [AUTH-9] */
export function SecondFactor() {
  const { t } = useTranslation('auth');
  const { leave } = useSecondFactor();
  const [isRecovery, setIsRecovery] = useState(false);
  usePageTitle(t('secondTitle'));
  return (
    <AuthLayout title={t('secondTitle')}>
      {isRecovery ? <RecoveryCode /> : <AppCode />}
      <AuthAgain>
        <Button variant="line" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t('appInstead') : t('recoveryInstead')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('leave')}
        </Button>
      </AuthAgain>
    </AuthLayout>
  );
}
